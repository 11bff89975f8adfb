import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import Add from "~icons/ic/baseline-add";
import { GOAL_OPTIONS } from "../../../../schema/protocols/options.ts";
import type { ProtocolEdit } from "../../../../schema/protocols/protocolInput.ts";
import { STEPS_MISSING } from "../../../../schema/protocols/protocolInput.ts";
import { defaultDescription, MAX_DESCRIPTION, MAX_NAME } from "../../../../schema/protocols/vocabulary.ts";
import { accountOf } from "../../../session/viewer.ts";
import { Card } from "../../../ui/Card.tsx";
import { ConfirmAction } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { DoseNotes } from "../../../ui/steps/DoseNotes.tsx";
import { protocolSchema } from "../../../ui/steps/protocolForm.ts";
import {
  emptyProtocol,
  type ProtocolDraft,
  type ProtocolValues,
  type StepValues,
} from "../../../ui/steps/protocolValues.ts";
import { Steps, useStepEditing, wayToForm, writtenSteps } from "../../../ui/steps/Steps.tsx";
import { showFailure } from "../data/protocolToasts.ts";
import { addressOf } from "../page/protocolViews.ts";
import { stepCount } from "../protocolLabels.ts";
import { holdDraft } from "./heldDraft.ts";
import { clearProtocolDraft, readProtocolDraft, storeProtocolDraft } from "./protocolDraft.ts";
import { signInAddress } from "./signInAddress.ts";
import { useFollowedDoses } from "./useFollowedDoses.ts";
import { useSaveProtocol } from "./useSaveProtocol.ts";

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

  const editing = useStepEditing(draft.open);
  const followedDoses = useFollowedDoses(saved?.key);

  const { hasChanges } = useDraftStorage({
    account,
    key: saved?.key,
    draftKey: draft.key,
    baseline,
    values,
    open: editing.open,
    isDone,
  });
  const [wasResumed] = useState(() => Boolean(saved && readProtocolDraft(saved.key, account)));

  const submit = async () => {
    if (isSubmitting) return;
    // What is written of a step counts as written, whether its own button was pressed or not.
    if (editing.form.current && !(await editing.form.current.finish())) return;
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
  const toForm = wayToForm(formId, steps, editing.edited);

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
      <Steps
        id={formId}
        steps={steps}
        getSteps={() => getValues("steps")}
        setSteps={(next) => setValue("steps", next, { shouldDirty: true })}
        onMoved={() => setValue("hasOwnOrder", true, { shouldDirty: true })}
        hasOwnOrder={hasOwnOrder}
        editing={editing}
        notes={<DoseNotes steps={steps} others={followedDoses} />}
      />
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
  const protocol = JSON.stringify({ name, goal, description, steps, hasOwnOrder });
  const openSteps = JSON.stringify(writtenSteps(open));
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
