import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import Add from "~icons/ic/baseline-add";
import { GOAL_OPTIONS } from "../../../../schema/protocols/options.ts";
import type { ProtocolEdit } from "../../../../schema/protocols/protocolInput.ts";
import { STEPS_MISSING } from "../../../../schema/protocols/protocolInput.ts";
import { defaultDescription, MAX_DESCRIPTION, MAX_NAME, MAX_STEPS } from "../../../../schema/protocols/vocabulary.ts";
import { accountOf } from "../../../session/viewer.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Card } from "../../../ui/Card.tsx";
import { ConfirmAction } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { showFailure } from "../data/protocolToasts.ts";
import { addressOf } from "../page/protocolViews.ts";
import { stepCount } from "../protocolLabels.ts";
import { DoseNotes } from "./DoseNotes.tsx";
import { holdDraft } from "./heldDraft.ts";
import { clearProtocolDraft, readProtocolDraft, storeProtocolDraft } from "./protocolDraft.ts";
import { protocolSchema } from "./protocolForm.ts";
import {
  emptyProtocol,
  emptyStep,
  isEmptyStep,
  type ProtocolDraft,
  type ProtocolValues,
  type StepValues,
} from "./protocolValues.ts";
import { StepForm, type StepFormHandle } from "./StepForm.tsx";
import { StepList } from "./StepList.tsx";
import { type StepButton, StepRow, stepButtonId } from "./StepRow.tsx";
import { signInAddress } from "./signInAddress.ts";
import { moved } from "./stepOrder.ts";
import { useSaveProtocol } from "./useSaveProtocol.ts";
import { useStepCategories } from "./useStepCategories.ts";

/** From so many steps on, each shows as a line of its own until it is opened. */
const FOLDED_FROM = 9;

/** Name of the step that is being written and is not in the list yet. */
const NEW = "new";

/**
 * The editor of a protocol: what it is called, and its steps. What is written is kept in the browser until it is saved.
 * @param props.saved the protocol that is changed, as it is stored; absent for a new one
 */
export function ProtocolBuilder(props: {
  account: string | undefined;
  draft: ProtocolDraft;
  saved?: { id: string; key: string; values: ProtocolValues };
}) {
  const { account, draft, saved } = props;
  const categories = useStepCategories();
  const navigate = useNavigate();
  const formId = useId();
  const isDone = useRef(false);
  const baseline = saved?.values ?? EMPTY;
  const finish = () => {
    isDone.current = true;
    clearProtocolDraft(saved?.key);
  };
  const save = useSaveProtocol({ key: draft.key, id: saved?.id, onSaved: finish });

  const form = useZodForm<ProtocolValues, ProtocolEdit>(protocolSchema, save, draft.protocol, {
    onInvalid: (names) => {
      const wrong = form.getFieldState(names.includes("name") ? "name" : "steps").error;
      if (wrong?.message) showFailure(wrong.message);
    },
  });
  const { setValue, getValues, watch } = form;
  const values = watch();
  const { steps, goal, hasOwnOrder } = values;
  const { isSubmitting } = form.formState;

  const [open, setOpen] = useState(draft.open);
  const [edited, setEdited] = useState(() => Object.keys(draft.open).find((key) => key !== NEW));
  const openForm = useRef<StepFormHandle>(null);
  const [said, setSaid] = useState("");

  const { hasChanges } = useDraftStorage({
    account,
    key: saved?.key,
    draftKey: draft.key,
    baseline,
    values,
    open,
    isDone,
  });
  const [wasResumed] = useState(() => Boolean(saved && readProtocolDraft(saved.key, account)));

  const keep = useCallback((name: string, step: StepValues) => setOpen((known) => ({ ...known, [name]: step })), []);
  const keepNew = useCallback((step: StepValues) => keep(NEW, step), [keep]);
  const keepEdited = useCallback((step: StepValues) => keep(step.key, step), [keep]);
  const drop = (name: string) => setOpen(({ [name]: _, ...others }) => others);

  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const unfold = (key: string) => setUnfolded((known) => new Set([...known, key]));
  const setSteps = (next: StepValues[]) => setValue("steps", next, { shouldDirty: true });
  const focus = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());
  /** A button of a step, or what opens the step where it is folded. */
  const focusStep = (key: string, button: StepButton) =>
    requestAnimationFrame(() =>
      (
        document.getElementById(stepButtonId(key, button)) ?? document.getElementById(stepButtonId(key, "visa"))
      )?.focus(),
    );

  const add = (step: StepValues) => {
    const now = getValues("steps");
    setSteps([...now, step]);
    drop(NEW);
    setSaid(`${step.title} är tillagt, ${now.length + 1} steg i allt.`);
  };
  const change = (step: StepValues) => {
    setSteps(getValues("steps").map((one) => (one.key === step.key ? step : one)));
    close(step.key);
  };
  const close = (key: string) => {
    setEdited(undefined);
    drop(key);
    focusStep(key, "redigera");
  };
  const move = (from: number, to: number) => {
    const now = getValues("steps");
    setSteps(moved(now, from, to));
    setValue("hasOwnOrder", true, { shouldDirty: true });
    return `${now[from]?.title} är på plats ${to + 1} av ${now.length}.`;
  };
  const duplicate = (step: StepValues, place: number) => {
    const copy = { ...step, key: crypto.randomUUID() };
    setSteps([...steps.slice(0, place + 1), copy, ...steps.slice(place + 1)]);
    setSaid(`${step.title} är kopierat.`);
    unfold(copy.key);
    focusStep(copy.key, "redigera");
  };
  const remove = (step: StepValues, place: number) => {
    const others = steps.filter(({ key }) => key !== step.key);
    setSteps(others);
    const next = others[Math.min(place, others.length - 1)];
    if (next) focusStep(next.key, "ta-bort");
    else focus(`${formId}-nytt`);
    showToast({
      title: "Steget är borttaget",
      text: step.title,
      action: {
        label: "Ångra",
        run: () => {
          const now = getValues("steps");
          if (!now.some(({ key }) => key === step.key)) setSteps([...now.slice(0, place), step, ...now.slice(place)]);
          focusStep(step.key, "redigera");
        },
      },
    });
  };

  const submit = async () => {
    if (isSubmitting) return;
    // What is written of a step counts as written, whether its own button was pressed or not.
    if (openForm.current && !(await openForm.current.finish())) return;
    await form.submit();
  };
  const wasSubmitting = useRef(false);
  useEffect(() => {
    // While it was saved the button was off, and lost the focus.
    const isBack = wasSubmitting.current && !isSubmitting && document.activeElement === document.body;
    if (isBack) document.getElementById(`${formId}-spara`)?.focus();
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, formId]);
  const cannotSave = steps.length === 0 || isSubmitting;
  const isFull = steps.length >= MAX_STEPS;
  const isLong = steps.length >= FOLDED_FROM;
  const toForm = isLong && !isFull && !edited ? () => focus(`${formId}-nytt`) : undefined;

  return (
    <>
      {wasResumed && hasChanges && (
        <Box sx={{ mt: 6 }}>
          <Notice tone="info">Här finns ändringar från förut som inte är sparade.</Notice>
        </Box>
      )}
      <Card component="section" aria-labelledby={`${formId}-om`} isRoomy sx={{ mt: 8 }}>
        <Typography id={`${formId}-om`} variant="h3" component="h2" sx={{ mb: 5 }}>
          Om protokollet
        </Typography>
        <Box
          component="form"
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          onKeyDown={({ key, target, nativeEvent }) => {
            // With its button off, the browser sends no form at this key; here it says what is missing.
            const isSent = key === "Enter" && target instanceof HTMLInputElement && !nativeEvent.isComposing;
            if (isSent && cannotSave) void submit();
          }}
          sx={{ display: "grid", gap: 5 }}
        >
          <Field form={form} name="name" label="Namn" maxLength={MAX_NAME} autoComplete="off" />
          <SelectField form={form} name="goal" label="Mål" choices={GOAL_OPTIONS} placeholder="Inget mål" isOptional />
          <Field
            form={form}
            name="description"
            label="Beskrivning (valfritt)"
            hint={goal ? `Lämnar du fältet tomt står det ”${defaultDescription(goal)}”.` : undefined}
            rows={2}
            maxLength={MAX_DESCRIPTION}
            isOptional
          />
        </Box>
      </Card>
      <Box component="section" aria-labelledby={`${formId}-steg`} sx={{ mt: { xs: 10, sm: 12 } }}>
        <Box sx={{ display: "flex", alignItems: "baseline", gap: 3, mb: 4 }}>
          <Typography id={`${formId}-steg`} variant="h2">
            Steg
          </Typography>
          {steps.length > 0 && (
            <Typography color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
              {steps.length}
            </Typography>
          )}
          {toForm && (
            <Button size="small" onClick={toForm} sx={{ ml: "auto" }}>
              Till formuläret
            </Button>
          )}
        </Box>
        {steps.length > 1 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: -2, mb: 4 }}>
            {hasOwnOrder
              ? "Inom en tid på dagen står stegen i den här ordningen i dagens lista."
              : "I dagens lista står stegen efter rubrik inom en tid på dagen. Flyttar du dem gäller din ordning i stället."}
          </Typography>
        )}
        {steps.length > 0 && (
          <StepList steps={steps} onMove={move}>
            {steps.map((step, place) => (
              <StepRow
                key={step.key}
                step={step}
                category={categories.look(step.category)}
                place={place}
                count={steps.length}
                isFolded={isLong && !unfolded.has(step.key)}
                hasPlaces={isLong}
                actions={{
                  unfold: () => {
                    unfold(step.key);
                    focusStep(step.key, "redigera");
                  },
                  moveTo: (to, button) => {
                    setSaid(move(place, to));
                    // A row that was moved in the page has lost the focus.
                    focusStep(step.key, button);
                  },
                  edit: () => setEdited(step.key),
                  duplicate: () => duplicate(step, place),
                  remove: () => remove(step, place),
                }}
                form={
                  edited === step.key ? (
                    <StepForm
                      initial={open[step.key] ?? step}
                      categories={categories.options}
                      label="Spara ändringen"
                      onDone={change}
                      onCancel={() => close(step.key)}
                      onChange={keepEdited}
                      isFocused
                      handle={openForm}
                    />
                  ) : undefined
                }
              />
            ))}
          </StepList>
        )}
        <DoseNotes steps={steps} edited={saved?.key} />
        {isFull && !edited && (
          <Typography color="textSecondary" sx={{ mt: 5 }}>
            Ett protokoll kan ha högst {MAX_STEPS} steg.
          </Typography>
        )}
        {!isFull && !edited && (
          <Card isTinted isRoomy sx={{ mt: steps.length > 0 ? 5 : 0 }}>
            <Typography id={`${formId}-nytt`} variant="h3" tabIndex={-1} sx={{ mb: 5, outline: "none" }}>
              {steps.length > 0 ? "Ett steg till" : "Första steget"}
            </Typography>
            <StepForm
              initial={open[NEW] ?? emptyStep()}
              categories={categories.options}
              label="Lägg till steg"
              onDone={add}
              onChange={keepNew}
              handle={openForm}
            />
          </Card>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Box>
      {form.alert && (
        <Box sx={{ mt: 6 }}>
          <Notice tone="error">
            <strong>Protokollet kunde inte sparas. Det du har skrivit finns kvar.</strong>
            {form.alert.message}
            {account === undefined && (
              <span>
                <TextLink to={signInAddress(saved?.key)} sx={{ color: "inherit" }}>
                  Logga in eller skapa konto
                </TextLink>{" "}
                för permanent sparning.
              </span>
            )}
          </Notice>
        </Box>
      )}
      <Box
        data-action-bar=""
        sx={{
          position: "sticky",
          bottom: "calc(var(--bar-height, 0px) + var(--journey-bar-height, 0px))",
          zIndex: 2,
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 3,
          mt: 8,
          mx: { xs: -4, md: -6 },
          px: { xs: 4, md: 6 },
          py: 3,
          bgcolor: "background.default",
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        <Button component={Link} to={addressOf("start")} sx={{ minHeight: 48, ml: -5 }}>
          Tillbaka
        </Button>
        <Typography
          id={`${formId}-antal`}
          variant="body2"
          color="textSecondary"
          sx={{
            ml: "auto",
            // On a phone there is room for what is missing alone, above the buttons.
            ...(steps.length === 0
              ? { order: { xs: -1, sm: 0 }, flexBasis: { xs: "100%", sm: "auto" }, textAlign: "right" }
              : { display: { xs: "none", sm: "block" } }),
            fontVariantNumeric: "tabular-nums",
          }}
        >
          {steps.length === 0 ? STEPS_MISSING : stepCount(steps.length)}
        </Typography>
        {toForm && (
          <IconButton aria-label="Till formuläret för ett steg till" title="Ett steg till" onClick={toForm}>
            <Add />
          </IconButton>
        )}
        <Button
          id={`${formId}-spara`}
          type="submit"
          form={formId}
          variant="contained"
          disabled={cannotSave}
          aria-describedby={steps.length === 0 ? `${formId}-antal` : undefined}
          sx={{ minHeight: 48, minWidth: 168, ml: { xs: "auto", sm: 0 } }}
        >
          {isSubmitting ? "Sparar..." : "Spara protokoll"}
        </Button>
      </Box>
      {hasChanges && (
        <DiscardButton
          isNew={!saved}
          onDiscard={() => {
            finish();
            void navigate(addressOf("start"), { replace: true });
          }}
        />
      )}
    </>
  );
}

const EMPTY = emptyProtocol();

/**
 * Keeps what is written in the browser while it differs from what is stored; not any more once it is done with. When the
 * account is signed out in another tab, it is held for it.
 */
function useDraftStorage(now: {
  account: string | undefined;
  key: string | undefined;
  draftKey: string;
  baseline: ProtocolValues;
  values: ProtocolValues;
  open: Readonly<Record<string, StepValues>>;
  isDone: { readonly current: boolean };
}): { hasChanges: boolean } {
  const { account, key, draftKey, baseline, values, open, isDone } = now;
  const before = useMemo(() => JSON.stringify(baseline), [baseline]);
  const { name, goal, description, steps, hasOwnOrder } = values;
  const written = Object.fromEntries(Object.entries(open).filter(([, step]) => !isEmptyStep(step)));
  const protocol = JSON.stringify({ name, goal, description, steps, hasOwnOrder });
  const openSteps = JSON.stringify(written);
  const hasChanges = protocol !== before || openSteps !== "{}";
  useEffect(() => {
    if (isDone.current) return;
    if (hasChanges) {
      const draft = { key: draftKey, protocol: JSON.parse(protocol), open: JSON.parse(openSteps) };
      storeProtocolDraft(key, account, draft);
    } else if (readProtocolDraft(key, account)) clearProtocolDraft(key);
  }, [account, key, draftKey, hasChanges, protocol, openSteps, isDone]);

  const apollo = useApolloClient();
  const holdForAccount = useEffectEvent(() => {
    if (account === undefined || accountOf(apollo) !== undefined || !hasChanges || isDone.current) return;
    const draft = { key: draftKey, protocol: JSON.parse(protocol), open: JSON.parse(openSteps) };
    holdDraft({ account, protocol: key, draft });
  });
  // Before anything else is painted in its place.
  useLayoutEffect(() => () => holdForAccount(), []);
  return { hasChanges };
}

function DiscardButton({ isNew, onDiscard }: { isNew: boolean; onDiscard: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const label = isNew ? "Släng utkastet" : "Släng ändringarna";
  return (
    <Box sx={{ mt: 4 }}>
      <Button size="small" onClick={() => setAsking(true)} sx={{ color: "text.secondary", ml: -3 }}>
        {label}
      </Button>
      <ConfirmAction
        title={`${label}?`}
        text={
          isNew
            ? "Namnet och stegen försvinner. Det går inte att ångra."
            : "Protokollet blir kvar som det var när du sparade det senast."
        }
        label={label}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onDiscard}
      />
    </Box>
  );
}
