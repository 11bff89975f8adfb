import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import type { Page } from "../../../pageLoader.ts";
import { useViewer } from "../../../session/viewer.ts";
import { Seo } from "../../../shell/Seo.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { AccountColumn } from "./AccountColumn.tsx";
import {
  MailedLinkPageDocument,
  type MailedLinkPageQuery,
  useMailedLinkPageQuery,
} from "./MailedLinkPage.generated.ts";

const tokenOf = (params: URLSearchParams): string => params.get("nyckel") ?? "";

/** Loads what the link would do. */
async function loadMailedLinkPage(apollo: ApolloClient, url: URL) {
  const token = tokenOf(url.searchParams);
  if (token) await apollo.query({ query: MailedLinkPageDocument, variables: { token } });
}

/**
 * /bekrafta?nyckel=…: where the links of mails lead that confirm something. Opening it changes nothing, since
 * mail programs do that, too; the button does, without scripts as well.
 */
function MailedLinkPage() {
  const [params] = useSearchParams();
  const token = tokenOf(params);
  const { data, error, refetch } = useMailedLinkPageQuery({ variables: { token }, skip: token === "" });
  const link: MailedLink | null | undefined = token ? data?.mailedLink : { state: "INVALID", email: null };
  const { title, text, button, doubt } = link ? words(link) : { title: "Din länk" };
  return (
    <AccountColumn title={title} intro={text}>
      <Seo title={title} />
      {button ? (
        <>
          <form method="post" action="/bekrafta">
            <input type="hidden" name="nyckel" value={token} />
            <Button type="submit" variant="contained" sx={{ minHeight: 48 }}>
              {button}
            </Button>
          </form>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 5 }}>
            {doubt}
          </Typography>
        </>
      ) : link ? (
        <NextStepLink link={link} />
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Läser länken …" />
      )}
    </AccountColumn>
  );
}

type MailedLink = Pick<NonNullable<MailedLinkPageQuery["mailedLink"]>, "state" | "email">;

interface Words {
  title: string;
  text?: string;
  /** Effect of the button; absent where there is nothing to do. */
  button?: string;
  doubt?: string;
}

function words({ state, email }: MailedLink): Words {
  switch (state) {
    case "CONFIRMS":
      return {
        title: "Bekräfta din e-postadress",
        text: `Bekräfta att ${email} är din adress, så är ditt konto klart.`,
        button: "Bekräfta adressen",
        doubt: "Var det inte du som skapade kontot? Stäng sidan. Ett konto som inte bekräftas tas bort.",
      };
    case "CHANGES":
      return {
        title: "Bekräfta din nya e-postadress",
        text: `${email} blir ditt kontos adress. Den gamla slutar gälla, och dina andra enheter loggas ut.`,
        button: "Byt till den här adressen",
        doubt: "Var det inte du som bad om bytet? Stäng sidan, så ändras inget.",
      };
    case "UNDOES":
      return {
        title: "Ångra bytet av e-postadress",
        text: `${email} blir ditt kontos adress igen, och alla enheter loggas ut. Sedan kan du välja ett nytt lösenord.`,
        button: "Ångra bytet",
        doubt: "Var det du som bytte adress? Stäng sidan, så ändras inget.",
      };
    case "CONFIRMED":
      return { title: "Adressen är redan bekräftad", text: `${email} är bekräftad. Du behöver inte göra något mer.` };
    case "OF_ANOTHER_ACCOUNT":
      return {
        title: "Länken hör till ett annat konto",
        text: "Logga ut och öppna länken i mejlet igen. Inget har ändrats.",
      };
    default:
      return {
        title: "Länken gäller inte längre",
        text: "Den kan vara för gammal, redan använd eller ersatt av en nyare. Logga in, så kan vi mejla en ny.",
      };
  }
}

function NextStepLink({ link }: { link: MailedLink }) {
  const viewer = useViewer();
  return (
    <Box sx={{ display: "grid", gap: 4, justifyItems: "start" }}>
      {viewer && (
        <Typography sx={{ overflowWrap: "anywhere" }}>
          Du är inloggad som <strong>{viewer.email}</strong>
        </Typography>
      )}
      {viewer ? (
        <Button component={Link} to="/" variant="contained">
          Till startsidan
        </Button>
      ) : (
        <Button component={Link} to="/auth" state={{ email: link.email }} variant="contained">
          Logga in
        </Button>
      )}
    </Box>
  );
}

export const page: Page = { Component: MailedLinkPage, loader: loadMailedLinkPage };
