import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import { ONBOARDING, onboardingOf } from "../../../../schema/questionnaires/onboarding.ts";
import { graphName } from "../../../apollo/graphName.ts";
import { invalidateJourneyLists } from "../../../apollo/invalidateJourneyLists.ts";
import { useViewer } from "../../../session/viewer.ts";
import { giveConsent } from "../../../shell/session/giveConsent.ts";
import { CARD_RADIUS } from "../../../theme.ts";
import { Artwork } from "../../../ui/Artwork.tsx";
import { useWizard } from "../../../ui/wizard/useWizard.ts";
import { WizardDialog } from "../../../ui/wizard/WizardDialog.tsx";
import type { SignalledProps } from "../dialogEvents.ts";
import {
  type OnboardingAnswersQuery,
  useCompleteOnboardingMutation,
  useOnboardingAnswersQuery,
} from "./Onboarding.generated.ts";

/** The onboarding wizard. What was answered stays when it is closed. */
export function Onboarding({ isOpen, onClose }: SignalledProps) {
  const journey = useOnboardingAnswersQuery({}).data?.journey;
  const given = useMemo(() => givenIn(journey), [journey]);
  const choices = journey?.goalChoices;
  const definition = useMemo(() => (choices ? onboardingOf(choices) : ONBOARDING) as typeof ONBOARDING, [choices]);
  const viewer = useViewer();
  const asksConsent = viewer !== null && journey?.keepsHealthStatus === false;
  const [isDone, setDone] = useState(false);
  const [complete] = useCompleteOnboardingMutation({
    update: (cache) => invalidateJourneyLists(cache, ["achievements", "recommendations"], ["recommendations"]),
  });
  const apollo = useApolloClient();
  const navigate = useNavigate();

  const wizard = useWizard({
    definition,
    given,
    isOpen,
    onClose,
    consent: asksConsent ? { kind: "health_data", give: () => giveConsent(apollo, "health_data") } : undefined,
    send: async ({ name, goals, healthStatus, experience }, isRefused) => {
      const input = {
        name,
        goals,
        // Without consent the account does not store it, so it is not sent.
        healthStatus: isRefused ? null : graphName(healthStatus),
        experience: graphName(experience),
      };
      const { data } = await complete({ variables: { input } });
      return data?.completeOnboarding.errors;
    },
    onSent: () => {
      setDone(true);
      onClose();
      void navigate("/min-resa");
    },
  });
  const closed = () => {
    setDone(false);
    // What opened the wizard was on the page that was left.
    if (isDone) document.getElementById("innehall")?.focus();
  };
  return (
    <WizardDialog
      wizard={wizard}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={closed}
      labels={{
        send: (
          <span>
            Slutför <span lang="en">setup</span>
          </span>
        ),
      }}
      skip={{ label: "Hoppa över", onClick: onClose }}
      note={whereAnswersGo(Boolean(viewer), wizard.consent?.isGiven ?? true)}
      intros={{ welcome: <Introduction /> }}
    />
  );
}

const INTRODUCTION_POINTS = [
  "Förslag som utgår från dina mål",
  "En egen sida som visar hur långt du har kommit",
  "Inget konto behövs, och du kan ändra dig när du vill",
];

function Introduction() {
  return (
    <>
      <Box
        sx={{
          position: "relative",
          height: { xs: 120, sm: 140 },
          mb: 6,
          borderRadius: CARD_RADIUS,
          overflow: "hidden",
        }}
      >
        <Artwork scene="home" words="none" />
      </Box>
      <Box component="ul" sx={{ display: "grid", gap: 3, m: 0, p: 0, listStyle: "none" }}>
        {INTRODUCTION_POINTS.map((text) => (
          <Box component="li" key={text} sx={{ display: "flex", gap: 3 }}>
            <CheckCircleOutlined aria-hidden="true" sx={{ color: "primary.main" }} />
            {text}
          </Box>
        ))}
      </Box>
    </>
  );
}

function whereAnswersGo(isSignedIn: boolean, storesHealthStatus: boolean): string {
  if (!isSignedIn) return "Svaren sparas i din webbläsare.";
  return storesHealthStatus ? "Svaren sparas på ditt konto." : "Svaren sparas på ditt konto. Hur du mår sparas inte.";
}

/** The last answers, to be changed. */
function givenIn(journey: OnboardingAnswersQuery["journey"] | undefined) {
  if (!journey?.onboarding) return undefined;
  const { name, goals, healthStatus, experience } = journey.onboarding;
  return { name, goals, healthStatus: healthStatus?.toLowerCase(), experience: experience.toLowerCase() };
}
