import { buildSchema, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { describe, expect, it } from "vitest";
import documents from "../../schema/persistedDocuments.json";
import schemaText from "../../schema/schema.graphql?raw";

const schema = buildSchema(schemaText);

/** Every selection below the root in the web client's documents. */
const selections = Object.values(documents).flatMap((text) => {
  const found: { type: string; fields: string[]; hasFragments: boolean }[] = [];
  const types = new TypeInfo(schema);
  visit(
    parse(text),
    visitWithTypeInfo(types, {
      SelectionSet(node, _key, parent) {
        if (parent && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION) return;
        const fields = node.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
        const hasFragments = fields.length < node.selections.length;
        found.push({ type: types.getParentType()?.name ?? "", fields, hasFragments });
      },
    }),
  );
  return found;
});
const named = selections.filter(({ fields }) => fields.includes("__typename"));

describe("documents of the web client", () => {
  it("ask for no type's name of what is only a value or a list", () => {
    const types = new Set(named.map(({ type }) => type));
    const values = ["Money", "PriceRange", "Image", "PageInfo", "PageSection", "FieldError", "ProductFacets"];
    expect([...types].filter((type) => values.includes(type) || /(Connection|Payload)$/.test(type))).toEqual([]);
  });

  it("ask for it where the cache knows things again, and where it must see whether a fragment is about them", () => {
    const without = selections.filter(({ fields }) => !fields.includes("__typename"));
    expect(without.filter(({ hasFragments }) => hasFragments)).toEqual([]);
    expect(without.filter(({ fields }) => fields.includes("id"))).toEqual([]);
    expect(without.filter(({ type, fields }) => type === "Article" && fields.includes("slug"))).toEqual([]);
    expect(without.filter(({ type }) => ["Journey", "Product"].includes(type))).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
  });
});
