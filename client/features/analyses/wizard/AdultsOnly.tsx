import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useWatch } from "react-hook-form";
import { INSTEAD } from "../../../../schema/rules/analyses/adultsOnly.ts";
import { helplinesFor } from "../../../../schema/rules/analyses/helplines.ts";
import { Notice } from "../../../ui/Notice.tsx";
import type { WizardState } from "../../../ui/wizard/useWizard.ts";

/** Says where the age is asked, to who is under 18, that the test is for adults, and whom to turn to instead. */
export function AdultsOnly({ wizard }: { wizard: WizardState }) {
  const age = String(useWatch({ control: wizard.form.control, name: "age" }) ?? "").trim();
  const isMinor = /^\d{1,2}$/.test(age) && Number(age) < 18 && Number(age) > 5;
  const isShown = isMinor && wizard.step.fields.some(({ name }) => name === "age");
  return (
    <Box role="status" sx={{ mt: isShown ? 5 : 0 }}>
      {isShown && (
        <Notice tone="attention">
          <strong>Testet är för vuxna</strong>
          <span>
            En kropp som växer behöver annan sömn, annan träning och annan mat än en vuxen, så råden här passar inte dig
            än. Hit kan du vända dig i stället:
          </span>
          <Box component="ul" sx={{ m: 0, pl: 5, display: "grid", gap: 2 }}>
            {INSTEAD.map(({ name, about }) => (
              <li key={name}>
                <strong>{name}.</strong> {about}
              </li>
            ))}
            {helplinesFor(["minor"]).map(({ name, number, tel, about }) => (
              <li key={tel}>
                <Link href={`tel:${tel}`} color="inherit" sx={{ fontWeight: 600, display: "inline-block", py: 1 }}>
                  {`${name}, ${number}`}
                </Link>{" "}
                {about}
              </li>
            ))}
          </Box>
        </Notice>
      )}
    </Box>
  );
}
