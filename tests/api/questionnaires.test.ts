import { describe, expect, it } from "vitest";
import { sharedApi } from "../support/accounts.ts";

const api = await sharedApi();

interface Question {
  name: string;
  kind: string;
  label: string;
  isOptional: boolean;
  mayBeLeftOut: boolean;
  missing: string;
  maxChosen: number | null;
  maxLength: number | null;
  isEmail: boolean | null;
  placeholder: string | null;
  suggestions: string[] | null;
  options: { value: string; name: string; label: string; group: string | null; excludesOthers: boolean }[];
}

interface Questionnaire {
  kind: string;
  version: number;
  title: string;
  steps: { key: string; heading: string; lead: string | null; fields: Question[] }[];
}

const QUERY = `query ($kind: QuestionnaireKind!) {
  questionnaire(kind: $kind) {
    kind version title
    steps {
      key heading lead
      fields {
        name kind label hint section isOptional mayBeLeftOut missing maxChosen min max step unit lowLabel highLabel
        maxLength lines isEmail placeholder maxItems firstDay lastDay
        suggestions options { value name label group excludesOthers }
      }
    }
  }
}`;

async function ask(kind: string): Promise<Questionnaire> {
  const { data, errors } = await api.graphqlGet<{ questionnaire: Questionnaire }>(QUERY, { kind });
  expect(errors).toEqual([]);
  return data.questionnaire;
}

const named = async (kind: string): Promise<Record<string, Question>> =>
  Object.fromEntries((await ask(kind)).steps.flatMap(({ fields }) => fields).map((field) => [field.name, field]));

/** Names of the values of an enum of the graph. */
async function enumValues(name: string): Promise<string[] | undefined> {
  const { data } = await api.graphql<{ __type: { enumValues: { name: string }[] } | null }>(
    `query ($name: String!) { __type(name: $name) { enumValues { name } } }`,
    { name },
  );
  return data.__type?.enumValues.map((value) => value.name).sort();
}

describe("a questionnaire", () => {
  it("is given to anybody, with its steps in order", async () => {
    const { kind, version, title, steps } = await ask("ONBOARDING");
    expect({ kind, version, title }).toEqual({ kind: "ONBOARDING", version: 1, title: "Din resa" });
    expect(steps.map(({ heading, fields }) => [heading, fields.map(({ name }) => name)])).toEqual([
      ["Börja där du är", []],
      ["Vad heter du?", ["name"]],
      ["Vad vill du uppnå?", ["goals"]],
      ["Hur ser det ut i dag?", ["healthStatus", "experience"]],
    ]);
  });

  it("says what each question demands", async () => {
    const { name, goals, healthStatus, experience } = await named("ONBOARDING");
    expect([goals?.mayBeLeftOut, healthStatus?.mayBeLeftOut]).toEqual([false, true]);
    expect(name).toMatchObject({ kind: "TEXT", isOptional: false, missing: "Skriv ditt förnamn.", maxLength: 60 });
    expect(goals).toMatchObject({ kind: "SEVERAL", maxChosen: 8 });
    expect(goals?.options).toContainEqual(
      expect.objectContaining({ value: "Sova bättre", name: "SLEEP", label: "Sova bättre" }),
    );
    expect(experience).toMatchObject({ kind: "SINGLE", missing: "Välj hur mycket du har provat." });
    const { email, ageGroup, interests } = await named("RECOMMENDATION");
    expect(email).toMatchObject({ isEmail: true, maxLength: 254 });
    expect(ageGroup).toMatchObject({ placeholder: "Välj ålder" });
    expect(ageGroup?.options.map(({ label }) => label)).toEqual(["18-25", "26-35", "36-45", "46-55", "56-65", "65+"]);
    expect(interests).toMatchObject({ isOptional: true });
    expect(interests?.options).toHaveLength(8);
  });

  it("ends each test with what applies to somebody, in groups, their medicines, and what blood tests have shown", async () => {
    const { options: _, ...asked } = (await named("SLEEP")).conditions as Question;
    for (const kind of ["SLEEP", "TRAINING", "PROTOCOL"]) {
      const fields = (await ask(kind)).steps.at(-1)?.fields ?? [];
      expect(fields.slice(-3).map(({ name }) => name)).toEqual(["conditions", "medicines", "labFindings"]);
      const [conditions, medicines, labFindings] = fields.slice(-3) as [Question, Question, Question];
      expect(conditions).toMatchObject({ ...asked, isOptional: true, mayBeLeftOut: true });
      expect(conditions.options.filter(({ excludesOthers }) => excludesOthers).map(({ label }) => label)).toEqual([
        "Inget av det",
      ]);
      expect(conditions.options.filter(({ group }) => !group)).toHaveLength(1);
      expect(conditions.options.map(({ name }) => name).sort()).toEqual(await enumValues("SafetyChoice"));
      expect(medicines).toMatchObject({ kind: "LIST", isOptional: true, mayBeLeftOut: true });
      expect(labFindings.options.map(({ name }) => name).sort()).toEqual(await enumValues("LabFinding"));
      expect(medicines.suggestions).toEqual(expect.arrayContaining(["Levaxin", "Waran", "Sertralin"]));
    }
  });

  it("names options as the enums of the input do", async () => {
    const { healthStatus, experience } = await named("ONBOARDING");
    for (const [name, field] of [
      ["HealthStatus", healthStatus],
      ["Experience", experience],
    ] as const) {
      expect(field?.options.map((option) => option.name).sort()).toEqual(await enumValues(name));
    }
  });

  it("that does not exist is refused", async () => {
    const { errors } = await api.graphql(QUERY, { kind: "HOROSCOPE" });
    expect(errors).toHaveLength(1);
  });
});
