import { readFileSync } from "node:fs";
import { ApolloLink } from "@apollo/client";
import fc from "fast-check";
import {
  buildSchema,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from "graphql";
import { of } from "rxjs";
import { describe, expect, it } from "vitest";
import { createClient } from "../../client/apollo/client.ts";
import { askGuestGraph } from "../../client/guest/guestGraph.ts";
import { personalOperation } from "../../client/guest/personalOperation.ts";
import { PERSONAL_FIELDS } from "../../schema/personal.ts";
import { linked } from "../../schema/rules/journey/journeyView.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { DEMO_ITEMS } from "../support/demoItems.ts";

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const journeyItems = DEMO_ITEMS.categories.map((category) => ({
  __typename: "CountedCategory",
  key: category.id.toUpperCase(),
  title: category.title,
  items: category.items.map((item) => ({ __typename: "CountedItem", minutes: null, ...linked(item) })),
}));
/** A client whose server knows what counts in the journey, and nothing else. */
const apollo = createClient({ link: new ApolloLink(() => of({ data: { journeyItems } })) });
const ask = (text: string, variables: object = {}) => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  return askGuestGraph(apollo, "journey", document, variables);
};

/** Any selection of an object type's fields, three levels deep, as text. */
function selectionsOf(type: GraphQLObjectType, depth = 3): fc.Arbitrary<string> {
  const fields = Object.values(type.getFields()).flatMap((field): fc.Arbitrary<string>[] => {
    const named = getNamedType(field.type);
    if (!isObjectType(named)) return [fc.constant(field.name)];
    return depth > 1 ? [selectionsOf(named, depth - 1).map((inner) => `${field.name} ${inner}`)] : [];
  });
  return fc
    .tuple(fc.boolean(), fc.subarray(fields, { minLength: 1 }))
    .chain(([hasTypename, chosen]) =>
      fc.tuple(...chosen).map((texts) => `{ ${[...(hasTypename ? ["__typename"] : []), ...texts].join(" ")} }`),
    );
}

/** Names of the fields that a selection asks for. */
const namesIn = (text: string): string[] => {
  const [operation] = parse(`{ x ${text} }`).definitions as OperationDefinitionNode[];
  const [root] = operation?.selectionSet.selections ?? [];
  if (root?.kind !== Kind.FIELD) return [];
  return (root.selectionSet?.selections ?? []).flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
};

describe("the personal part of the graph in the browser", () => {
  it("answers any selection of a guest's journey, and no more than that", async () => {
    const journey = schema.getType("Journey") as GraphQLObjectType;
    await fc.assert(
      fc.asyncProperty(selectionsOf(journey), async (selection) => {
        const { data, errors } = await ask(`{ journey ${selection} }`);
        expect(errors).toBeUndefined();
        expect(Object.keys(data?.journey as object).sort()).toEqual(namesIn(selection).sort());
      }),
      { numRuns: 200 },
    );
  });

  it("spells enums as the graph does, in and out", async () => {
    const input = { name: "Anna", goals: ["Sova bättre"], healthStatus: "GOOD", experience: "BEGINNER" };
    const { data, errors } = await ask(
      `mutation ($input: CompleteOnboardingInput!) {
        completeOnboarding(input: $input) {
          errors { code }
          journey { onboarding { healthStatus experience } recommendations { type priority difficulty } }
        }
      }`,
      { input },
    );
    expect(errors).toBeUndefined();
    expect(data?.completeOnboarding).toMatchObject({
      errors: [],
      journey: { onboarding: { healthStatus: "GOOD", experience: "BEGINNER" } },
    });
    expect(JSON.stringify(data)).toMatch(/"priority":"(HIGH|MEDIUM|LOW)","difficulty":"(EASY|MEDIUM|HARD)"/);
  });

  it("refuses what the server refuses, in the same words", async () => {
    const text =
      "mutation ($input: CompleteOnboardingInput!) { completeOnboarding(input: $input) { errors { code field message } } }";
    const { data } = await ask(text, { input: { name: " ", goals: ["Sova bättre"], experience: "BEGINNER" } });
    expect(data?.completeOnboarding).toEqual({
      errors: [{ code: "INVALID", field: "name", message: "Skriv ditt förnamn." }],
    });
    const { errors } = await ask(text, { input: { name: "Anna", goals: [], experience: "VET_INTE" } });
    expect(errors?.[0]?.message).toContain("VET_INTE");
  });

  it("refuses at their fields names that nothing has", async () => {
    const codes = "errors { code field }";
    const { data, errors } = await ask(
      `mutation {
        setPlanned(input: { key: "zzz", isCompleted: true }) { planned { key } journey { id } ${codes} }
        removePlanned(input: { key: "training" }) { journey { id } ${codes} }
        recordActivity(input: { key: "a", type: VISIT, title: "Ett besök", path: "/tester", items: ["zzz"] }) {
          unlocked { key } completed { key } journey { id } ${codes}
        }
      }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      setPlanned: { planned: null, journey: null, errors: [{ code: "NOT_FOUND", field: "key" }] },
      removePlanned: { journey: null, errors: [{ code: "INVALID", field: "key" }] },
      recordActivity: { unlocked: [], completed: [], journey: null, errors: [{ code: "NOT_FOUND", field: "items" }] },
    });
  });

  it("counts the minutes of a programme's section once, on whichever days it is completed", async () => {
    const minutes = async (day: string) => {
      const { data } = await ask(
        `mutation ($input: RecordActivityInput!) {
          recordActivity(input: $input) { errors { code } journey { totalTimeSpent totalActivities } }
        }`,
        {
          input: {
            key: `mental:hardcore:2:${day}`,
            type: "SECTION",
            title: "Hardcore: Fyra kategorier",
            path: "/mental-optimering/hardcore#categories",
            duration: 25,
            timestamp: `${day}T08:00:00Z`,
            items: ["mental:hardcore:2"],
          },
        },
      );
      const { recordActivity } = data as {
        recordActivity: { journey: { totalTimeSpent: number; totalActivities: number } };
      };
      return recordActivity.journey;
    };
    const first = await minutes("2026-03-01");
    expect(await minutes("2026-03-02")).toEqual({ ...first, totalActivities: first.totalActivities + 1 });
    expect(first.totalTimeSpent).toBeGreaterThanOrEqual(25);
  });

  it("has an identifier for the guest's journey, and gives the categories that are wanted", async () => {
    const { data } = await ask("{ journey { id categories(keys: [TESTING]) { key } plan { category path } } }");
    expect(data?.journey).toMatchObject({
      id: globalId("Journey", "guest"),
      categories: [{ key: "TESTING" }],
      plan: { 0: { category: "TESTING", path: "/somntestet" } },
    });
  });

  it("has an answer for every personal field that a guest may ask for", async () => {
    const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
    for (const { guest, account } of Object.values(PERSONAL_FIELDS)) {
      for (const name of [...guest, ...account]) expect(Object.keys(fields)).toContain(name);
    }
  });
});

describe("the client's operations", () => {
  const documents = Object.values(
    JSON.parse(readFileSync("schema/persistedDocuments.json", "utf8")) as Record<string, string>,
  ).map((text) => parse(text));

  it("ask for personal fields of one area, and never together with others", () => {
    const personal = documents.filter((document) => personalOperation(document));
    expect(personal.length).toBeGreaterThan(0);
    for (const document of personal) {
      const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      const names = (operation as OperationDefinitionNode).selectionSet.selections.map((one) =>
        one.kind === Kind.FIELD ? one.name.value : one.kind,
      );
      const area = personalOperation(document)?.area;
      const fields = area ? [...PERSONAL_FIELDS[area].guest, ...PERSONAL_FIELDS[area].account] : [];
      expect(fields, (operation as OperationDefinitionNode).name?.value).toEqual(expect.arrayContaining(names));
    }
  });
});
