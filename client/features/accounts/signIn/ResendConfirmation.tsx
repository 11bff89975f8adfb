import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { useResendConfirmationMutation } from "./ResendConfirmation.generated.ts";

/** Mails the confirmation link once more, without revealing who has an account. */
export function ResendConfirmation({ email }: { email: string }) {
  const [resend, { loading }] = useResendConfirmationMutation({});
  const [outcome, setOutcome] = useState("");
  const send = async () => {
    if (loading) return;
    setOutcome("");
    try {
      const { data } = await resend({ variables: { input: { email } } });
      setOutcome(
        data?.resendConfirmation.errors[0]?.message ?? `Finns det ett konto med adressen ${email} har vi mejlat dit.`,
      );
    } catch (error) {
      setOutcome(visitorMessage(error));
    }
  };
  return (
    <>
      <Button variant="outlined" color="inherit" aria-disabled={loading} onClick={() => void send()}>
        {loading ? "Skickar …" : "Skicka mejlet igen"}
      </Button>
      <Box role="status">{outcome}</Box>
    </>
  );
}
