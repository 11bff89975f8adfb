import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import type { Page } from "../../../pageLoader.ts";
import { Seo } from "../../../shell/Seo.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { AccountColumn } from "../signIn/AccountColumn.tsx";

/**
 * /prisbevakning/avsluta?nyckel=…: the unsubscribe link of a mail about prices. Opening it changes
 * nothing, since mail programs do that, too; the button does, without scripts and signed out as well.
 */
function StopPriceMailPage() {
  const [params] = useSearchParams();
  const token = params.get("nyckel");
  const done = params.get("klart");
  const { title, text } = token ? QUESTION : done === "ja" ? DONE : BROKEN;
  return (
    <AccountColumn title={title} intro={text}>
      <Seo title={title} />
      {token ? (
        <>
          <form method="post" action="/prisbevakning/avsluta">
            <input type="hidden" name="nyckel" value={token} />
            <Button type="submit" variant="contained" sx={{ minHeight: 48 }}>
              Avsluta alla bevakningar
            </Button>
          </form>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 5 }}>
            Vill du behålla några? Stäng sidan och ta bort de andra under Mitt konto.
          </Typography>
        </>
      ) : (
        <Button component={Link} to={done === "ja" ? "/" : "/konto"} variant="contained">
          {done === "ja" ? "Till startsidan" : "Till Mitt konto"}
        </Button>
      )}
    </AccountColumn>
  );
}

const QUESTION = {
  title: "Avsluta dina prisbevakningar",
  text: "Alla dina prisbevakningar tas bort, och du får inga fler mejl om priser. Resten av kontot är som förut.",
};
const DONE = {
  title: "Dina prisbevakningar är avslutade",
  text: "Du får inga fler mejl om priser, om du inte ber om det på nytt.",
};
const BROKEN = {
  title: "Länken fungerar inte",
  text: "Den kan vara avkortad eller för gammal. Inget har ändrats. Logga in och ta bort dina bevakningar under Mitt konto.",
};

export const page: Page = { Component: StopPriceMailPage };
