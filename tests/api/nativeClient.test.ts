import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aBrowser, press, sharedApi } from "../support/accounts.ts";
import { root } from "../support/api.ts";
import { linkIn } from "../support/mail.ts";
import { SchemaClient, type Thing } from "../support/schemaClient.ts";

const api = await sharedApi();
const definition = readFileSync(join(root, "schema/schema.graphql"), "utf8");

const aClient = () => new SchemaClient(`${api.origin}/graphql`, definition);

/** Somebody new who has signed up through the graph and followed the link in the mail. */
async function somebody(client: SchemaClient): Promise<{ email: string; password: string }> {
  const name = randomBytes(5).toString("hex");
  const person = { email: `native.${name}@exempel.se`, password: `lykta-skruv-${name}` };
  await client.change("signUp", { ...person, fullName: "Nils Native" });
  await press(aBrowser(api), linkIn(await api.mails.next(person.email, "Bekräfta")));
  return person;
}

const AREAS = ["TESTS", "SUPPLEMENTS", "BIOHACKING"];

describe("a client that knows the schema and the contract alone", () => {
  it("lists every product to the end, and each is there once", async () => {
    const client = aClient();
    for (const area of AREAS) {
      const { value: list } = await client.ask<Thing & { totalCount: number }>("products", { area, first: 1 }, 1);
      const ids: unknown[] = [];
      for await (const { id } of client.all("products", { area, first: 7 })) ids.push(id);
      expect(ids.length).toBe(list.totalCount);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it("reads each thing again by its identifier", async () => {
    const client = aClient();
    const found: Thing[] = [];
    for (const area of AREAS) {
      for await (const product of client.all("products", { area, first: 100 })) found.push(product);
    }
    const [first, second] = [found[0], found.at(-1)];
    for (const thing of [first, second]) {
      const { value } = await client.ask("node", { id: thing?.id }, 1);
      expect(value).toMatchObject({ __typename: thing?.__typename, id: thing?.id, name: thing?.name });
    }
    const categories = await client.ask<Thing[]>("categories", { area: "TESTS" }, 1);
    for (const category of categories.value) {
      expect((await client.ask("node", { id: category.id }, 1)).value).toMatchObject(category);
    }
  });

  it("compares some of them side by side, what has gone among them", async () => {
    const client = aClient();
    const ids: unknown[] = [];
    for await (const { id } of client.all("products", { area: "TESTS", first: 100 })) ids.push(id);
    const chosen = ids.slice(0, 3);
    // It asks for every type that there is, which costs too much two objects deep; real ones ask for those that they show.
    const { value, errors } = await client.ask<(Thing | null)[]>("nodes", { ids: chosen }, 1);
    expect(errors).toEqual([]);
    expect(value.map((thing) => thing?.id)).toEqual(chosen);
    expect(new Set(value.map((thing) => Object.keys(thing ?? {}).join())).size).toBe(1);
  });

  it("is told apart what it may not ask from what it got", async () => {
    const { status, value, errors } = await aClient().ask("journey");
    expect([status, value]).toEqual([200, null]);
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([[["journey"], "UNAUTHENTICATED"]]);
  });

  it("signs up, signs in, records what was done once, and reads its journey", async () => {
    const client = aClient();
    const { email, password } = await somebody(client);
    expect((await client.signIn(email, password)).me).toMatchObject({ email });
    const { value: categories } = await client.ask<(Thing & { items: Thing[] })[]>("journeyItems");
    const item = categories[0]?.items[0];
    const activity = {
      key: "native-1",
      type: "VISIT",
      title: item?.title,
      path: item?.path,
      items: [item?.key],
    };
    await client.change("recordActivity", activity);
    await client.change("recordActivity", activity);
    const { value: journey } = await client.ask<Thing & { activities: Thing[] }>("journey", {}, 3);
    expect(journey).toMatchObject({ totalActivities: 1, streak: 1 });
    expect(journey.activities.map(({ key }) => key)).toEqual(["native-1"]);
    const done = (journey.categories as (Thing & { items: Thing[] })[])
      .flatMap(({ items }) => items)
      .filter(({ isCompleted }) => isCompleted);
    expect(done.map(({ key }) => key)).toEqual([item?.key]);
    // A personal node cannot be read by another user, not even by its id.
    expect((await client.ask("node", { id: journey.id }, 1)).value).toMatchObject({ __typename: "Journey" });
    expect((await aClient().ask("node", { id: journey.id }, 1)).value).toBeNull();
  });

  it("is told at which field an input is wrong, and what does not exist", async () => {
    const client = aClient();
    const { value } = await client.tryChange("signUp", { email: "x", password: "hemligt-lösenord", fullName: "Nils" });
    expect(value?.errors).toMatchObject([{ code: "INVALID", field: "email" }]);
    const { email, password } = await somebody(client);
    await client.signIn(email, password);
    const unknown = await client.tryChange("recordActivity", {
      key: "native-2",
      type: "VISIT",
      title: "Okänt",
      path: "/",
      items: ["guide:finns-inte"],
    });
    expect(unknown.value?.errors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("goes on when its token has run out, and has ended when it signed out", async () => {
    const client = aClient();
    const { email, password } = await somebody(client);
    await client.signIn(email, password);
    client.spoilAccessToken();
    expect((await client.ask("me")).value).toMatchObject({ email });
    expect(await client.refresh()).toBe(true);
    expect((await client.ask("me")).value).toMatchObject({ email });
    await client.change("signOut");
    expect((await client.ask("journey", {}, 1)).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(await client.refresh()).toBe(false);
  });
});
