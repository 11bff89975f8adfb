import { type ReactNode, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { VersionedName } from "../../../../schema/audit.ts";
import type { FormErrorCode, ServerError, ZodForm } from "../../../ui/form/useZodForm.ts";
import { formatValue, labelOfField } from "../accounts/changeLabels.ts";
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

interface StandingProps<Entity, Values extends FieldValues, Sent> {
  editing: Editing<Entity>;
  form: ZodForm<Values, Sent>;
  /** In which fields what stands now differs from what was typed. */
  fieldsOf: (standing: NonNullable<Entity>, typed: Values) => readonly ChangedField[];
  /** Puts what stands now in the place of what was typed. */
  onTake: (standing: NonNullable<Entity>) => void;
  /** Keeps what was typed, where that is more than sending it next. */
  onKeep?: (standing: NonNullable<Entity>) => void;
}

/**
 * Asks before what was typed is lost, and shows what another admin has saved before it is written over.
 * @param props.hasMore whether more was typed than the form knows of
 */
export function EditingGuard<Entity, Values extends FieldValues, Sent>(
  props: StandingProps<Entity, Values, Sent> & { hasMore?: boolean },
) {
  return (
    <>
      <LeaveGuard hasChanges={props.form.formState.isDirty || (props.hasMore ?? false)} />
      <StandingGuard {...props} />
    </>
  );
}

/** Shows what another admin has saved before it is written over, or takes the place of what was typed. */
export function StandingGuard<Entity, Values extends FieldValues, Sent>(props: StandingProps<Entity, Values, Sent>) {
  const { editing, form } = props;
  const { standing } = editing;
  return (
    standing && (
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
    )
  );
}

/** Puts what is stored below what was typed: what was changed by hand stays, and is not saved yet. */
export function putBelow<Values extends FieldValues, Sent>(form: ZodForm<Values, Sent>, stored: Values): void {
  const typed = form.getValues();
  const begun = form.formState.defaultValues as Values | undefined;
  const isChanged = (name: keyof Values) => JSON.stringify(typed[name]) !== JSON.stringify(begun?.[name]);
  const changed = Object.fromEntries(Object.entries(typed).filter(([name]) => isChanged(name)));
  form.reset(stored);
  form.reset({ ...stored, ...changed }, { keepDefaultValues: true });
}

/**
 * In which fields of a form what is stored differs from what was typed, called as in the log of changes.
 * @param of whose fields they are
 */
export const differingFields = (of: VersionedName, stored: FieldValues, typed: FieldValues): ChangedField[] =>
  Object.entries(stored).flatMap(([name, now]) =>
    inWords(now) === inWords(typed[name]) ? [] : [{ label: labelOfField(of, name), now: inWords(now) }],
  );

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join("\n");
  if (typeof value === "object" && value) return Object.values(value).map(inWords).join(" ");
  const text = String(value ?? "");
  return text && formatValue(text);
}
