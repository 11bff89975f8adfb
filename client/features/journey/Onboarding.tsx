import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import Box from "@mui/material/Box";
import { useMemo, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { GOALS } from "../../../schema/goals.ts";
import {
  EXPERIENCES,
  type ExperienceLevel,
  HEALTH_STATUSES,
  type HealthStatus,
} from "../../../schema/journey/vocabulary.ts";
import { useGiveHealthConsentMutation } from "../../shell/GiveHealthConsent.generated.ts";
import { showToast } from "../../shell/toasts.ts";
import { useViewer } from "../../shell/viewer.ts";
import { Artwork } from "../../ui/Artwork.tsx";
import { Answer } from "../../ui/wizard/Answer.tsx";
import { Choices } from "../../ui/wizard/Choices.tsx";
import { WizardDialog } from "../../ui/wizard/WizardDialog.tsx";
import { forgetLists } from "./forgetLists.ts";
import { HealthConsent } from "./HealthConsent.tsx";
import type { SignalledProps } from "./JourneyParts.tsx";
import {
  type OnboardingAnswersQuery,
  useCompleteOnboardingMutation,
  useOnboardingAnswersQuery,
} from "./Onboarding.generated.ts";
import { ONBOARDING_STEPS, type OnboardingDraft } from "./onboardingSteps.ts";

const EMPTY: OnboardingDraft = { name: "", goals: [], healthStatus: "", experience: "", consents: [] };

/** The onboarding wizard (specification 1 §4). What was answered stays when it is closed. */
export function Onboarding({ isOpen, onClose }: SignalledProps) {
  const [step, setStep] = useState(1);
  const [isDone, setDone] = useState(false);
  const journey = useOnboardingAnswersQuery({}).data?.journey;
  const given = useMemo(() => draftOf(journey), [journey]);
  const form = useForm<OnboardingDraft>({
    defaultValues: EMPTY,
    values: given,
    resetOptions: { keepDirtyValues: true },
  });
  const draft = form.watch();
  const viewer = useViewer();
  const [complete, { loading }] = useCompleteOnboardingMutation({
    update: (cache) => forgetLists(cache, ["achievements", "recommendations"], ["recommendations"]),
  });
  const [giveConsent] = useGiveHealthConsentMutation({});
  const asksConsent = viewer !== null && journey?.keepsHealthStatus === false;
  const navigate = useNavigate();

  const finish = async () => {
    const failure = await save(form.getValues());
    if (failure !== undefined) {
      showToast({ title: "Svaren kunde inte sparas", text: failure, tone: "error" });
      return;
    }
    setDone(true);
    onClose();
    await navigate("/min-resa");
  };
  /** @returns what went wrong, in words for the visitor */
  const save = async ({
    name,
    goals,
    healthStatus,
    experience,
    consents,
  }: OnboardingDraft): Promise<string | undefined> => {
    if (!healthStatus || !experience) return "Välj hur du mår och hur mycket du har provat.";
    // Without consent the account does not keep it, so it is not sent.
    const isHealthSent = !asksConsent || consents.length > 0;
    const input = {
      name: name.trim(),
      goals,
      healthStatus: isHealthSent ? upper(healthStatus) : null,
      experience: upper(experience),
    };
    try {
      if (asksConsent && isHealthSent) await giveConsent();
      const { data } = await complete({ variables: { input } });
      return data?.completeOnboarding.errors[0]?.message;
    } catch {
      return "De finns kvar här. Försök igen om en stund.";
    }
  };
  const closed = () => {
    setStep(1);
    setDone(false);
    // What opened the wizard was on the page that was left.
    if (isDone) document.getElementById("innehall")?.focus();
  };

  const shown = ONBOARDING_STEPS[step - 1];
  const isFirst = step === 1;
  const isLast = step === ONBOARDING_STEPS.length;
  return (
    <WizardDialog
      title="Din resa"
      isOpen={isOpen}
      onClose={onClose}
      onClosed={closed}
      step={step}
      steps={ONBOARDING_STEPS.length}
      heading={shown?.heading ?? ""}
      lead={shown?.lead}
      back={
        isFirst ? { label: "Hoppa över", onClick: onClose } : { label: "Tillbaka", onClick: () => setStep(step - 1) }
      }
      forward={{
        label: isLast ? "Slutför setup" : "Nästa",
        onClick: () => (isLast ? void finish() : setStep(step + 1)),
        missing: shown?.missing(draft),
        isPending: loading,
      }}
      note={whereAnswersGo(Boolean(viewer), !asksConsent || draft.consents.length > 0)}
    >
      <Questions step={step} form={form} asksConsent={asksConsent} />
    </WizardDialog>
  );
}

function Questions(props: { step: number; form: UseFormReturn<OnboardingDraft>; asksConsent: boolean }) {
  const { step, form, asksConsent } = props;
  if (step === 1) return <WhatComes />;
  if (step === 2)
    return (
      <Answer label="Förnamn">
        {(input) => (
          <input
            {...input}
            {...form.register("name")}
            type="text"
            autoComplete="given-name"
            maxLength={60}
            enterKeyHint="next"
          />
        )}
      </Answer>
    );
  if (step === 3)
    return (
      <Choices
        legend="Mål"
        isLegendHidden
        type="checkbox"
        columns={2}
        field={form.register("goals")}
        options={Object.fromEntries(GOALS.map(({ text }) => [text, text]))}
      />
    );
  return (
    <Box sx={{ display: "grid", gap: 7 }}>
      <Choices
        legend="Hur mår du?"
        type="radio"
        columns={2}
        field={form.register("healthStatus")}
        options={HEALTH_STATUSES}
      />
      <Choices
        legend="Hur mycket har du provat hittills?"
        type="radio"
        columns={3}
        field={form.register("experience")}
        options={EXPERIENCES}
      />
      {asksConsent && <HealthConsent field={form.register("consents")} />}
    </Box>
  );
}

const PROMISES = [
  "Förslag som utgår från dina mål",
  "En egen sida som visar hur långt du har kommit",
  "Inget konto behövs, och du kan ändra dig när du vill",
];

function WhatComes() {
  return (
    <>
      <Box sx={{ position: "relative", height: { xs: 120, sm: 140 }, mb: 6, borderRadius: "14px", overflow: "hidden" }}>
        <Artwork scene="home" />
      </Box>
      <Box component="ul" sx={{ display: "grid", gap: 3, m: 0, p: 0, listStyle: "none" }}>
        {PROMISES.map((text) => (
          <Box component="li" key={text} sx={{ display: "flex", gap: 3 }}>
            <CheckCircleOutlined aria-hidden="true" sx={{ color: "primary.main" }} />
            {text}
          </Box>
        ))}
      </Box>
    </>
  );
}

function whereAnswersGo(isSignedIn: boolean, isHealthKept: boolean): string {
  if (!isSignedIn) return "Svaren sparas i din webbläsare.";
  return isHealthKept ? "Svaren sparas på ditt konto." : "Svaren sparas på ditt konto. Hur du mår sparas inte.";
}

/** What was answered the last time, to be changed. */
function draftOf(journey: OnboardingAnswersQuery["journey"] | undefined): OnboardingDraft | undefined {
  if (!journey?.onboarding) return undefined;
  const { name, goals, healthStatus, experience } = journey.onboarding;
  return {
    name,
    goals,
    healthStatus: (healthStatus?.toLowerCase() ?? "") as HealthStatus | "",
    experience: experience.toLowerCase() as ExperienceLevel,
    consents: [],
  };
}

const upper = <Value extends string>(value: Value): Uppercase<Value> => value.toUpperCase() as Uppercase<Value>;
