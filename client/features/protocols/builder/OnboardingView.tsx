import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { GOAL_OPTIONS } from "../../../../schema/protocols/options.ts";
import { updateProtocolSchema } from "../../../../schema/protocols/protocolInput.ts";
import { protocolGoal } from "../../../../schema/protocols/protocolState.ts";
import { MAX_NAME } from "../../../../schema/protocols/vocabulary.ts";
import { z } from "../../../../schema/zod.ts";
import { useErasures } from "../../../guest/useErasures.ts";
import { useViewer } from "../../../session/viewer.ts";
import { Card } from "../../../ui/Card.tsx";
import { Choices } from "../../../ui/form/Choices.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import type { ProtocolValues } from "../../../ui/steps/protocolValues.ts";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import { useStepHistory } from "../../../ui/wizard/useStepHistory.ts";
import { WizardFrame } from "../../../ui/wizard/WizardFrame.tsx";
import { addressOf } from "../page/protocolViews.ts";
import { ViewHeading } from "../page/ViewHeading.tsx";
import { stepCount } from "../protocolLabels.ts";
import { newDraft, readProtocolDraft, storeProtocolDraft } from "./protocolDraft.ts";

/** What begins a protocol: its name and what it is for. */
type Beginning = Pick<ProtocolValues, "name" | "goal">;

const beginning = z.object({
  name: updateProtocolSchema.shape.name,
  goal: z.union([protocolGoal, z.literal("")]).pipe(protocolGoal),
});

const NO_ACCOUNT = "Inget konto behövs. Det du börjar på finns i din webbläsare.";

/** Asks for a name and a goal, which the builder begins with. */
export function OnboardingView() {
  const account = useViewer()?.id;
  return (
    <PageContainer width="reading" top="heading">
      <ViewHeading>Skapa ett protokoll</ViewHeading>
      <CreationWizard key={`${account} ${useErasures()}`} account={account} />
    </PageContainer>
  );
}

function CreationWizard({ account }: { account: string | undefined }) {
  const isBrowser = useIsBrowser();
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  // What was begun is known in the browser only.
  const begun = isBrowser ? readProtocolDraft(undefined, account) : undefined;
  const hasSteps = begun !== undefined && begun.protocol.steps.length > 0;

  const send = async ({ name, goal }: z.output<typeof beginning>) => {
    // Somebody who came back to change the name goes on with what there is; steps are of another protocol.
    const draft = begun && !hasSteps ? begun : newDraft();
    storeProtocolDraft(undefined, account, { ...draft, protocol: { ...draft.protocol, name, goal } });
    await leave();
    void navigate(addressOf("steg"));
    return undefined;
  };
  const known = begun && !hasSteps ? { name: begun.protocol.name, goal: begun.protocol.goal } : undefined;
  const form = useZodForm<Beginning, z.output<typeof beginning>>(
    beginning,
    send,
    { name: "", goal: "" },
    { values: known, onInvalid: ([name]) => setStep(name === "goal" ? 1 : 0) },
  );
  const [name, goal] = form.watch(["name", "goal"]);
  const { leave } = useStepHistory({
    id: "protocol",
    step,
    isReady: isBrowser,
    isOpen: true,
    isOverPage: false,
    onStep: setStep,
    onLeave: () => undefined,
  });
  const next = async () => {
    if (step === 1) return form.submit();
    if (await form.trigger("name", { shouldFocus: true })) setStep(1);
  };
  const steps = [
    {
      heading: "Vad ska protokollet heta?",
      lead: "Något som du känner igen, som Lugn morgon eller Starkare i höst.",
      missing: name.trim() ? undefined : "Skriv ett namn för att fortsätta",
    },
    {
      heading: "Vad är det till för?",
      lead: "Välj det som ligger närmast. Du kan ändra det senare.",
      missing: goal ? undefined : "Välj ett mål för att skapa protokollet",
    },
  ] as const;
  const { heading, lead, missing } = steps[step === 1 ? 1 : 0];
  return (
    <>
      {hasSteps && begun && (
        <Box sx={{ mt: 6 }}>
          <Notice tone="info">
            <span>
              Du har börjat på {begun.protocol.name.trim() ? <strong>{begun.protocol.name}</strong> : "ett protokoll"} (
              {stepCount(begun.protocol.steps.length)}), som inte är sparat. Skapar du ett nytt tar det utkastets plats.
            </span>
            <TextLink to={addressOf("steg")}>Fortsätt på utkastet</TextLink>
          </Notice>
        </Box>
      )}
      <Card sx={{ mt: 8, p: 0, pt: { xs: 4, sm: 7 }, display: "flex" }}>
        <WizardFrame
          level="h2"
          step={step + 1}
          steps={steps.length}
          heading={heading}
          lead={lead}
          back={{ label: "Tillbaka", onClick: step === 1 ? () => setStep(0) : () => void navigate(addressOf("start")) }}
          forward={{
            label: step === 1 ? "Skapa" : "Fortsätt",
            onClick: () => void next(),
            missing,
            isPending: form.formState.isSubmitting,
          }}
        >
          {step === 0 ? (
            <Field form={form} name="name" label="Namn på protokollet" maxLength={MAX_NAME} autoComplete="off" />
          ) : (
            <Choices form={form} name="goal" label="Mål" isLabelHidden choices={GOAL_OPTIONS} columns={2} />
          )}
        </WizardFrame>
      </Card>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        {account ? "Det du börjar på finns i din webbläsare tills du sparar det." : NO_ACCOUNT}
      </Typography>
      <noscript>Det här behöver JavaScript. Slå på det i webbläsaren och ladda om sidan.</noscript>
    </>
  );
}
