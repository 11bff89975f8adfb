import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { Seo } from "../../../shell/Seo.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { AccountColumn } from "../signIn/AccountColumn.tsx";

interface Said {
  title: string;
  text: string;
}

/**
 * The page of a mail's unsubscribe link, e.g. /prisbevakning/avsluta?nyckel=…. Opening it changes nothing, since mail
 * programs do that, too; the button does, without scripts and signed out as well.
 */
export function StopMail(props: {
  path: string;
  question: Said;
  done: Said;
  broken: Said;
  /** On the button. */
  label: string;
  /** What else one can do. */
  hint: string;
}) {
  const [params] = useSearchParams();
  const token = params.get("nyckel");
  const done = params.get("klart");
  const { title, text } = token ? props.question : done === "ja" ? props.done : props.broken;
  return (
    <AccountColumn title={title} intro={text}>
      <Seo title={title} />
      {token ? (
        <>
          <form method="post" action={props.path}>
            <input type="hidden" name="nyckel" value={token} />
            <Button type="submit" variant="contained" sx={{ minHeight: 48 }}>
              {props.label}
            </Button>
          </form>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 5 }}>
            {props.hint}
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
