import { useState } from "react";
import { Link } from "react-router-dom";
import { useWizard } from "../../client/ui/wizard/useWizard.ts";
import { Wizard } from "../../client/ui/wizard/Wizard.tsx";
import { formatAnswers } from "../../schema/questionnaires/formatAnswers.ts";
import { SAMPLE } from "./sampleQuestionnaire.ts";

/** A page whose only content is a wizard with a field of every kind, for tests of the kit itself. */
function SamplePage() {
  const [sent, setSent] = useState<Readonly<Record<string, unknown>>>();
  const [answers, setAnswers] = useState<Readonly<Record<string, unknown>>>({});
  const wizard = useWizard({
    definition: SAMPLE,
    isOpen: !sent,
    consent: { kind: "health_data", give: async () => undefined },
    send: async (given) => {
      if (given.name === "Astrid") await new Promise((resolve) => window.addEventListener("answer", resolve));
      // Simulates a server: one name is slow, one is taken, and one cannot be stored at the moment.
      if (given.name === "Upptaget") return [{ code: "EMAIL_TAKEN", field: "name", message: "Namnet är upptaget." }];
      if (given.name === "Trasigt") throw new Error("The server is away.");
      setAnswers(given);
    },
    onSent: () => setSent(answers),
  });
  return (
    <main style={{ maxWidth: 640, margin: "auto" }}>
      <h1>Prov</h1>
      <Link to="/annan">En annan sida</Link>
      {sent ? (
        <>
          <h2>Tack</h2>
          <dl>
            {formatAnswers(SAMPLE, answers).map(({ name, label, words }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{words.join(" + ")}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <Wizard
          wizard={wizard}
          level="h2"
          labels={{ send: "Skicka test", sending: "Analyserar...", back: "Föregående" }}
          showFieldErrors
        />
      )}
    </main>
  );
}

/** The sample, and another page that it leads to. */
export const SAMPLE_ROUTES = [
  { path: "/annan", element: <h1>En annan sida</h1> },
  { path: "*", element: <SamplePage /> },
];
