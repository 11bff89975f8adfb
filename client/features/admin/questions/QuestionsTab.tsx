import { TextLink } from "../../../ui/link/TextLink.tsx";
import type { DataColumn } from "../../../ui/table/DataTable.tsx";
import { EntriesTab } from "../EntriesTab.tsx";
import { QuestionDialog } from "./QuestionDialog.tsx";
import {
  type QuestionsTab_QuestionFragment as Question,
  useEditableMarkerQuestionsQuery,
} from "./QuestionsTab.generated.ts";

/** The tab 'Frågor': what the marker chooser can be entered by. */
export function QuestionsTab() {
  const { data, ...query } = useEditableMarkerQuestionsQuery({ fetchPolicy: "cache-and-network" });
  return (
    <EntriesTab
      of="MARKER_QUESTION"
      title="Frågor"
      about={
        <>
          Frågorna som leder in i <TextLink to="/tester/markorer">provväljaren</TextLink>. Vilka prov en fråga väljer
          hör till sajten; orden, ordningen och vilka som visas bestämmer du.
        </>
      }
      entries={data?.editableMarkerQuestions}
      query={query}
      loading="Hämtar frågorna …"
      columns={COLUMNS}
      nameOf={({ title }) => title}
      empty="Det finns inga frågor."
      dialog={QuestionDialog}
    />
  );
}

const COLUMNS: readonly DataColumn<Question>[] = [
  { key: "title", header: "Fråga", isRowHeader: true, width: "35%", cell: ({ title }) => title },
  { key: "markers", header: "Prov", cell: ({ markerNames }) => markerNames.join(", ") },
  { key: "text", header: "Text", width: "100px", cell: ({ isChanged }) => (isChanged ? "Egen" : "Sajtens") },
  { key: "shown", header: "Visas", width: "90px", cell: ({ isShown }) => (isShown ? "Ja" : "Nej") },
];
