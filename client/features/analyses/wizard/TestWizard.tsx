import { useApolloClient } from "@apollo/client/react";
import { type ComponentType, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { TESTS, type TestKind } from "../../../../schema/analyses/vocabulary.ts";
import type { Questionnaire } from "../../../../schema/questionnaires/definition.ts";
import { LAB_FINDINGS_FIELD, type LabFinding } from "../../../../schema/questionnaires/safety.ts";
import { useViewer } from "../../../session/viewer.ts";
import { useConsentText } from "../../../shell/session/consentTexts.ts";
import { giveConsent } from "../../../shell/session/giveConsent.ts";
import { hasConsented } from "../../../shell/session/hasConsented.ts";
import { showToast, type Toast } from "../../../toasts/toasts.ts";
import { Card } from "../../../ui/Card.tsx";
import type { ServerError } from "../../../ui/form/useZodForm.ts";
import { useWizard } from "../../../ui/wizard/useWizard.ts";
import { Wizard } from "../../../ui/wizard/Wizard.tsx";
import { type Analyzed, useAnalyze } from "../data/useAnalyze.ts";
import { useTestConsentQuery, useTestSourceQuery } from "../TestPage.generated.ts";
import { questionnaireOf, TEST_TEXTS } from "../testTexts.ts";
import { AdultsOnly } from "./AdultsOnly.tsx";
import { Contradictions } from "./Contradictions.tsx";
import { SignInNotice } from "./SignInNotice.tsx";
import { prepareUnsentRedFlags, useUnsentRedFlags } from "./useUnsentRedFlags.tsx";

/** Tests that require signing in. */
const NEEDS_ACCOUNT: readonly TestKind[] = ["sleep"];

const CONSENT_MISSING = "Kryssa i rutan om du vill ha en analys. Utan den skickas inget, och svaren finns kvar här.";

/** Finds out what blood tests have shown, from somebody's own values, and gives it. */
export type FindingsSource = ComponentType<{ onFound: (findings: LabFinding[]) => void }>;

/**
 * A test, step by step in its page.
 * @param props.given answers that are known already
 * @param props.hints below fields, by their name
 * @param props.FindingsSource below the question of what tests have shown
 * @param props.onDone shows the result of this key
 */
export function TestWizard(props: {
  kind: TestKind;
  given?: Readonly<Record<string, unknown>>;
  hints?: Readonly<Record<string, string>>;
  FindingsSource: FindingsSource;
  onDone: (key: string) => unknown;
}) {
  const { kind, onDone, FindingsSource } = props;
  const words = TEST_TEXTS[kind];
  const definition: Questionnaire = questionnaireOf(kind);
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  const analyze = useAnalyze(kind);
  const source = useTestSourceQuery({}).data?.analysisSource;
  const consents = useTestConsentQuery({ skip: !viewer }).data?.me?.consents;
  const { text } = useConsentText("test_answers");
  const isRefused = viewer === null && NEEDS_ACCOUNT.includes(kind);
  const asksConsent = !isRefused && !(viewer && consents && hasConsented("test_answers", consents, text?.version));
  const sent = useRef<Analyzed["analysis"]>(undefined);
  const unsent = useUnsentRedFlags(kind);
  /** Tells that nothing came of it; in a crisis no toast covers the number to ring, and what went wrong is at the button. */
  const tellUnsent = async (answers: object, toast: Toast) => {
    if (!(await unsent.read(answers, true))) showToast(toast);
  };

  const wizard = useWizard({
    definition,
    given: props.given,
    isOpen: true,
    consent: asksConsent
      ? {
          kind: "test_answers",
          give: async (answers) =>
            viewer &&
            giveConsent(apollo, "test_answers").catch(async (error) => {
              await tellUnsent(answers, words.refused(undefined));
              throw error;
            }),
          missing: CONSENT_MISSING,
          onMissed: (answers) => void unsent.read(answers, false),
        }
      : undefined,
    send: async (answers) => {
      if (isRefused) {
        await tellUnsent(answers, {
          title: "Inloggning krävs",
          text: "Du måste vara inloggad för att genomföra testet.",
          tone: "error",
          action: { label: "Logga in", run: () => void navigate(signInAddress(kind)) },
        });
        return NOT_SENT;
      }
      try {
        const answer = await analyze(answers);
        if (answer?.success && answer.analysis) {
          sent.current = answer.analysis;
          return undefined;
        }
        await tellUnsent(answers, answer ? words.refused(answer.error) : words.failed);
        return answer && answer.errors.length > 0 ? answer.errors.map(atField) : NOT_SENT;
      } catch {
        await tellUnsent(answers, words.refused(undefined));
        return NOT_SENT;
      }
    },
    // The answers stay until the result replaces them: an empty form would look like a loss.
    onSent: () => {
      // A result in a crisis has no plan but a number to ring: no toast announces it, nor covers the number.
      if (sent.current && sent.current.shape !== "CARE_ONLY") showToast(words.succeeded);
      return sent.current && onDone(sent.current.key);
    },
  });

  const isSoonRefused = isRefused && wizard.isLast;
  useEffect(() => {
    if (isSoonRefused) prepareUnsentRedFlags();
  }, [isSoonRefused]);

  return (
    <Card sx={{ p: 0, pt: { xs: 4, sm: 6 } }}>
      <Wizard
        wizard={wizard}
        level="h2"
        showFieldErrors
        progressTitle={words.progressTitle}
        hints={props.hints}
        labels={{
          send: words.send,
          sending: words.sending,
          back: "Föregående",
          failed: isRefused ? "Testet är inte skickat" : "Testet kunde inte analyseras",
        }}
        note={
          wizard.isLast
            ? whereAnswersGo(isRefused, source)
            : `Svaren sparas på den här enheten tills du skickar dem.${isRefused ? " För att få analysen loggar du in i sista steget." : ""}`
        }
        outro={
          <>
            {wizard.isLast && !isRefused && (
              <FindingsSource
                onFound={(findings) => wizard.form.setValue(LAB_FINDINGS_FIELD, findings, { shouldDirty: true })}
              />
            )}
            <AdultsOnly wizard={wizard} />
            <Contradictions kind={kind} wizard={wizard} />
            {wizard.isLast && unsent.redFlags}
          </>
        }
        intros={isRefused ? { [lastStepOf(definition)]: <SignInNotice to={signInAddress(kind)} /> } : undefined}
      />
    </Card>
  );
}

/** Nothing came of sending: the answers are as they were. */
const NOT_SENT = [{ code: "FAILED" as const, field: null, message: "Alla svar finns kvar på den här enheten." }];

/** The answers are a part of what is sent. */
const atField = (error: ServerError): ServerError => ({ ...error, field: error.field?.replace(/^testData\./, "") });

const lastStepOf = ({ steps }: Questionnaire): string => steps.at(-1)?.id ?? "";

const signInAddress = (kind: TestKind): string => `/auth?${new URLSearchParams({ till: TESTS[kind].path })}`;

/** Text on which answers are sent, and where. */
function whereAnswersGo(isRefused: boolean, source: "BUILT_IN" | "SERVICE" | null | undefined): string {
  if (isRefused) return "Inget skickas förrän du är inloggad.";
  if (source === "SERVICE")
    return "Alla svar skickas till vår server. Webbplatsen har en automatisk texttjänst: den får svaren därifrån, men inte veta vem du är.";
  return "Alla svar skickas till vår server, där analysen sätts ihop efter våra egna regler. Webbplatsen har ingen texttjänst, så svaren lämnas inte vidare.";
}
