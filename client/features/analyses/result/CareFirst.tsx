import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { endErrorsAbout, showToast } from "../../../toasts/toasts.ts";
import { Card } from "../../../ui/Card.tsx";
import { useConfirmCareContactMutation } from "./ConfirmCareContact.generated.ts";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

const ID = "efter-varden";

/**
 * What waits, where care comes first, until the visitor says that they have talked to care: that is kept with the
 * result. It is not in the page before, nor on paper.
 */
export function CareFirst(props: {
  analysis: TestResult_AnalysisFragment;
  /** Called when they have said so. */
  onConfirmed?: () => void;
  children?: ReactNode;
}) {
  const { id, shape, careContactedAt } = props.analysis;
  const isFolded = shape === "CARE_FIRST" && !careContactedAt;
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasConfirmed, setConfirmed] = useState(false);
  const [confirm, { loading }] = useConfirmCareContactMutation({});
  useEffect(() => {
    // The button that had the focus is gone.
    if (hasConfirmed && !isFolded) heading.current?.focus();
  }, [hasConfirmed, isFolded]);
  if (shape !== "CARE_FIRST") return props.children;

  const unfold = async () => {
    try {
      const { data } = await confirm({ variables: { input: { id } } });
      const [error] = data?.confirmCareContact.errors ?? [];
      if (error) throw new Error(error.message);
      endErrorsAbout("care");
      setConfirmed(true);
      props.onConfirmed?.();
    } catch {
      showToast({
        title: "Fel",
        text: "Det gick inte att spara. Försök igen om en stund.",
        tone: "error",
        about: "care",
      });
    }
  };
  return (
    <>
      <Card isTinted component="section" aria-labelledby={ID}>
        <Typography id={ID} ref={heading} variant="h3" component="h2" tabIndex={-1} sx={{ outline: "none" }}>
          {isFolded ? "Råden väntar tills du har pratat med vården" : "Du har pratat med vården"}
        </Typography>
        <Typography sx={{ mt: 2 }}>
          {isFolded
            ? "Det du har berättat behöver någon i vården känna till innan du ändrar något. Råden finns kvar här och visas när du har pratat med 1177, din vårdcentral eller 112."
            : `Det sa du ${swedishDay(careContactedAt ?? "")}. Har vården sagt något annat än vi gäller det. Råd om träning, kyla, värme och fasta får du av dem; här är de lugna vanorna.`}
        </Typography>
        {isFolded && (
          <Button
            variant="contained"
            data-screen-only=""
            aria-expanded={false}
            aria-disabled={loading || undefined}
            onClick={() => (loading ? undefined : void unfold())}
            sx={{ mt: 4, minHeight: 48 }}
          >
            Jag har pratat med vården
          </Button>
        )}
      </Card>
      {!isFolded && <Box sx={{ display: "contents" }}>{props.children}</Box>}
    </>
  );
}
