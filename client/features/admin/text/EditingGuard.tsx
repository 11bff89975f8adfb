import { type ReactNode, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { FormErrorCode, ServerError, ZodForm } from "../../../ui/form/useZodForm.ts";
import { type ChangedField, CurrentVersion, CurrentVersionButton } from "./CurrentVersion.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";

/** Something that is edited while others may save it. */
export interface Editing<Entity> {
  /** What the form began with; a save and a choice at OUTDATED begin anew. */
  entity: Entity;
  /** What another admin has saved since, where a save came too late. */
  standing: NonNullable<Entity> | undefined;
  isShowing: boolean;
  setShowing: (isShowing: boolean) => void;
  /** Goes on from what is stored. */
  begin: (now: NonNullable<Entity>) => void;
  /** Takes down what stands now, where that is why a save was refused. @returns the errors, for the form */
  refused: <Errors extends readonly ServerError[]>(errors: Errors, now?: NonNullable<Entity> | null) => Errors;
  /** For `Form`: leads to what stands now. */
  remedy: (code: FormErrorCode) => ReactNode;
}

/**
 * What an editor of something begins with, and what another admin has saved since.
 * @param opened null or undefined for something new; what others make of it meanwhile changes nothing of what is typed
 */
export function useEditing<Entity>(opened: Entity): Editing<Entity> {
  const [entity, setEntity] = useState(opened);
  const [standing, setStanding] = useState<NonNullable<Entity>>();
  const [isShowing, setShowing] = useState(false);
  return {
    ...{ entity, standing, isShowing, setShowing },
    begin: (now) => {
      setStanding(undefined);
      setEntity(now);
    },
    refused: (errors, now) => {
      if (now && errors.some(({ code }) => code === "OUTDATED")) setStanding(now);
      return errors;
    },
    remedy: (code) => code === "OUTDATED" && standing && <CurrentVersionButton onClick={() => setShowing(true)} />,
  };
}

/**
 * Asks before what was typed is lost, and shows what another admin has saved before it is written over.
 * @param props.hasMore whether more was typed than the form knows of
 * @param props.fieldsOf in which fields what stands now differs from what was typed
 * @param props.onTake puts what stands now in the place of what was typed
 * @param props.onKeep keeps what was typed, where that is more than sending it next
 */
export function EditingGuard<Entity, Values extends FieldValues, Sent>(props: {
  editing: Editing<Entity>;
  form: ZodForm<Values, Sent>;
  hasMore?: boolean;
  fieldsOf: (standing: NonNullable<Entity>, typed: Values) => readonly ChangedField[];
  onTake: (standing: NonNullable<Entity>) => void;
  onKeep?: (standing: NonNullable<Entity>) => void;
}) {
  const { editing, form, hasMore = false } = props;
  const { standing } = editing;
  return (
    <>
      <LeaveGuard hasChanges={form.formState.isDirty || hasMore} />
      {standing && (
        <CurrentVersion
          fields={props.fieldsOf(standing, form.getValues())}
          isOpen={editing.isShowing}
          onClose={() => editing.setShowing(false)}
          onTake={() => props.onTake(standing)}
          onKeep={() => {
            // Sent next, what was typed takes the place of what stands now.
            editing.begin(standing);
            form.clearErrors();
            props.onKeep?.(standing);
          }}
        />
      )}
    </>
  );
}
