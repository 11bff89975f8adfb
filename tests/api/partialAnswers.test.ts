import { describe, expect, it } from "vitest";
import { aMember, sharedApi } from "../support/accounts.ts";

const api = await sharedApi();

describe("a field of an answer that fails", () => {
  it("takes none of its neighbours with it", async () => {
    const query = "{ articleTopics { slug } myData roleHolders { email } articles(first: 0) { nodes { id } } }";
    const { data, errors } = await api.graphql<Record<string, unknown>>(query);
    expect(data).toMatchObject({ myData: null, roleHolders: null, articles: null });
    expect(data.articleTopics).toContainEqual({ slug: "somn" });
    const found = errors.map(({ path, extensions }) => [path, extensions.code]);
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        [["myData"], "UNAUTHENTICATED"],
        [["roleHolders"], "UNAUTHENTICATED"],
        [["articles"], "BAD_USER_INPUT"],
      ]),
    );
  });

  it("leaves a guest the goals, though nobody signed out has a journey", async () => {
    const { data, errors } = await api.graphql<{ goals: object[] }>("{ goals { key text } journey { level } }");
    expect(data).toEqual({ goals: expect.arrayContaining([{ key: "sleep", text: "Sova bättre" }]), journey: null });
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([[["journey"], "UNAUTHENTICATED"]]);
  });

  it("is alone, also for somebody who is signed in", async () => {
    const { browser, person } = await aMember(api);
    const { data, errors } = await browser.graphql("{ me { email } roleHolders { email } }");
    expect(data).toEqual({ me: { email: person.email }, roleHolders: null });
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([[["roleHolders"], "FORBIDDEN"]]);
  });
});
