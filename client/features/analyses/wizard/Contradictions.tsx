import Box from "@mui/material/Box";
import { useWatch } from "react-hook-form";
import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { contradictionsIn } from "../../../../schema/rules/analyses/contradictions.ts";
import { Notice } from "../../../ui/Notice.tsx";
import type { WizardState } from "../../../ui/wizard/useWizard.ts";

/** Asks about answers of the step that contradict each other. It keeps nobody from going on. */
export function Contradictions({ kind, wizard }: { kind: TestKind; wizard: WizardState }) {
  const draft = useWatch({ control: wizard.form.control });
  const names = wizard.step.fields.map(({ name }) => name);
  const found = contradictionsIn(kind, draft).filter(({ fields }) => fields.some((name) => names.includes(name)));
  return (
    <Box role="status" sx={{ display: "grid", gap: 3, mt: found.length > 0 ? 5 : 0 }}>
      {found.map(({ question, text }) => (
        <Notice key={question} tone="attention">
          <strong>{question}</strong>
          <span>{text}</span>
        </Notice>
      ))}
    </Box>
  );
}
