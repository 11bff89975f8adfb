import Typography from "@mui/material/Typography";
import type { Sex } from "../../../../schema/catalogue.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import type { ServerError } from "../../../ui/form/useZodForm.ts";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";

const OwnerFields = lazyComponent(async () => (await import("./OwnerFields.tsx")).OwnerFields, {
  fallback: <Skeleton height={180} />,
});

/** Asks once whose intervals hold, where a laboratory gave none: by sex, and by age on the day of the sample. */
export function OwnerForm(props: {
  sex: Sex | null;
  birthYear: number | null;
  /** @returns why it was not stored; nothing when it was */
  onStore: (owner: { sex: Sex | null; birthYear: number | null }) => Promise<readonly ServerError[]>;
}) {
  const { sex, birthYear } = props;
  const said = [sex && (sex === "FEMALE" ? "kvinnor" : "män"), birthYear !== null && `födda ${birthYear}`].filter(
    Boolean,
  );
  return (
    <Accordion
      title={said.length > 0 ? `Allmänna intervall för ${said.join(" ")}` : "Välj vems intervall som ska gälla"}
      aside={said.length > 0 ? "Ändra" : "Frivilligt"}
      tone="button"
      isLate
      sx={{ mb: 5 }}
    >
      <Typography color="textSecondary" sx={{ mb: 4, maxWidth: "66ch" }}>
        Laboratoriets eget intervall går alltid först. Där det saknas visar vi ett allmänt, som kan skilja sig mellan
        kvinnor och män och med åldern. Vi räknar med åldern du hade när provet togs.
      </Typography>
      <OwnerFields {...props} />
    </Accordion>
  );
}
