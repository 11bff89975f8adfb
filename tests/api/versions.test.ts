import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { buildSchema, isInputObjectType } from "graphql";
import { expect, it } from "vitest";
import { VERSIONED_SUBJECTS, type VersionedName } from "../../schema/audit.ts";
import { purgeDeleted } from "../../server/platform/versions/versions.ts";
import { aMember, asAdmin, change, codesOf, type Outcome, startAccounts } from "../support/accounts.ts";
import { root, type Variables } from "../support/api.ts";

const api = await startAccounts();
const admin = await asAdmin(api);
const schema = buildSchema(readFileSync(join(root, "schema/schema.graphql"), "utf8"));

type Thing = Variables & { id?: string; version: number };
type Row = Record<string, unknown>;

interface Walked {
  /** Its mutations are `update…`, `create…` and `delete…` of it; its payloads have it as `payload`. */
  name: string;
  payload: string;
  /** One to walk with: made, or found in a list. */
  one(): Promise<Thing>;
  /** What is written of it in turn, beside what it has. */
  edits: Variables[];
  /** How an input is made of it, where they do not have the same fields. */
  input?(thing: Thing): Variables;
  /** By which it is found in its table, and what is counted there. */
  table: string;
  where(thing: Thing): string;
  counted?: readonly string[];
  /** Rows that go and come with it: table and column. */
  parts?: Readonly<Record<string, string>>;
  id?(thing: Thing): string;
  isKept?: true;
  /** The operation that reads it whole, where lists and payloads leave out some of it. */
  query?: string;
}

const done = (outcome: Outcome): Outcome => {
  expect(codesOf(outcome)).toEqual([]);
  return outcome;
};
const make = async (name: string, payload: string, input: Variables): Promise<Thing> =>
  done(await change(admin.browser, `create${name}`, { input })).payload?.[payload] as Thing;
const list = async (query: string, variables: Variables = {}): Promise<Thing[]> => {
  const { payload } = await change(admin.browser, query, variables);
  return (Array.isArray(payload) ? payload : payload?.nodes) as Thing[];
};
const numberOf = ({ id }: Thing): string => `id = ${atob(String(id)).split(":")[1]}`;
const texts = (field: string, ...values: string[]): Variables[] => values.map((value) => ({ [field]: value }));

const WALKED: Record<VersionedName, Walked> = {
  ARTICLE: {
    ...{ name: "Article", payload: "article", table: "article", where: numberOf, counted: ["updated_at"] },
    ...{ parts: { article_alias: "article_id" }, query: "editableArticle" },
    one: async () => (await list("editableArticles", { first: 5, state: "PUBLISHED" }))[2] as Thing,
    input: ({ author, reviewedBy, reviewer, ...thing }) => ({
      ...thing,
      authorId: (author as Thing).id,
      reviewer: reviewedBy ? "" : (reviewer ?? ""),
      reviewerId: (reviewedBy as Thing | null)?.id,
    }),
    edits: [...texts("title", "Ett namn", "Ett annat"), { slug: "flyttad-guide" }, { badges: ["Nytt"] }],
  },
  AUTHOR: {
    ...{ name: "Author", payload: "author", table: "author", where: numberOf },
    one: () =>
      make("Author", "author", {
        ...{ name: "Eva Ek", slug: "eva-ek", title: "Läkare", bio: "Skriver.", registration: "", imageUrl: "" },
        isExample: false,
      }),
    edits: [...texts("bio", "Skriver mer.", "Skriver mest."), { name: "Eva Ekman" }, { isExample: true }],
  },
  CATEGORY: {
    ...{ name: "Category", payload: "category", table: "category", where: numberOf },
    one: () =>
      make("Category", "category", {
        ...{ area: "TESTS", name: "Nya prov", slug: "nya-prov", description: "Prov.", position: 99 },
      }),
    edits: [...texts("description", "Fler prov.", "Flest prov."), { slug: "andra-prov" }, { position: 3 }],
  },
  MAIL: {
    ...{ name: "Mail", payload: "mail", table: "mail_text", where: () => "kind = 'reset'", isKept: true },
    one: async () => (await list("editableMails")).find(({ kind }) => kind === "reset") as Thing,
    id: () => "reset",
    edits: [...texts("subject", "Ett ämne", "Ett annat"), { body: "{{hälsning}}\n\n{{länk}}" }],
  },
  JOURNEY_TEXT: {
    ...{ name: "JourneyText", payload: "text", table: "journey_text", isKept: true },
    where: () => "key = 'achievement:reader'",
    one: async () => (await list("editableJourneyTexts")).find(({ key }) => key === "achievement:reader") as Thing,
    id: () => "achievement:reader",
    edits: [...texts("title", "Läsaren", "Bokmalen"), { description: "Läs tio guider i lugn och ro." }],
  },
  MARKER: {
    ...{ name: "Biomarker", payload: "biomarker", table: "biomarker", where: numberOf },
    // What it was called is remembered, whatever it is called again.
    counted: ["former_slugs"],
    one: () =>
      make("Biomarker", "biomarker", {
        ...{ name: "Ettan", unit: "", group: "", description: "Säger något.", otherMeaning: "", reference: "" },
        guideSlugs: [],
      }),
    edits: [...texts("otherMeaning", "Kan betyda.", "Kan betyda mer."), { unit: "g/l" }, { name: "Tvåan" }],
  },
  MARKER_QUESTION: {
    ...{ name: "MarkerQuestion", payload: "question", table: "marker_question_text", isKept: true },
    where: () => "key = 'trott'",
    one: async () => (await list("editableMarkerQuestions"))[0] as Thing,
    id: () => "trott",
    edits: [...texts("text", "Proven kan visa.", "Proven visar."), { position: 5 }, { isShown: false }],
  },
  MR_PROVIDER: {
    ...{ name: "MrProvider", payload: "mrProvider", table: "mr_provider", where: numberOf },
    one: async () => (await list("editableMrProviders"))[0] as Thing,
    input: ({ affiliateLink, ...thing }) => ({ ...thing, affiliateLink: affiliateLink ?? "" }),
    edits: [...texts("location", "Åmål", "Säffle"), { lowestPrice: 1_234 }, { strengths: ["Nära"] }],
  },
  PAGE: {
    ...{ name: "Page", payload: "page", table: "page", where: ({ slug }) => `slug = '${slug}'` },
    parts: { page_alias: "page_slug", page_link: "slug" },
    ...{ counted: ["updated_at"], query: "editablePage" },
    one: async () => {
      const page = await make("Page", "page", {
        ...{ slug: "forst-har", title: "En sida", heading: "En sida", description: "Om något.", lead: "Kort." },
        sections: [{ anchor: "ett", title: "Ett", body: "Text." }],
        ...{ isPublished: true, inFooter: true },
      });
      // One that was elsewhere before.
      const { isOwn: _, path: _path, aliases: _aliases, updatedOn: _on, isUnfinished: _left, ...input } = page;
      const moved = { ...input, newSlug: "en-sida", sections: [{ anchor: "ett", title: "Ett", body: "Text." }] };
      return done(await change(admin.browser, "updatePage", { input: moved })).payload?.page as Thing;
    },
    id: ({ slug }) => String(slug),
    input: ({ sections, ...page }) => ({
      ...page,
      sections: (sections as Row[]).map(({ anchor, title, body }) => ({ anchor, title, body })),
    }),
    edits: [
      ...texts("lead", "Kortare.", "Kortast."),
      { sections: [{ anchor: "tva", title: "Två", body: "Ny text." }] },
      { heading: "Rubrik" },
    ],
  },
  PRODUCT: {
    ...{ name: "Product", payload: "product", table: "product", where: numberOf },
    // What was edited once stays the admin's, whichever text stands.
    ...{ parts: { product_price: "product_id" }, query: "editableProduct", counted: ["edited_fields"] },
    one: async () => (await list("editableProducts", { first: 1, area: "SUPPLEMENTS" }))[0] as Thing,
    input: ({ goals, ...product }) => ({
      ...product,
      goals: (goals as Row[]).map(({ goal, reason }) => ({ goal, reason })),
    }),
    edits: [...texts("description", "En ny.", "En nyare."), { pros: ["Bra"] }, { cons: ["Dyr"] }, { name: "Nytt" }],
  },
  PROTOCOL_TEMPLATE: {
    ...{ name: "ProtocolTemplate", payload: "template", table: "protocols", parts: { protocol_items: "protocol_id" } },
    ...{ where: ({ key }) => `id = '${key}'`, counted: ["updated_at"], id: ({ key }) => String(key) },
    query: "editableProtocolTemplates",
    one: async () => (await list("editableProtocolTemplates"))[1] as Thing,
    input: ({ steps, ...thing }) => ({
      ...thing,
      steps: (steps as Row[]).map(({ key, title, frequency }) => ({ key, title, frequency })),
    }),
    edits: [
      ...texts("description", "Kortare.", "Kortast."),
      { steps: [{ key: crypto.randomUUID(), title: "Ett enda steg", frequency: "DAILY", dosage: "5 minuter" }] },
      { name: "Ett nytt namn" },
      { expertName: "Eva Ek" },
      { estimatedWeeks: 9, goal: "FOCUS" },
    ],
  },
  PROGRAMME: {
    ...{ name: "Programme", payload: "programme", table: "programme", where: () => "level = 'medium'", isKept: true },
    one: async () => (await list("editableProgrammes"))[1] as Thing,
    id: () => "medium",
    // An edit is a field of its content.
    input: ({ level, version, content: _, path: _path, warnings: _warnings, ...edit }) => ({
      ...{ level, version, content: edit },
    }),
    edits: [
      ...texts("lead", "Kortare.", "Kortast."),
      { faq: [{ question: "Hur?", answer: "**Så** här." }] },
      { timeSplit: null, tiers: [] },
    ],
  },
  PROVIDER: {
    ...{ name: "Provider", payload: "provider", table: "provider", where: numberOf, counted: ["former_names"] },
    one: () =>
      make("Provider", "provider", { name: "Nya labbet", country: "", website: "", description: "", logoUrl: "" }),
    edits: [...texts("description", "Säljer prov.", "Säljer mer."), { country: "Sverige" }, { name: "Nyaste labbet" }],
  },
  REDIRECT: {
    ...{ name: "Redirect", payload: "redirect", table: "site_redirect", where: numberOf },
    one: () => make("Redirect", "redirect", { from: "/gammal", to: "/tester" }),
    edits: [...texts("to", "/guider", "/kosttillskott"), { from: "/aldre" }],
  },
  SITE: {
    ...{ name: "SiteSettings", payload: "settings", table: "site_settings", where: () => "id = 1", isKept: true },
    one: async () => (await change(admin.browser, "siteSettings")).payload as Thing,
    id: () => "1",
    edits: [...texts("tagline", "En mening.", "En till."), { name: "Provsajten" }],
  },
  SUPPLIER: {
    ...{ name: "Supplier", payload: "supplier", table: "suppliers", where: numberOf },
    one: async () => {
      await api.db.query(
        `INSERT INTO suppliers (name, normalised_name, country, sources, fetched_at, first_collection_id, last_collection_id)
         VALUES ('Provbolaget', 'provbolaget', 'Sverige', '{"name": "", "country": "https://sida.example/"}', now(), 1, 1)`,
      );
      return (await list("suppliers", { search: "provbolaget" }))[0] as Thing;
    },
    edits: [...texts("country", "Norge", "Island"), { categories: ["Zink"] }, { name: "Nya bolaget" }],
  },
  PRODUCT_FEED: {
    ...{ name: "ProductFeed", payload: "feed", table: "product_feed", where: numberOf },
    ...{ counted: ["etag", "last_modified", "scheduled_at"], input: (feed: Thing) => ({ filter: [], ...feed }) },
    one: () =>
      make("ProductFeed", "feed", {
        ...{ name: "Fjällflödet", providerName: "Fjäll", url: "https://fjall.example/fil", category: "mineraler" },
        ...{ mapping: null, preset: null, filter: [], showsNew: false, hour: 4, isOn: true },
      }),
    edits: [
      ...texts("name", "Dalflödet", "Åflödet"),
      { category: null, preset: "OWN" },
      { filter: [{ field: "brand", operator: "IS", values: ["Fjäll"] }] },
      { hour: 5 },
    ],
  },
  SYNONYM: {
    ...{ name: "Synonym", payload: "synonym", table: "synonym", where: numberOf },
    one: () => make("Synonym", "synonym", { term: "ettan", kind: "WORDS", target: "tvåan" }),
    edits: [...texts("target", "trean", "fyran"), { term: "nollan" }],
  },
  TRAINING_METHOD: {
    ...{ name: "TrainingMethod", payload: "trainingMethod", table: "training_method" },
    where: ({ slug }) => `slug = '${slug}'`,
    one: async () => (await list("editableTrainingMethods")).find(({ slug }) => slug === "zone-2") as Thing,
    edits: [
      ...texts("beginning", "Gå en stund.", "Gå längre."),
      { intensity: "LOW", icon: "WALKING" },
      { benefits: ["Kostar inget"] },
      { guideSlug: "" },
    ],
  },
};

/** The fields of an input that a thing has. */
function inputOf({ name, input }: Walked, thing: Thing, edit: Variables): Variables {
  const type = schema.getType(`Update${name}Input`);
  if (!isInputObjectType(type)) throw new Error(`the graph has no input for ${name}`);
  const known = { ...(input?.({ ...thing, ...edit }) ?? thing), ...edit };
  return Object.fromEntries(
    Object.entries(type.getFields())
      .filter(([field]) => field in known)
      .map(([field, { type: of }]) => [field, known[field as never] ?? (String(of) === "String!" ? "" : null)]),
  );
}

/** The rows of a thing, without what only counts. */
async function rowsOf({ table, where, counted = [], parts = {} }: Walked, thing: Thing): Promise<Row[][]> {
  const key = where(thing).split(" = ")[1];
  const tables = [
    [table, where(thing)],
    ...Object.entries(parts).map(([part, column]) => [part, `${column} = ${key}`]),
  ];
  const rows = [];
  for (const [name, condition] of tables) {
    const found: { row: Row }[] = await api.db.query(
      `SELECT to_jsonb(t) - 'version' - $1::text[] AS row FROM "${name}" t WHERE ${condition} ORDER BY to_jsonb(t)::text`,
      [counted],
    );
    rows.push(found.map(({ row }) => row));
  }
  return rows;
}

interface Version {
  key: string;
  name: string;
  replacedBy: string;
  changes: { field: string }[];
}
interface Compared {
  version: number;
  differences: { field: string; before: string | null; after: string | null }[];
}
const versions = async (of: string, id: string) =>
  done(await change(admin.browser, "versions", { of, id })).payload as unknown as Version[];
const compared = async (key: string | undefined) =>
  (await change(admin.browser, "versionComparison", { key })).payload as unknown as Compared;
const deleted = async (of: string) => (await change(admin.browser, "deleted", { of })).payload as unknown as Version[];

/** A thing as it stands, whole. */
async function whole({ query }: Walked, thing: Thing): Promise<Thing> {
  if (!query) return thing;
  const { id, slug, key } = thing;
  if (key) return (await list(query)).find((one) => one.key === key) as Thing;
  return done(await change(admin.browser, query, query === "editablePage" ? { slug } : { id })).payload as Thing;
}

const KINDS = Object.entries(WALKED) as [VersionedName, Walked][];

it("every kind that has versions is walked through", () => {
  expect(Object.keys(WALKED).sort()).toEqual(VERSIONED_SUBJECTS.toSorted());
});

it.each(KINDS)(
  "a %s is what it was after any version is taken back, and after its deletion is undone",
  async (of, walked) => {
    let thing = await whole(walked, await walked.one());
    const id = walked.id?.(thing) ?? String(thing.id);
    const before = (await versions(of, id)).length;
    const states: Row[][][] = [];
    const kept: string[] = [];
    for (const edit of walked.edits) {
      states.push(await rowsOf(walked, thing));
      const input = inputOf(walked, await whole(walked, thing), edit);
      thing = done(await change(admin.browser, `update${walked.name}`, { input })).payload?.[walked.payload] as Thing;
      const [latest, ...others] = await versions(of, id);
      expect([latest?.replacedBy, others.length]).toEqual([admin.person.fullName, before + states.length - 1]);
      expect(latest?.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(Object.keys(edit)));
      kept.push(latest?.key ?? "");
    }
    const orders = fc.sample(fc.shuffledSubarray([...kept.keys()], { minLength: kept.length }), 1).flat();
    for (const place of orders) {
      const key = kept[place];
      const { version, differences } = await compared(key);
      const taken = await change(admin.browser, "takeBack", { input: { key, version } });
      expect([place, codesOf(taken)]).toEqual([place, []]);
      // A mail is stored once it was written.
      const [now] = await rowsOf(walked, thing);
      if (states[place]?.[0]?.length) expect(now).toEqual(states[place]?.[0]);
      expect((await compared(key)).differences).toEqual([]);
      if (differences.length === 0) continue;
      // Whoever looked at it before that is told.
      const late = { key: kept[(place + 1) % kept.length], version };
      expect(codesOf(await change(admin.browser, "takeBack", { input: late }))).toEqual(["OUTDATED"]);
    }
    if (walked.isKept) return;
    const standing = await rowsOf(walked, thing);
    const earlier = await versions(of, id);
    const gone = await remove(of, walked, thing);
    expect((await rowsOf(walked, thing)).flat()).toEqual([]);
    expect(gone?.replacedBy).toBe(admin.person.fullName);
    const restored = done(await restore(gone));
    expect(restored.payload?.restoredId).toBe(id);
    expect(await rowsOf(walked, thing)).toEqual(standing);
    expect(await versions(of, id)).toEqual(earlier);
    expect((await deleted(of)).map(({ key }) => key)).not.toContain(gone?.key);
    expect(codesOf(await restore(gone))).toEqual(["NOT_FOUND"]);
  },
);

const restore = (version: Version | undefined) =>
  change(admin.browser, "restoreDeleted", { input: { key: version?.key } });

/** Deletes something as it stands, and finds it among what was deleted. */
async function remove(of: VersionedName, walked: Walked, thing: Thing): Promise<Version | undefined> {
  const [{ version }] = await api.db.query(`SELECT version FROM "${walked.table}" WHERE ${walked.where(thing)}`);
  const { id, slug } = thing;
  const input =
    of === "PAGE" ? { slug } : of === "ARTICLE" ? { id } : thing.key ? { key: thing.key, version } : { id, version };
  done(await change(admin.browser, `delete${walked.name}`, { input }));
  return (await deleted(of))[0];
}

it("what is taken back goes through the same checks as an edit, and stays as it is where they refuse it", async () => {
  const { SYNONYM: walked } = WALKED;
  const first = await make("Synonym", "synonym", { term: "stavning", kind: "WORDS", target: "ord" });
  const input = { id: first.id, version: first.version, term: "annat", kind: "WORDS", target: "ord" };
  done(await change(admin.browser, "updateSynonym", { input }));
  await make("Synonym", "synonym", { term: "stavning", kind: "WORDS", target: "ord" });
  const [version] = await versions("SYNONYM", String(first.id));
  const before = await rowsOf(walked, first);
  const { version: shown } = await compared(version?.key);
  expect(codesOf(await change(admin.browser, "takeBack", { input: { key: version?.key, version: shown } }))).toEqual([
    "TAKEN",
  ]);
  expect(await rowsOf(walked, first)).toEqual(before);
});

it("what was deleted stays so while something else has its place, and while it would be refused", async () => {
  const category = { area: "TESTS", name: "Udda prov", slug: "udda-prov", description: "Prov.", position: 98 };
  const first = await make("Category", "category", category);
  const gone = await remove("CATEGORY", WALKED.CATEGORY, first);
  const other = await make("Category", "category", category);
  expect(codesOf(await restore(gone))).toEqual(["TAKEN"]);
  await remove("CATEGORY", WALKED.CATEGORY, other);
  expect(codesOf(await restore(gone))).toEqual([]);
  const [{ slug }] = await api.db.query("SELECT slug FROM article WHERE is_published ORDER BY id DESC LIMIT 1");
  const synonym = await make("Synonym", "synonym", { term: "till guiden", kind: "GUIDE", target: slug });
  const lost = await remove("SYNONYM", WALKED.SYNONYM, synonym);
  const [guide] = await api.db.query("UPDATE article SET slug = slug || '-x' WHERE slug = $1 RETURNING id", [slug]);
  expect(guide).toBeDefined();
  expect(codesOf(await restore(lost))).toEqual(["NOT_FOUND"]);
  expect((await deleted("SYNONYM")).map(({ key }) => key)).toContain(lost?.key);
});

it("a product comes back at its address, found by searches, with who sells it and its former prices", async () => {
  const product = (await list("editableProducts", { first: 1, area: "TESTS" }))[0] as Thing;
  const number = numberOf(product).split(" = ")[1];
  const prices = await api.db.query("SELECT count(*)::int AS count FROM product_price WHERE product_id = $1", [number]);
  const shows = async () => {
    const { data } = await api.graphql<{ node: { name: string; provider: { name: string } | null } | null }>(
      "query ($id: ID!) { node(id: $id) { ... on HealthTest { name provider { name } } } }",
      { id: product.id },
    );
    return data.node;
  };
  const before = await shows();
  const gone = await remove("PRODUCT", WALKED.PRODUCT, product);
  await expect.poll(shows).toBeNull();
  // Who sold it has gone, too.
  await api.db.query("UPDATE product SET provider_name = 'Någon annan' WHERE provider_name = $1", [
    product.providerName,
  ]);
  await api.db.query("DELETE FROM provider WHERE name = $1", [product.providerName]);
  done(await restore(gone));
  await expect.poll(shows).toEqual(before);
  expect(before?.provider?.name).toBe(product.providerName);
  expect(
    await api.db.query("SELECT count(*)::int AS count FROM product_price WHERE product_id = $1", [number]),
  ).toEqual(prices);
});

it("a question of the marker chooser says what an admin wrote, in their order, and is nowhere when it is hidden", async () => {
  const asked = async () => {
    const { data } = await api.graphql<{
      markerQuestions: { key: string; title: string }[];
      search: { groups: { hits: { title: string }[] }[] };
    }>(`{ markerQuestions { key title } search(query: "hjärtinfarkt") { groups { hits { title } } } }`);
    const hits = data.search.groups.flatMap((group) => group.hits.map(({ title }) => title));
    return { first: data.markerQuestions[0], keys: data.markerQuestions.map(({ key }) => key), hits };
  };
  expect((await asked()).hits).toContain("Hur mår hjärtat på sikt?");
  const question = (await list("editableMarkerQuestions")).find(({ key }) => key === "hjarta") as Thing;
  expect(question).toMatchObject({ version: 0, isChanged: false });
  const write = async (changes: Variables) => {
    const { key, version, title, text, position, isShown } = (await list("editableMarkerQuestions")).find(
      (one) => one.key === "hjarta",
    ) as Thing;
    const input = { ...{ key, version, title, text, position, isShown }, ...changes };
    return change(admin.browser, "updateMarkerQuestion", { input });
  };
  expect((await write({ title: "", position: 0 })).errors.map(({ field }) => field)).toEqual(["title", "position"]);
  done(await write({ title: "Hur mår mitt hjärta?", position: 1 }));
  await expect.poll(async () => (await asked()).hits).toContain("Hur mår mitt hjärta?");
  done(await write({ isShown: false }));
  await expect.poll(async () => (await asked()).keys).not.toContain("hjarta");
  await expect.poll(async () => (await asked()).hits).not.toContain("Hur mår mitt hjärta?");
  expect(codesOf(await change(admin.browser, "updateMarkerQuestion", { input: { ...WRITTEN, key: "okänd" } }))).toEqual(
    ["NOT_FOUND"],
  );
});
const WRITTEN = { version: 0, title: "Vad?", text: "Något.", position: 1, isShown: true };

it("nothing tells who an admin was whose account is gone, and after thirty days nothing is left of what was deleted", async () => {
  const leaver = await asAdmin(api);
  const made = done(await change(leaver.browser, "createRedirect", { input: { from: "/bort", to: "/tester" } }));
  const redirect = made.payload?.redirect as Thing;
  const { id, version } = redirect;
  const input = { id, version, from: "/bort", to: "/guider" };
  done(await change(leaver.browser, "updateRedirect", { input }));
  done(await change(leaver.browser, "deleteRedirect", { input: { id, version: version + 1 } }));
  const [gone] = await deleted("REDIRECT");
  expect(gone?.replacedBy).toBe(leaver.person.fullName);
  const stored = JSON.stringify(await api.db.query("SELECT * FROM replaced_state"));
  for (const personal of [leaver.person.fullName, leaver.person.email, leaver.id])
    expect(stored).not.toContain(personal);
  await api.db.query("DELETE FROM users WHERE id = $1", [leaver.id]);
  expect((await deleted("REDIRECT"))[0]?.replacedBy).toBeNull();
  await api.db.query("UPDATE replaced_state SET at = now() - interval '31 days' WHERE is_deleted");
  expect(await deleted("REDIRECT")).toEqual([]);
  expect(codesOf(await restore(gone))).toEqual(["NOT_FOUND"]);
  await purgeDeleted(api.db);
  expect(await api.db.query("SELECT 1 FROM replaced_state WHERE subject_id LIKE '%#%'")).toEqual([]);
});

it("is for admins, and says what cannot be asked for", async () => {
  const member = await aMember(api);
  for (const client of [member.browser, api])
    for (const [name, variables] of [
      ["versions", { of: "PAGE", id: "om-oss" }],
      ["versionComparison", { key: "1" }],
      ["deleted", { of: "PAGE" }],
      ["takeBack", { input: { key: "1", version: 1 } }],
      ["restoreDeleted", { input: { key: "1" } }],
    ] as const)
      expect((await change(client, name, variables)).refused).toHaveLength(1);
  for (const [name, variables] of [
    ["versions", { of: "ACCOUNT", id: "1" }],
    ["versions", { of: "ARTICLE", id: "x" }],
    ["deleted", { of: "IMAGE" }],
    ["versionComparison", { key: "'; --" }],
  ] as const)
    expect(codesOf(await change(admin.browser, name, variables))).toEqual(["BAD_USER_INPUT"]);
  expect((await change(admin.browser, "versionComparison", { key: "999999" })).payload).toBeNull();
});
