import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { keptBesideJourney, storedTexts } from "../../../guest/browserData.ts";
import { eraseBrowserData } from "../../../guest/eraseBrowserData.ts";
import { onStorageChange } from "../../../guest/storage.ts";
import { countCopies } from "../../../offline/copies.ts";
import { CARD_RADIUS } from "../../../theme.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { useBackCloses } from "../../../ui/link/navigationGuards.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { readJourney } from "../data/journeyStorage.ts";

const NOT_STORED = "Inget sparat";
const countedOrNothing = (...[count, one, many]: Parameters<typeof counted>): string =>
  count === 0 ? NOT_STORED : counted(count, one, many);

type Fact = [label: string, value: string];

/** The browser's stored data, in words. */
function storedFacts(): Fact[] {
  const { onboarding, completed, activities, days, totalMinutes, plan, questionnaire } = readJourney();
  return [
    [
      "Introduktionen",
      onboarding
        ? `Förnamn (${onboarding.name}), ${countedOrNothing(onboarding.goals.length, "mål", "mål")}, hur du mår och din erfarenhet`
        : NOT_STORED,
    ],
    ["Aktiviteter", countedOrNothing(activities.length, "aktivitet", "aktiviteter")],
    ["Dagar med aktivitet", countedOrNothing(days.length, "dag", "dagar")],
    ["Avklarade delar", countedOrNothing(completed.length, "del", "delar")],
    ["Tid", countedOrNothing(totalMinutes, "minut", "minuter")],
    ["Min plan", countedOrNothing(plan.length, "eget val", "egna val")],
    [
      "Svar i frågeformuläret",
      questionnaire ? `Sparade för ${questionnaire.email ?? "dig"}, bara i den här webbläsaren` : NOT_STORED,
    ],
    ...keptBesideJourney().map(({ label, value }): Fact => [label, value]),
  ];
}

/** The browser's stored data, with buttons that download and erase it. */
export function StoredJourney() {
  const [facts, setFacts] = useState(storedFacts);
  const [pages, setPages] = useState(0);
  const [asks, setAsks] = useState(false);
  const cancel = () => setAsks(false);
  useBackCloses(asks, cancel);
  useEffect(() => {
    void countCopies().then(setPages);
    return onStorageChange(undefined, () => setFacts(storedFacts()));
  }, []);
  const about = useRef<HTMLDivElement>(null);
  // Unreadable data is stored too, and can be erased.
  const isEmpty = Object.keys(storedTexts()).length === 0 && pages === 0;

  const lines: Fact[] = pages > 0 ? [...facts, ["Lästa sidor", counted(pages, "sida", "sidor")]] : facts;
  const stored = lines.filter(([, value]) => value !== NOT_STORED);
  const missing = lines.filter(([, value]) => value === NOT_STORED).map(([label]) => label);

  const erase = () => {
    setAsks(false);
    // What shows asks for itself anew, as it does after every change of the storage.
    void eraseBrowserData().then(() => {
      setPages(0);
      showToast({ title: "Allt är borttaget", text: "Inget av din resa finns kvar i webbläsaren.", tone: "success" });
    });
  };
  const download = () => saveFile("webblasaren.json", JSON.stringify(storedTexts(), null, 2), "application/json");
  return (
    <>
      <Box ref={about} tabIndex={-1} sx={{ mt: 3, mb: 5, outline: "none", maxWidth: 720 }}>
        {stored.length > 0 && (
          <Box
            component="dl"
            sx={{ m: 0, display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "220px minmax(0, 1fr)" } }}
          >
            {stored.map(([label, value]) => (
              <Box key={label} sx={{ display: "contents" }}>
                <Box component="dt" sx={{ fontWeight: 600, pt: 2 }}>
                  {label}
                </Box>
                <Box component="dd" sx={{ m: 0, pt: { sm: 2 }, overflowWrap: "anywhere" }}>
                  {value}
                </Box>
              </Box>
            ))}
          </Box>
        )}
        {missing.length > 0 && (
          <Typography color="textSecondary" sx={{ mt: stored.length > 0 ? 4 : 0 }}>
            {stored.length > 0 ? `${NOT_STORED}: ${missing.join(", ")}.` : `${NOT_STORED} om din resa.`}
          </Typography>
        )}
      </Box>
      {!isEmpty && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
          <Button variant="outlined" onClick={download}>
            Ladda ner allt
          </Button>
          <Button variant="outlined" color="error" onClick={() => setAsks(true)}>
            Ta bort allt från webbläsaren
          </Button>
        </Box>
      )}
      <Dialog
        open={asks}
        onClose={cancel}
        role="alertdialog"
        aria-labelledby="ta-bort"
        aria-describedby="ta-bort-vad"
        slotProps={{
          // The button that focus would return to is gone with what it erased.
          transition: { onExited: () => isEmpty && about.current?.focus() },
          paper: { sx: { borderRadius: CARD_RADIUS, backgroundImage: "none", p: { xs: 5, sm: 8 }, m: 4 } },
        }}
      >
        <Typography id="ta-bort" variant="h3" component="h2">
          Ta bort allt?
        </Typography>
        <Typography id="ta-bort-vad" sx={{ mt: 3, mb: 6, maxWidth: "46ch" }}>
          Framsteg, protokoll, resultat, svar och allt annat som sajten har sparat försvinner från den här webbläsaren.
          Det går inte att ångra.
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
          <Button variant="contained" color="error" onClick={erase}>
            Ta bort allt
          </Button>
          <Button autoFocus onClick={cancel}>
            Avbryt
          </Button>
        </Box>
      </Dialog>
    </>
  );
}
