import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import type { QuestionField } from "../../../../schema/questionnaires/definition.ts";
import { RECOMMENDATION } from "../../../../schema/questionnaires/recommendation.ts";
import { graphName } from "../../../apollo/graphName.ts";
import { invalidateJourneyLists } from "../../../apollo/invalidateJourneyLists.ts";
import { useViewer } from "../../../session/viewer.ts";
import { giveConsent } from "../../../shell/session/giveConsent.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { useWizard } from "../../../ui/wizard/useWizard.ts";
import { Wizard } from "../../../ui/wizard/Wizard.tsx";
import type { SignalledProps } from "../dialogEvents.ts";
import { useAnswerQuestionnaireMutation, useQuestionnaireConsentQuery } from "./Questionnaire.generated.ts";

/** How long the thanks stay. */
const THANKS_MS = 2_000;

/** The recommendation questionnaire; a guest's answers never leave the browser. */
export function Questionnaire({ isOpen, onClose }: SignalledProps) {
  const [isSent, setSent] = useState(false);
  const isSignedIn = Boolean(useViewer());
  const journey = useQuestionnaireConsentQuery({}).data?.journey;
  const asksConsent = isSignedIn && journey?.keepsHealthStatus === false;
  const [answer] = useAnswerQuestionnaireMutation({
    update: (cache) => invalidateJourneyLists(cache, ["recommendations"], ["recommendations"]),
  });
  const apollo = useApolloClient();
  const wizard = useWizard({
    definition: RECOMMENDATION,
    isOpen,
    onClose,
    consent: asksConsent ? { kind: "health_data", give: () => giveConsent(apollo, "health_data") } : undefined,
    send: async ({ currentHealth, interests, ...forDevice }) => {
      const advisedBy = { currentHealth: graphName(currentHealth), interests: interests.map(graphName) };
      const { data } = await answer({
        variables: { input: isSignedIn ? advisedBy : { ...forDevice, ...advisedBy } },
        // Answers without consent give advice now and are stored nowhere.
        context: { isMomentary: asksConsent && !wizard.consent?.isGiven },
      });
      return data?.answerQuestionnaire.errors;
    },
    onSent: () => setSent(true),
  });
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(onClose, THANKS_MS);
    return () => clearTimeout(timer);
  }, [isSent, onClose]);
  const closed = () => {
    if (!isSent) return;
    wizard.clear();
    setSent(false);
  };

  return (
    <FormDialog title={RECOMMENDATION.title} isOpen={isOpen} onClose={onClose} onClosed={closed} hasSteps>
      {/* There before it says anything, so that it is heard. */}
      <Box
        role="status"
        sx={isSent ? { px: { xs: 4, sm: 8 }, py: { xs: 16, sm: 20 }, textAlign: "center" } : undefined}
      >
        {isSent && (
          <>
            <CheckCircleOutlined aria-hidden="true" sx={{ fontSize: "3rem", color: "success.main" }} />
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
        <Wizard
          wizard={wizard}
          level="h3"
          isInDialog
          labels={{ send: "Spara mina svar" }}
          note={whereAnswersGo(isSignedIn, wizard.consent?.isGiven ?? true)}
          sayMissing={whatIsLeft}
        />
      )}
    </FormDialog>
  );
}

const whatIsLeft = (fields: readonly QuestionField[]): string | undefined =>
  fields.length > 0 ? `Kvar att fylla i: ${fields.map(({ short, label }) => short ?? label).join(", ")}.` : undefined;

function whereAnswersGo(isSignedIn: boolean, storesAnswers: boolean): string {
  if (!isSignedIn) return "Svaren sparas i din webbläsare. Inget skickas.";
  return storesAnswers
    ? "Hur du mår och vad du är intresserad av sparas på ditt konto. Resten sparas inte."
    : "Svaren ger råd nu, men sparas inte.";
}
