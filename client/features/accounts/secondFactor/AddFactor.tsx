import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import ContentCopy from "~icons/ic/outline-content-copy";
import { codeOnlySchema, passwordOnlySchema } from "../../../../schema/accounts.ts";
import type { Viewer } from "../../../session/viewer.ts";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { copyText } from "../../../ui/copyText.ts";
import { CodeField } from "../../../ui/form/CodeField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import {
  type BeginSecondFactorMutation,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
} from "./SecondFactorSection.generated.ts";

type Setup = NonNullable<BeginSecondFactorMutation["beginSecondFactor"]["setup"]>;

interface AddProps {
  viewer: Viewer;
  onAdded: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Turns the second factor on: the password, then the key for the app, then a code of it. */
export function AddFactor({ viewer, onAdded, onCancel }: AddProps) {
  const [setup, setSetup] = useState<Setup>();
  return setup ? (
    <SetUpApp setup={setup} onAdded={onAdded} onCancel={onCancel} />
  ) : (
    <AskPassword viewer={viewer} onBegun={setSetup} onCancel={onCancel} />
  );
}

function AskPassword(props: { viewer: Viewer; onBegun: (setup: Setup) => void; onCancel: () => void }) {
  // The key is for this page alone, and not for the cache.
  const [begin] = useBeginSecondFactorMutation({ fetchPolicy: "no-cache" });
  const form = useZodForm(
    passwordOnlySchema,
    async (input) => {
      const { data } = await begin({ variables: { input } });
      const { setup, errors } = data?.beginSecondFactor ?? {};
      if (!setup) return errors;
      props.onBegun(setup);
    },
    { password: "" },
  );
  const { setFocus } = form;
  useEffect(() => setFocus("password"), [setFocus]);
  return (
    <Box sx={{ width: "100%" }}>
      <Typography sx={{ mb: 5 }}>
        Du behöver en autentiseringsapp på telefonen. Den räknar fram en ny kod var trettionde sekund, och många
        telefoner har en redan från början.
      </Typography>
      <Form
        form={form}
        label="Fortsätt"
        pendingLabel="Ett ögonblick …"
        userName={props.viewer.email}
        actions={<Button onClick={props.onCancel}>Avbryt</Button>}
      >
        <PasswordField form={form} name="password" label="Ditt lösenord" autoComplete="current-password" />
      </Form>
    </Box>
  );
}

function SetUpApp({ setup, onAdded, onCancel }: { setup: Setup } & Omit<AddProps, "viewer">) {
  const [confirm] = useConfirmSecondFactorMutation({});
  const form = useZodForm(
    codeOnlySchema,
    async (input) => {
      const { data } = await confirm({ variables: { input } });
      const { recoveryCodes, errors } = data?.confirmSecondFactor ?? {};
      if (!recoveryCodes) return errors;
      onAdded(recoveryCodes);
    },
    { code: "" },
  );
  return (
    <Box sx={{ width: "100%", display: "grid", gap: 5 }}>
      <div>
        <Typography variant="h4" component="h3">
          Läs av koden med appen
        </Typography>
        <Box
          component="img"
          src={`data:image/svg+xml,${encodeURIComponent(setup.qrCode)}`}
          alt="QR-kod med nyckeln till din autentiseringsapp"
          sx={{ display: "block", width: 224, height: 224, mt: 3, bgcolor: "#fff", borderRadius: 1 }}
        />
      </div>
      <div>
        <Typography variant="h4" component="h3">
          Eller skriv in nyckeln
        </Typography>
        <Typography sx={{ mt: 2 }}>Använder du appen på den här enheten? Kopiera nyckeln till den.</Typography>
        <Typography
          component="p"
          aria-label="Nyckel"
          sx={{ my: 3, fontFamily: "monospace", fontSize: "1.125rem", overflowWrap: "anywhere" }}
        >
          {grouped(setup.secret)}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
          <CopyButton label="Kopiera nyckeln" icon={<ContentCopy />} onCopy={() => copyText(setup.secret)} />
          <Button component="a" href={setup.uri}>
            Öppna appen
          </Button>
        </Box>
      </div>
      <Form form={form} label="Slå på" pendingLabel="Slår på …" actions={<Button onClick={onCancel}>Avbryt</Button>}>
        <CodeField form={form} name="code" />
      </Form>
    </Box>
  );
}

/** In groups of four, as it is read and typed. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;
