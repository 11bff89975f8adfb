import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { type ChangedField, ChangedFields } from "./CurrentVersion.tsx";

/** Until when a text stood, and who replaced it. */
export interface EarlierVersion {
  key: string;
  replacedAt: string;
  replacedBy: string | null;
}

/** In words, who replaced a text and when. */
export const replacedInWords = ({ replacedAt, replacedBy }: Omit<EarlierVersion, "key">): string =>
  `Stod till ${swedishMoment(replacedAt)}${replacedBy ? `, ändrad av ${replacedBy}` : ""}`;

/**
 * How a text stood before: a list, each beside what is in the form, and the way back into the form.
 * @param props.load the versions, the latest first
 * @param props.find one of them; null when it is not kept any more
 * @param props.differences in which fields it differs from what is in the form
 * @param props.onTake puts it into the form, where it is saved like any other edit
 */
export function EarlierVersions<Version>(props: {
  load: () => Promise<readonly EarlierVersion[]>;
  find: (key: string) => Promise<Version | null>;
  differences: (version: Version) => readonly ChangedField[];
  onTake: (version: Version) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [versions, setVersions] = useState<readonly EarlierVersion[]>();
  const [chosen, setChosen] = useState<{ version: Version; text: string }>();
  const failed = (error: unknown) => {
    setOpen(false);
    showToast({ title: "Kunde inte hämta tidigare versioner", text: visitorMessage(error), tone: "error" });
  };
  const open = () => {
    setVersions(undefined);
    setChosen(undefined);
    setOpen(true);
    props.load().then(setVersions, failed);
  };
  const choose = async (one: EarlierVersion) => {
    try {
      const version = await props.find(one.key);
      if (version) setChosen({ version, text: replacedInWords(one) });
      else setVersions((all) => all?.filter(({ key }) => key !== one.key));
    } catch (error) {
      failed(error);
    }
  };
  const fields = chosen && props.differences(chosen.version);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={open} sx={{ minHeight: 44 }}>
        Tidigare versioner
      </Button>
      <ConfirmDialog title="Tidigare versioner" isOpen={isOpen} onClose={() => setOpen(false)}>
        {chosen && fields ? (
          <>
            <Typography>
              {chosen.text}.{" "}
              {fields.length > 0
                ? "Här skiljer den sig från det som står i formuläret."
                : "Den skiljer sig inte från det som står i formuläret."}
            </Typography>
            <ChangedFields fields={fields} />
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
              {fields.length > 0 && (
                <Button
                  variant="contained"
                  onClick={() => {
                    setOpen(false);
                    props.onTake(chosen.version);
                    showToast({
                      title: "Den äldre texten står i formuläret",
                      text: "Den gäller när du har sparat.",
                      tone: "confirmation",
                    });
                  }}
                >
                  Ta tillbaka den
                </Button>
              )}
              <Button onClick={() => setChosen(undefined)}>Till listan</Button>
            </Box>
          </>
        ) : versions?.length ? (
          <>
            <Typography>Välj en för att se hur det stod. Ingenting ändras förrän du sparar.</Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2 }}>
              {versions.map((one) => (
                <li key={one.key}>
                  <Button
                    variant="outlined"
                    color="inherit"
                    fullWidth
                    onClick={() => void choose(one)}
                    sx={{ minHeight: 44, justifyContent: "flex-start", textAlign: "start" }}
                  >
                    {replacedInWords(one)}
                  </Button>
                </li>
              ))}
            </Box>
          </>
        ) : versions ? (
          <Typography>Det finns ingen än. En version sparas varje gång texten ändras.</Typography>
        ) : (
          <Loading label="Hämtar versionerna …" />
        )}
      </ConfirmDialog>
    </>
  );
}
