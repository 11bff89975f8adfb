import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ConsentKind } from "../../../schema/consents.ts";
import { answersSchema } from "../../../schema/questionnaires/answersSchema.ts";
import {
  type Answers,
  type Draft,
  draftOf,
  emptyDraft,
  missingFields,
  type QuestionField,
  type Questionnaire,
  type QuestionStep,
} from "../../../schema/questionnaires/definition.ts";
import { clearDraft, readDraft, storeDraft } from "../../guest/drafts.ts";
import { onErased } from "../../guest/storage.ts";
import { useViewer } from "../../session/viewer.ts";
import type { ConsentFieldProps } from "../form/ConsentField.tsx";
import { type ServerError, useZodForm, type ZodForm } from "../form/useZodForm.ts";
import { useStepHistory } from "./useStepHistory.ts";

/** Options of a wizard. */
interface WizardOptions<Definition extends Questionnaire> {
  definition: Definition;
  /** Answers of an earlier time, to be changed. */
  given?: Readonly<Record<string, unknown>>;
  /**
   * A consent that the last step asks for, and what gives it; absent where there is nothing to ask. `missing` is said at
   * the box when it must be given before anything is sent, and `onMissed` gets the answers that were not.
   */
  consent?:
    | {
        kind: ConsentKind;
        give: (answers: Answers<Definition>) => Promise<unknown>;
        missing?: string;
        onMissed?: (answers: Answers<Definition>) => void;
      }
    | undefined;
  /**
   * Submits the answers and returns what is wrong with them, nothing when it succeeded. The
   * consent has been given before, if it was; `isRefused` when it was asked for and not given.
   */
  send: (answers: Answers<Definition>, isRefused: boolean) => Promise<readonly ServerError[] | undefined>;
  /** Called when that was done, and the steps are out of the browser's history; until it has ended, it is still sending. */
  onSent?: () => unknown;
  /** True while it shows. */
  isOpen: boolean;
  /** Closes it, for one above a page. One that is the page has no way out before its first step. */
  onClose?: () => void;
}

/** A wizard on its way through the steps of a questionnaire. */
export interface WizardState {
  definition: Questionnaire;
  form: ZodForm<Draft>;
  /** From 0. */
  index: number;
  step: QuestionStep;
  isLast: boolean;
  /** The consent that is asked for; never saved in a draft. */
  consent: ConsentFieldProps | undefined;
  /** The questions of this step that must be answered and are not. */
  missing: readonly QuestionField[];
  /** Validates the step and goes on, or submits on the last step; errors show at their fields. */
  next: () => Promise<void>;
  /** Goes back a step; undefined on the first. */
  back: (() => void) | undefined;
  /** Back to the first step, with the answers as they are. A consent has to be given again. */
  rewind: () => void;
  /** Empties it. */
  clear: () => void;
}

/**
 * Steps through a questionnaire, validating each step; the answers are stored on the device until
 * they are sent, and the browser's Back goes one step back.
 */
export function useWizard<const Definition extends Questionnaire>(options: WizardOptions<Definition>): WizardState {
  const { definition, given, isOpen, onClose, consent } = options;
  const { steps } = definition;
  const account = useViewer()?.id;
  const [index, setIndex] = useState(0);
  const [isConsenting, setConsenting] = useState(false);
  const [isConsentMissed, setConsentMissed] = useState(false);
  const consentInput = useRef<HTMLInputElement>(null);
  const focusNext = useRef<string>(undefined);
  const empty = useMemo(() => emptyDraft(definition), [definition]);
  const values = useMemo(() => (given ? draftOf(definition, given) : undefined), [definition, given]);
  const schema = useMemo(() => answersSchema<Definition>(definition), [definition]);

  const onInvalid = (names: readonly string[]) => {
    const first = steps.findIndex(({ fields }) => fields.some(({ name }) => names.includes(name)));
    if (first < 0 || first === index) return;
    focusNext.current = steps[first]?.fields.find(({ name }) => names.includes(name))?.name;
    setIndex(first);
  };
  const send = async (answers: Answers<Definition>) => {
    if (isConsenting) await consent?.give(answers);
    const errors = await options.send(answers, consent !== undefined && !isConsenting);
    if (errors?.length) return errors;
    // What was sent is no longer a draft; later changes are.
    form.reset(form.getValues(), { keepDirtyValues: false });
    // Now, and not with an effect that may come after the page that says thanks.
    clearDraft(definition);
    await leave();
    await options.onSent?.();
  };
  const form = useZodForm<Draft, Answers<Definition>>(schema, send, empty, { values, onInvalid });
  const { watch, trigger, getFieldState, setValue, setFocus, reset } = form;
  const draft = watch();

  // Read after the first render, which equals the server's.
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const stored = readDraft(definition, account);
    for (const [name, value] of Object.entries(stored?.answers ?? {})) setValue(name, value, { shouldDirty: true });
    if (stored) setIndex(definition.steps.findIndex(({ id }) => id === stored.step));
    setRead(true);
  }, [definition, account, setValue]);
  useDraftAutosave({ definition, account, isRead, index, draft, known: form.formState.defaultValues ?? empty });

  // An error goes when what it is about is right; the form itself looks again only after it was sent.
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (name && getFieldState(name).error) void trigger(name);
    });
    return unsubscribe;
  }, [watch, trigger, getFieldState]);

  // After the step has taken the focus to its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of step that it follows
  useEffect(() => {
    if (focusNext.current) setFocus(focusNext.current);
    focusNext.current = undefined;
  }, [index, setFocus]);

  const clear = useCallback(() => {
    reset(empty, { keepDirtyValues: false });
    setIndex(0);
    setConsenting(false);
  }, [reset, empty]);
  // Answers that were given earlier, and what was begun, are among what was erased.
  useEffect(() => onErased(clear), [clear]);

  const { leave } = useStepHistory({
    id: definition.kind,
    step: index,
    isReady: isRead,
    isOpen,
    isOverPage: Boolean(onClose),
    onStep: setIndex,
    onLeave: () => onClose?.(),
  });

  const step = steps[index] ?? { id: "", heading: "", fields: [] };
  const isLast = index === steps.length - 1;
  const next = async () => {
    const names = step.fields.map(({ name }) => name);
    if (isLast && consent?.missing && !isConsenting) {
      // What is wrong in the step is said as well, and gets the focus first.
      const isRight = await trigger(names, { shouldFocus: true });
      setConsentMissed(true);
      if (isRight) consentInput.current?.focus();
      const answers = schema.safeParse(form.getValues());
      if (answers.success) consent.onMissed?.(answers.data);
      return;
    }
    if (isLast) return form.submit();
    if (names.length === 0 || (await trigger(names, { shouldFocus: true }))) setIndex(index + 1);
  };
  return {
    definition,
    form: form as unknown as ZodForm<Draft>,
    index,
    step,
    isLast,
    consent: consent && {
      kind: consent.kind,
      isGiven: isConsenting,
      onChange: (isGiven) => {
        setConsenting(isGiven);
        setConsentMissed(false);
      },
      inputRef: consentInput,
      ...(consent.missing !== undefined && {
        isRequired: true,
        error: isConsentMissed && !isConsenting ? consent.missing : undefined,
      }),
    },
    missing: missingFields(step.fields, draft),
    next,
    back: index > 0 ? () => setIndex(index - 1) : undefined,
    rewind: useCallback(() => {
      setIndex(0);
      setConsenting(false);
    }, []),
    clear,
  };
}

/** Stores on the device what was filled in by hand, and at which step. */
function useDraftAutosave(now: {
  definition: Questionnaire;
  account: string | undefined;
  isRead: boolean;
  index: number;
  draft: Draft;
  /** What is known without it. */
  known: Readonly<Record<string, unknown>>;
}): void {
  const { definition, account, isRead, index, draft, known } = now;
  const changed = Object.entries(draft).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name]),
  );
  const answers = JSON.stringify(Object.fromEntries(changed));
  const isStored = useRef(false);
  useEffect(() => {
    if (!isRead) return;
    if (answers !== "{}") {
      storeDraft(definition, account, { step: definition.steps[index]?.id ?? "", answers: JSON.parse(answers) });
      isStored.current = true;
    } else if (isStored.current) {
      clearDraft(definition);
      isStored.current = false;
    }
  }, [definition, account, isRead, index, answers]);
}
