import { zodResolver } from "@hookform/resolvers/zod";
import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import LockOutlined from "@mui/icons-material/LockOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { INTERESTS } from "../../../schema/journey/recommendations.ts";
import { AGE_GROUPS, CURRENT_HEALTH } from "../../../schema/journey/vocabulary.ts";
import { visitorMessage } from "../../apollo/visitorMessage.ts";
import { useGiveHealthConsentMutation } from "../../shell/GiveHealthConsent.generated.ts";
import { showToast } from "../../shell/toasts.ts";
import { useViewer } from "../../shell/viewer.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { Answer } from "../../ui/wizard/Answer.tsx";
import { Choices } from "../../ui/wizard/Choices.tsx";
import { forgetLists } from "./forgetLists.ts";
import { HealthConsent } from "./HealthConsent.tsx";
import type { SignalledProps } from "./JourneyParts.tsx";
import { useAnswerQuestionnaireMutation, useQuestionnaireConsentQuery } from "./Questionnaire.generated.ts";
import { type QuestionnaireAnswers, type QuestionnaireDraft, questionnaireSchema } from "./questionnaireSchema.ts";

/** How long the thanks stay (specification 1 §9). */
const THANKS_MS = 2_000;

const EMPTY: QuestionnaireDraft = {
  email: "",
  ageGroup: "",
  healthGoals: "",
  currentHealth: "",
  interests: [],
  consents: [],
};

/** The questions that must be answered, and what they are called where one is missing. */
const REQUIRED = { email: "e-post", ageGroup: "ålder", healthGoals: "mål", currentHealth: "hur du mår" } as const;

/** The recommendation questionnaire (specification 1 §2); a guest's answers never leave the browser. */
export function Questionnaire({ isOpen, onClose }: SignalledProps) {
  const [isSent, setSent] = useState(false);
  const isSignedIn = Boolean(useViewer());
  const journey = useQuestionnaireConsentQuery({}).data?.journey;
  const asksConsent = isSignedIn && journey?.keepsHealthStatus === false;
  const [answer, { loading }] = useAnswerQuestionnaireMutation({
    update: (cache) => forgetLists(cache, ["recommendations"], ["recommendations"]),
  });
  const [giveConsent] = useGiveHealthConsentMutation({});
  const form = useForm<QuestionnaireDraft, unknown, QuestionnaireAnswers>({
    defaultValues: EMPTY,
    resolver: zodResolver(questionnaireSchema),
  });
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(onClose, THANKS_MS);
    return () => clearTimeout(timer);
  }, [isSent, onClose]);
  const send = form.handleSubmit(async ({ currentHealth, interests, consents, ...forDevice }) => {
    const advisedBy = { currentHealth: upper(currentHealth), interests: interests.map(upper) };
    try {
      if (asksConsent && consents.length > 0) await giveConsent();
      const { data } = await answer({ variables: { input: isSignedIn ? advisedBy : { ...forDevice, ...advisedBy } } });
      const [error] = data?.answerQuestionnaire.errors ?? [];
      if (error) throw new Error(error.message);
      setSent(true);
    } catch (error) {
      showToast({ title: "Svaren kunde inte sparas", text: visitorMessage(error), tone: "error" });
    }
  });
  const closed = () => {
    if (!isSent) return;
    form.reset();
    setSent(false);
  };

  return (
    <FormDialog title="Få råd som passar dig" isOpen={isOpen} onClose={onClose} onClosed={closed}>
      {/* There before it says anything, so that it is heard. */}
      <Box
        role="status"
        sx={isSent ? { px: { xs: 4, sm: 8 }, py: { xs: 16, sm: 20 }, textAlign: "center" } : undefined}
      >
        {isSent && (
          <>
            <CheckCircleOutlined aria-hidden="true" sx={{ fontSize: 48, color: "success.main" }} />
            <Typography variant="h2" component="p" sx={{ mt: 3 }}>
              Tack för dina svar!
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              Dina rekommendationer på Min resa tar hänsyn till dem.
            </Typography>
          </>
        )}
      </Box>
      {!isSent && (
        <Questions
          form={form}
          onSend={() => void send()}
          isPending={loading}
          isSignedIn={isSignedIn}
          asksConsent={asksConsent}
        />
      )}
    </FormDialog>
  );
}

type QuestionnaireForm = UseFormReturn<QuestionnaireDraft, unknown, QuestionnaireAnswers>;

function Questions(props: {
  form: QuestionnaireForm;
  onSend: () => void;
  isPending: boolean;
  isSignedIn: boolean;
  asksConsent: boolean;
}) {
  const { form, onSend, isPending, isSignedIn, asksConsent } = props;
  const missingId = useId();
  const draft = form.watch();
  const missing = Object.entries(REQUIRED).flatMap(([name, label]) =>
    draft[name as keyof typeof REQUIRED].trim() ? [] : [label],
  );
  const { errors } = form.formState;
  return (
    <Box
      component="form"
      noValidate
      aria-label="Frågor om dig"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing.length === 0) onSend();
      }}
      sx={{ display: "flex", flexDirection: "column", flex: "1 1 auto", minHeight: 0 }}
    >
      <Box sx={{ flex: 1, overflowY: "auto", px: { xs: 4, sm: 8 }, pt: 2, pb: 7, display: "grid", gap: 7 }}>
        <Typography color="textSecondary">
          Svara på fem frågor, så väljer vi vad som kan vara värt att läsa och prova först.
        </Typography>
        <Answer label="E-post" error={errors.email?.message}>
          {(input) => (
            <input
              {...input}
              {...form.register("email")}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              required
            />
          )}
        </Answer>
        <Answer label="Ålder">
          {(input) => (
            <select {...input} {...form.register("ageGroup")} required>
              <option value="">Välj ålder</option>
              {AGE_GROUPS.map((group) => (
                <option key={group}>{group}</option>
              ))}
            </select>
          )}
        </Answer>
        <Answer label="Vad vill du uppnå med din hälsa?" error={errors.healthGoals?.message}>
          {(input) => <textarea {...input} {...form.register("healthGoals")} rows={3} maxLength={1_000} required />}
        </Answer>
        <Choices
          legend="Hur mår du just nu?"
          type="radio"
          columns={2}
          field={form.register("currentHealth")}
          options={CURRENT_HEALTH}
        />
        <Choices
          legend="Vad är du intresserad av? (frivilligt)"
          type="checkbox"
          columns={2}
          field={form.register("interests")}
          options={Object.fromEntries(Object.entries(INTERESTS).map(([interest, { label }]) => [interest, label]))}
        />
        {asksConsent && <HealthConsent field={form.register("consents")} />}
      </Box>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          px: { xs: 4, sm: 8 },
          pt: 3,
          pb: { xs: "max(16px, env(safe-area-inset-bottom))", sm: 6 },
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        <Typography id={missingId} variant="body2" color="textSecondary" sx={{ minHeight: "1.5em" }}>
          {missing.length > 0 && `Kvar att fylla i: ${missing.join(", ")}.`}
        </Typography>
        <Button
          type="submit"
          variant="contained"
          disabled={missing.length > 0}
          aria-disabled={isPending || undefined}
          aria-describedby={missing.length > 0 ? missingId : undefined}
          sx={{ minHeight: 48 }}
        >
          Spara mina svar
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
          <LockOutlined aria-hidden="true" sx={{ fontSize: 18 }} />
          {whereAnswersGo(isSignedIn, !asksConsent || draft.consents.length > 0)}
        </Typography>
      </Box>
    </Box>
  );
}

function whereAnswersGo(isSignedIn: boolean, isKept: boolean): string {
  if (!isSignedIn) return "Svaren sparas i din webbläsare. Inget skickas.";
  return isKept
    ? "Hur du mår och vad du är intresserad av sparas på ditt konto. Resten sparas inte."
    : "Svaren ger råd nu, men sparas inte.";
}

const upper = <Value extends string>(value: Value): Uppercase<Value> => value.toUpperCase() as Uppercase<Value>;
