import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DocumentNode, parse, visit } from "graphql";
import { describe, expect, it } from "vitest";

const text = readFileSync(join(import.meta.dirname, "../../schema/schema.graphql"), "utf8");

/** Every definition that a reader of the graph meets, with its path and description. */
function definitions(document: DocumentNode): { path: string; description: string }[] {
  const found: { path: string; description: string }[] = [];
  const path: string[] = [];
  visit(document, {
    enter(node) {
      if (!("name" in node) || !node.name || !("description" in node)) return;
      path.push(node.name.value);
      found.push({ path: path.join("."), description: node.description?.value.trim() ?? "" });
    },
    leave(node) {
      if ("name" in node && node.name && "description" in node) path.pop();
    },
  });
  return found;
}

describe("the graph's definition", () => {
  const document = parse(text);

  it("describes every type, field, argument, enum value and input field", () => {
    const all = definitions(document);
    const paths = all.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(["Product.name", "Query.products.first", "Area.TESTS", "ProductFilter.search"]),
    );
    expect(all.filter(({ description }) => !description)).toEqual([]);
  });

  it("says what something is in words of its own, and refers to no other text", () => {
    expect(definitions(document).filter(({ description }) => /specification|§/i.test(description))).toEqual([]);
  });
});
