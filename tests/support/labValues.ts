import { randomUUID } from "node:crypto";
import { change, type FieldError, type Outcome } from "./accounts.ts";
import type { Client, Variables } from "./api.ts";

/** A value as the graph shows it. */
export interface LabValueRow {
  id: string;
  markerSlug: string;
  comparator: string | null;
  value: number;
  unit: string;
  sampledOn: string;
  laboratory: string | null;
  isFasting: boolean | null;
  note: string | null;
  referenceLow: number | null;
  referenceHigh: number | null;
  createdAt: string;
}

/** All of a value but its marker. */
export const LAB_VALUE_FIELDS = `id markerSlug comparator value unit sampledOn laboratory isFasting note referenceLow
  referenceHigh createdAt`;

/** A value to be recorded. */
export const aLabValue = (changes: Variables = {}): Variables & { clientKey: string } => ({
  clientKey: randomUUID(),
  markerSlug: "ferritin",
  value: 45.5,
  unit: "µg/L",
  sampledOn: "2026-03-02",
  ...changes,
});

/** Gives somebody's consent to keeping their values. */
export const consentToLabValues = (client: Client): Promise<Outcome> =>
  change(client, "giveConsent", { input: { kind: "LAB_VALUES", version: 1 } });

/** Records values, and says what came of it. */
export async function record(
  client: Client,
  values: readonly Variables[],
): Promise<{ labValues: LabValueRow[]; errors: FieldError[]; refused: string[] }> {
  const { data, errors } = await client.graphql<{
    recordLabValues: { labValues: LabValueRow[]; errors: FieldError[] } | null;
  }>(
    `mutation ($input: RecordLabValuesInput!) { recordLabValues(input: $input) {
       labValues { ${LAB_VALUE_FIELDS} } errors { code field message } } }`,
    { input: { values } },
  );
  return {
    ...(data?.recordLabValues ?? { labValues: [], errors: [] }),
    refused: errors.map(({ extensions }) => String(extensions.code)),
  };
}

/** A page of the values of the one who asks. */
export async function pageOfValues(
  client: Client,
  variables: Variables = {},
): Promise<{ nodes: LabValueRow[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }> {
  const { data } = await client.graphql<{ labValues: Awaited<ReturnType<typeof pageOfValues>> }>(
    `query ($first: Int, $after: String, $markerSlug: String) {
       labValues(first: $first, after: $after, markerSlug: $markerSlug) {
         nodes { ${LAB_VALUE_FIELDS} } pageInfo { hasNextPage endCursor } } }`,
    variables,
  );
  return data.labValues;
}
