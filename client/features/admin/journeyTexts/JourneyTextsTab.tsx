import Typography from "@mui/material/Typography";
import { MIN_GOALS } from "../../../../schema/journey/journeyTexts.ts";
import type { DataColumn } from "../../../ui/table/DataTable.tsx";
import { EntriesTab } from "../EntriesTab.tsx";
import { JourneyTextDialog } from "./JourneyTextDialog.tsx";
import {
  type JourneyTextsTab_TextFragment as Text,
  useEditableJourneyTextsQuery,
} from "./JourneyTextsTab.generated.ts";

/** The tab 'Mål och märken': what goals and achievements are called. */
export function JourneyTextsTab() {
  const { data, ...query } = useEditableJourneyTextsQuery({ fetchPolicy: "cache-and-network" });
  return (
    <EntriesTab
      of="JOURNEY_TEXT"
      title="Mål och märken"
      about={`Målen väljer besökare i introduktionen, märkena får de på sin resa. Vad som räknas hör till sajten; orden bestämmer du. Ett mål kan döljas för nya val om minst ${MIN_GOALS} finns kvar. De som redan har det behåller det.`}
      entries={data?.editableJourneyTexts}
      query={query}
      loading="Hämtar texterna …"
      columns={[]}
      nameOf={({ title }) => title}
      empty="Det finns inga texter."
      list={(table, texts) =>
        SECTIONS.map(({ kind, heading, columns }) => (
          <div key={kind}>
            <Typography variant="h3" sx={{ mt: 8, mb: 4 }}>
              {heading}
            </Typography>
            {table(
              heading,
              texts.filter((text) => text.kind === kind),
              columns,
            )}
          </div>
        ))
      }
      dialog={JourneyTextDialog}
    />
  );
}

const TEXT: DataColumn<Text> = {
  key: "text",
  header: "Text",
  width: "100px",
  cell: ({ isChanged }) => (isChanged ? "Egen" : "Sajtens"),
};

const SECTIONS: readonly { kind: Text["kind"]; heading: string; columns: readonly DataColumn<Text>[] }[] = [
  {
    kind: "GOAL",
    heading: "Mål",
    columns: [
      { key: "title", header: "Mål", isRowHeader: true, cell: ({ title }) => title },
      TEXT,
      { key: "shown", header: "Går att välja", width: "120px", cell: ({ isShown }) => (isShown ? "Ja" : "Nej") },
    ],
  },
  {
    kind: "ACHIEVEMENT",
    heading: "Märken",
    columns: [
      { key: "title", header: "Märke", isRowHeader: true, width: "35%", cell: ({ title }) => title },
      { key: "description", header: "Vad som krävs", cell: ({ description }) => description },
      TEXT,
    ],
  },
];
