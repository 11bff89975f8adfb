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
import { forgetDraft, keepDraft, readDraft } from "../../guest/drafts.ts";
import { useViewer } from "../../shell/session/viewer.ts";
import { type ServerError, useZodForm, type ZodForm } from "../form/useZodForm.ts";
import { useStepHistory } from "./useStepHistory.ts";

/** What a wizard is made of. */
interface WizardOptions<Definition extends Questionnaire> {
  definition: Definition;
  /** Answers of an earlier time, to be changed. */
  given?: Readonly<Record<string, unknown>>;
  /** A consent that the last step asks for, and what gives it; absent where there is nothing to ask. */
  consent?: { kind: ConsentKind; give: () => Promise<unknown> } | undefined;
  /**
   * Gives the answers to whoever keeps them, and answers with what is wrong with them, none when it was done. The
   * consent has been given before, if it was; `isRefused` when it was asked for and not given.
   */
  send: (answers: Answers<Definition>, isRefused: boolean) => Promise<readonly ServerError[] | undefined>;
  /** Called when that was done, and the steps are out of the browser's history. */
  onSent?: () => void;
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
  /** The consent that is asked for, which no draft keeps. */
  consent: { kind: ConsentKind; isGiven: boolean; onChange: (isGiven: boolean) => void } | undefined;
  /** The questions of this step that must be answered and are not. */
  missing: readonly QuestionField[];
  /** Goes on when the step's answers pass, from the last step by sending them; what is wrong is told at its field. */
  next: () => Promise<void>;
  /** Goes back a step; undefined on the first. */
  back: (() => void) | undefined;
  /** To the first step, with the answers as they are: where it begins the next time. A consent is asked for anew. */
  rewind: () => void;
  /** Empties it. */
  clear: () => void;
}

/**
 * The way through a questionnaire: one step after the other, each checked; the answers are kept on the device until
 * they are sent, and the browser's Back goes one step back.
 */
export function useWizard<const Definition extends Questionnaire>(options: WizardOptions<Definition>): WizardState {
  const { definition, given, isOpen, onClose, consent } = options;
  const { steps } = definition;
  const account = useViewer()?.id;
  const [index, setIndex] = useState(0);
  const [isConsenting, setConsenting] = useState(false);
  const focusNext = useRef<string>(undefined);
  const empty = useMemo(() => emptyDraft(definition), [definition]);
  const values = useMemo(() => (given ? draftOf(definition, given) : undefined), [definition, given]);
  const schema = useMemo(() => answersSchema<Definition>(definition), [definition]);

  const onWrong = (names: readonly string[]) => {
    const first = steps.findIndex(({ fields }) => fields.some(({ name }) => names.includes(name)));
    if (first < 0 || first === index) return;
    focusNext.current = steps[first]?.fields.find(({ name }) => names.includes(name))?.name;
    setIndex(first);
  };
  const send = async (answers: Answers<Definition>) => {
    if (isConsenting) await consent?.give();
    const errors = await options.send(answers, consent !== undefined && !isConsenting);
    if (errors?.length) return errors;
    // What was sent is nobody's draft any more, and what is changed from here on is.
    form.reset(form.getValues(), { keepDirtyValues: false });
    await leave();
    options.onSent?.();
  };
  const form = useZodForm<Draft, Answers<Definition>>(schema, send, empty, { values, onWrong });
  const { watch, trigger, getFieldState, setValue, setFocus, reset } = form;
  const draft = watch();

  // Read after the first render, which equals the server's.
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const kept = readDraft(definition, account);
    for (const [name, value] of Object.entries(kept?.answers ?? {})) setValue(name, value, { shouldDirty: true });
    if (kept) setIndex(definition.steps.findIndex(({ id }) => id === kept.step));
    setRead(true);
  }, [definition, account, setValue]);
  useKeptDraft({ definition, account, isRead, index, draft, known: form.formState.defaultValues ?? empty });

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
    if (isLast) return form.submit();
    const names = step.fields.map(({ name }) => name);
    if (names.length === 0 || (await trigger(names, { shouldFocus: true }))) setIndex(index + 1);
  };
  return {
    definition,
    form: form as unknown as ZodForm<Draft>,
    index,
    step,
    isLast,
    consent: consent && { kind: consent.kind, isGiven: isConsenting, onChange: setConsenting },
    missing: missingFields(step.fields, draft),
    next,
    back: index > 0 ? () => setIndex(index - 1) : undefined,
    rewind: useCallback(() => {
      setIndex(0);
      setConsenting(false);
    }, []),
    clear: useCallback(() => {
      reset(empty, { keepDirtyValues: false });
      setIndex(0);
      setConsenting(false);
    }, [reset, empty]),
  };
}

/** Keeps on the device what was filled in by hand, and at which step. */
function useKeptDraft(now: {
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
  const isKept = useRef(false);
  useEffect(() => {
    if (!isRead) return;
    if (answers !== "{}") {
      keepDraft(definition, account, { step: definition.steps[index]?.id ?? "", answers: JSON.parse(answers) });
      isKept.current = true;
    } else if (isKept.current) {
      forgetDraft(definition);
      isKept.current = false;
    }
  }, [definition, account, isRead, index, answers]);
}
