import type { ApolloClient } from "@apollo/client";
import { type FoundByValue, findingsOf } from "../../../../schema/rules/labValues/labFindings.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { LabMarkersDocument } from "../LabMarkers.generated.ts";
import { LabProfileDocument } from "../LabProfile.generated.ts";
import { LabValuesDocument } from "../LabValues.generated.ts";
import { labMarkersOf, underCurrentNames } from "../labMarkers.ts";
import type { LabValue } from "../labValue.ts";
import { measuredOf } from "../measured.ts";

/**
 * Reads the visitor's own values, in the browser or on the account, and what they say in a guided test.
 * @throws where they cannot be read
 */
export async function readFindings(apollo: ApolloClient): Promise<{ found: FoundByValue[]; hasValues: boolean }> {
  const [values, { data: known }, { data: own }] = await Promise.all([
    readValues(apollo),
    apollo.query({ query: LabMarkersDocument }),
    apollo.query({ query: LabProfileDocument }),
  ]);
  const markers = labMarkersOf(known?.biomarkers ?? []);
  const bySlug = new Map(markers.map((marker) => [marker.slug, marker]));
  const byRule = new Map(markers.map((marker) => [marker.measuredAs, marker]));
  const measured = underCurrentNames(values, markers).flatMap(
    (value) => measuredOf(value, bySlug.get(value.markerSlug)) ?? [],
  );
  const owner = own?.labProfile ?? { sex: null, birthYear: null };
  const found = findingsOf(measured, owner, (marker) => byRule.get(marker)?.intervals ?? [], dayOf(new Date()));
  return { found, hasValues: values.length > 0 };
}

/** All of them, the latest samples first. */
async function readValues(apollo: ApolloClient): Promise<LabValue[]> {
  const values: LabValue[] = [];
  let after: string | null = null;
  do {
    const { data }: { data?: { labValues?: Page | null } | undefined } = await apollo.query({
      query: LabValuesDocument,
      variables: { after },
      fetchPolicy: "no-cache",
    });
    if (!data?.labValues) throw new Error("The values cannot be read.");
    values.push(...data.labValues.nodes);
    after = data.labValues.pageInfo.hasNextPage ? (data.labValues.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return values;
}

interface Page {
  nodes: LabValue[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}
