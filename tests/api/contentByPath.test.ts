import { describe, expect, it } from "vitest";
import { sharedApi } from "../support/accounts.ts";

const api = await sharedApi();

type Found = { __typename: string; title: string; path: string } | null;
const CONTENT = "query ($path: String!) { content(path: $path) { __typename title path } }";
const at = async (path: string) => (await api.graphql<{ content: Found }>(CONTENT, { path })).data.content;

describe("what stands at a path", () => {
  it.each([
    ["/guider/jarn", "Article", "/guider/jarn"],
    ["/guider/jarn/", "Article", "/guider/jarn"],
    ["/guider/zone-2-traning", "Article", "/guider/zone-2"],
    ["/traning#zone-2", "TrainingMethod", "/traning#zone-2"],
    ["/om-oss", "Page", "/om-oss"],
    ["/mental-optimering/light", "Programme", "/mental-optimering/light"],
    ["/mental-optimering/hardcore/", "Programme", "/mental-optimering/hardcore"],
  ])("%s is found", async (asked, type, path) => {
    expect(await at(asked)).toEqual({ __typename: type, title: expect.stringMatching(/\S/), path });
  });

  it.each([
    "/",
    "/tester",
    "/mental-optimering/lagom",
    "/guider/finns-inte",
    "/traning#",
    "om-oss",
    "//om-oss",
    "/om-oss?x=1",
    "https://a.example/om-oss",
    "\0",
    "/\0",
    "a".repeat(10_000),
  ])("is nothing at %j", async (path) => {
    expect(await at(path)).toBeNull();
  });

  it("is what every link of the journey's guides leads to", async () => {
    const { data } = await api.graphql<{ journeyItems: { items: { title: string; path: string }[] }[] }>(
      "{ journeyItems { items { title path } } }",
    );
    const guides = data.journeyItems.flatMap(({ items }) => items).filter(({ path }) => path.startsWith("/guider/"));
    expect(guides.length).toBeGreaterThan(20);
    for (const { title, path } of guides.slice(0, 5)) expect(await at(path)).toMatchObject({ title, path });
  });

  it("is asked for by type", async () => {
    const { data } = await api.graphql<{ content: unknown }>(
      '{ content(path: "/guider/jarn") { title ... on Article { readTime author { name } } ... on Page { heading } } }',
    );
    expect(data.content).toMatchObject({
      readTime: expect.stringContaining("min"),
      author: { name: expect.any(String) },
    });
  });
});
