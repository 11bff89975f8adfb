import "reflect-metadata";
import { readFileSync } from "node:fs";
import { buildSchema, isInputObjectType } from "graphql";
import { expect, it } from "vitest";
import { formatValue, labelOfField } from "../../client/features/admin/accounts/changeLabels.ts";
import type { VersionedName } from "../../schema/audit.ts";
import { VERSIONED } from "../../server/features/editing/versionedKinds.ts";

const graph = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const kinds = Object.entries(VERSIONED) as [VersionedName, { payload: string; fields: readonly string[] }][];

it.each(kinds)("every field of a %s has a name in the audit log", (subject, { fields }) => {
  expect(fields.filter((field) => labelOfField(subject, field) === field)).toEqual([]);
});

/** What an input says that names the thing, or from which a field follows that is compared. */
const NOT_COMPARED: Readonly<Partial<Record<VersionedName, readonly string[]>>> = {
  ARTICLE: ["publishDay", "publishTime", "reviewedOn", "reviewerId", "state"],
  MAIL: ["kind"],
  // The three parts are compared; older clients send them as one text.
  MARKER: ["meaning"],
  JOURNEY_TEXT: ["key"],
  MARKER_QUESTION: ["key"],
  PAGE: ["newSlug"],
  // Its fields are those of its content.
  PROGRAMME: ["content", "level"],
  PROTOCOL_TEMPLATE: ["key"],
  SITE: ["asksFirst", "footer", "service", "siteId"],
};
/** Whose inputs are not called as the payload's field. */
const INPUTS: Readonly<Partial<Record<VersionedName, readonly string[]>>> = {
  JOURNEY_TEXT: ["JourneyText"],
  MARKER_QUESTION: ["MarkerQuestion"],
  PRODUCT_FEED: ["ProductFeed"],
  PROTOCOL_TEMPLATE: ["ProtocolTemplate"],
  SITE: ["SiteAnalytics", "SiteAreas", "SiteCatalogue", "SiteConsents", "SiteLook", "SiteMenu", "SiteSettings"],
};
/** Those without a list find out by themselves what changes. */
const listed = kinds.filter(([, { fields }]) => fields.length > 0);

it.each(listed)("every field that an edit of a %s writes is compared", (subject, { payload, fields }) => {
  const names = INPUTS[subject] ?? [`${payload[0]?.toUpperCase()}${payload.slice(1)}`];
  const written = names.flatMap((name) => {
    const type = graph.getType(`Update${name}Input`);
    return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
  });
  const others = ["id", "version", ...(NOT_COMPARED[subject] ?? [])];
  expect(written).toContain("version");
  expect(written.filter((name) => !fields.includes(name) && !others.includes(name))).toEqual([]);
});

it("a moment in the log is said as people say it", () => {
  expect(formatValue('"2026-03-03T06:30:42.109Z"')).toBe("den 3 mars 2026 kl. 07:30");
});

it("what is not known of a test is said as such in the log", () => {
  expect(formatValue(null, "requiresPrescription")).toBe("uppgift saknas");
  expect(formatValue("true", "requiresPrescription")).toBe("ja");
  expect(formatValue(null, "description")).toBe("inget");
});
