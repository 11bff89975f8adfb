import Box from "@mui/material/Box";
import NativeSelect from "@mui/material/NativeSelect";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { TESTS } from "../../../../schema/analyses/vocabulary.ts";
import { changesOver } from "../../../../schema/rules/analyses/compareTests.ts";
import { momentAmong } from "../../../../schema/rules/words/dates.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { FieldInput } from "../../../ui/form/FieldInput.tsx";
import { LabelledField } from "../../../ui/form/LabelledField.tsx";
import type { MyResultsQuery } from "./MyResults.generated.ts";

type Result = NonNullable<MyResultsQuery["analyses"]>["nodes"][number];

const nameOf = ({ kind, createdAt }: Result, among: readonly Result[]): string => {
  const moment = momentAmong(
    createdAt,
    among.map((one) => one.createdAt),
  );
  return `${TESTS[kind.toLowerCase() as Lowercase<typeof kind>].title}, ${moment}`;
};

/**
 * Compares two results of one test, chosen by the visitor.
 * @param props.results the newest first, without gaps
 */
export function CompareResults({ results }: { results: readonly Result[] }) {
  const [newerKey, setNewer] = useState("");
  const [olderKey, setOlder] = useState("");
  const olderOf = (one: Result) => results.slice(results.indexOf(one) + 1).filter(({ kind }) => kind === one.kind);
  const newerChoices = results.filter((one) => olderOf(one).length > 0);
  // With two of a test there is nothing to choose: the newer one is compared with the other already.
  if (!newerChoices.some((one) => olderOf(one).length > 1)) return null;
  const newer = newerChoices.find(({ key }) => key === newerKey);
  const olderChoices = newer ? olderOf(newer) : [];
  const older = olderChoices.find(({ key }) => key === olderKey);
  return (
    <Accordion title="Jämför två resultat" tone="alone" sx={{ mt: 4 }}>
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))" }, pt: 3 }}>
        <Choice label="Det här resultatet" choices={newerChoices} among={results} chosen={newer} onChoose={setNewer} />
        <Choice label="med ett äldre" choices={olderChoices} among={results} chosen={older} onChoose={setOlder} />
      </Box>
      <Box role="status" sx={{ mt: 4 }}>
        {newer && older && <Comparison newer={newer} older={older} results={results} />}
      </Box>
    </Accordion>
  );
}

const Choice = (props: {
  label: string;
  choices: readonly Result[];
  /** All results, so that those of one minute are told apart. */
  among: readonly Result[];
  chosen: Result | undefined;
  onChoose: (key: string) => void;
}) => (
  <LabelledField label={props.label}>
    {(ties) => (
      <NativeSelect
        {...ties}
        value={props.chosen?.key ?? ""}
        disabled={props.choices.length === 0}
        onChange={({ target }) => props.onChoose(target.value)}
        input={<FieldInput sx={{ width: "100%" }} />}
      >
        <option value="">Välj ett resultat</option>
        {props.choices.map((one) => (
          <option key={one.key} value={one.key}>
            {nameOf(one, props.among)}
          </option>
        ))}
      </NativeSelect>
    )}
  </LabelledField>
);

function Comparison({ newer, older, results }: { newer: Result; older: Result; results: readonly Result[] }) {
  const between = results
    .slice(results.indexOf(newer), results.indexOf(older))
    .filter(({ kind }) => kind === newer.kind);
  const changes = changesOver(between.map((one) => one.changes).reverse());
  return (
    <>
      {newer.measure && older.measure?.label === newer.measure.label && (
        <Typography sx={{ fontWeight: 600 }}>
          {`${newer.measure.label}: ${older.measure.now} → ${newer.measure.now}`}
        </Typography>
      )}
      {changes.length === 0 ? (
        <Typography>Alla svar är desamma.</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
          {changes.map(({ label, before, now }) => (
            <li key={label}>
              {label}: {before} förut, <strong>{now}</strong> nu
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
