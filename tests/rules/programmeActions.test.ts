import { ApolloLink } from "@apollo/client";
import { of, throwError } from "rxjs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "../../client/apollo/client.ts";
import { ProgrammeProgressDocument } from "../../client/features/programmes/data/programmeProgress.generated.ts";
import { programmesMerge } from "../../client/features/programmes/data/programmesMerge.ts";
import { progressActions } from "../../client/features/programmes/data/progressActions.ts";
import { GUEST_AREAS } from "../../client/guest/guestAreas.ts";
import { createGuestLink } from "../../client/guest/guestLink.ts";
import { guestMergeAreas, hasGuestData } from "../../client/guest/guestMerge.ts";
import { removeStored } from "../../client/guest/storage.ts";
import { toastStore } from "../../client/toasts/toasts.ts";

/** Storage as a browser has it, in memory. */
class Store {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
}

let localStorage = new Store();
beforeEach(() => {
  localStorage = new Store();
  vi.stubGlobal("window", { localStorage });
  // What there was no storage for stays in memory, of tests before these, too.
  removeStored(Object.values(GUEST_AREAS).flatMap(({ keys }) => keys));
  return () => vi.unstubAllGlobals();
});

/** A guest's client; the server behind it answers nothing. */
function aGuest() {
  const guests = createGuestLink({ accountOf: () => undefined, onAccountChange: () => undefined });
  const apollo = createClient({ link: ApolloLink.from([guests, new ApolloLink(() => throwError(() => new Error()))]) });
  const record = vi.fn();
  const read = async () =>
    (await apollo.query({ query: ProgrammeProgressDocument, variables: { level: "LIGHT" } })).data?.programmeProgress;
  return { apollo, record, read, ...progressActions(apollo, "light", record) };
}

const stored = () => localStorage.entries.get("mental-light-progress");
const lastToast = () => toastStore.snapshot().at(-1);

describe("what a guest's page does with a level", () => {
  it("shows at once, and stands in the browser", async () => {
    const { read, visit, complete } = aGuest();
    expect(await read()).toMatchObject({ level: "LIGHT", percentage: 0, currentSection: "introduction" });
    expect(stored()).toBeUndefined();
    expect(await visit("categories", true)).toBe(true);
    expect(await complete("categories")).toBe(true);
    // From the cache, which the mutations' own answers have changed.
    expect(await read()).toMatchObject({
      percentage: 17,
      minutesSpent: 15,
      currentSection: "categories",
      nextSection: "introduction",
      sections: { 1: { key: "categories", status: "COMPLETED", interactions: 1, isLocked: false } },
    });
    expect(JSON.parse(stored() ?? "")).toMatchObject({ 1: { id: "categories", status: "completed", interactions: 1 } });
  });

  it("reports a section that was completed, once it is stored, and once", async () => {
    const { read, visit, complete, record } = aGuest();
    await read();
    await visit("categories");
    const completing = complete("categories");
    expect(record).not.toHaveBeenCalled();
    await completing;
    expect(await complete("categories")).toBe(true);
    expect(record.mock.calls).toEqual([
      [
        "SECTION",
        "mental:light:2",
        {
          title: "Light: Fyra kategorier",
          url: "/mental-optimering/light#categories",
          minutes: 15,
          category: "MENTAL",
        },
      ],
    ]);
  });

  it("says why something was refused, and reports nothing", async () => {
    const { complete, visit, record } = aGuest();
    expect(await complete("faq")).toBe(false);
    expect(lastToast()).toMatchObject({ tone: "error", text: "Börja läsa avsnittet innan du markerar det som klart." });
    expect(await visit("next-steps")).toBe(false);
    expect(lastToast()).toMatchObject({ tone: "error", text: expect.stringContaining("80 procent") });
    expect(record).not.toHaveBeenCalled();
    expect(stored()).toBeUndefined();
  });

  it("leaves nothing in the browser after a reset", async () => {
    const { visit, reset, read } = aGuest();
    await visit("faq");
    expect(hasGuestData()).toBe(true);
    expect(await reset()).toBe(true);
    expect(stored()).toBeUndefined();
    expect(hasGuestData()).toBe(false);
    expect(await read()).toMatchObject({ currentSection: "introduction", sections: { 3: { status: "NOT_STARTED" } } });
  });

  it("shows a level that cannot be read as not begun, without a word", async () => {
    localStorage.setItem("mental-light-progress", "{trasigt");
    const before = toastStore.snapshot();
    expect(await aGuest().read()).toMatchObject({ percentage: 0, currentSection: "introduction" });
    expect(toastStore.snapshot()).toEqual(before);
  });
});

describe("what an account's page does with a level", () => {
  it("says so when there is no network, and reports nothing", async () => {
    const apollo = createClient({ link: new ApolloLink(() => throwError(() => new Error("no network"))) });
    const record = vi.fn();
    const { visit, complete, reset } = progressActions(apollo, "hardcore", record);
    const before = toastStore.snapshot();
    expect(await visit("faq")).toBe(false);
    // Whoever goes on reading loses nothing.
    expect(toastStore.snapshot()).toEqual(before);
    expect([await complete("faq"), await reset()]).toEqual([false, false]);
    expect(lastToast()).toMatchObject({ tone: "error", text: "Det du hade finns kvar. Försök igen om en stund." });
    expect(record).not.toHaveBeenCalled();
  });
});

describe("what a guest has read, at sign-in", () => {
  it("is told of in a line for each level, sent, and then forgotten here", async () => {
    const { visit, complete, apollo } = aGuest();
    await visit("introduction");
    await complete("introduction");
    await progressActions(apollo, "hardcore", vi.fn()).visit("faq");
    const sent: unknown[] = [];
    const account = createClient({
      link: new ApolloLink(({ variables }) => {
        sent.push(variables.input);
        return of({ data: { mergeProgrammes: { progress: [], errors: [] } } });
      }),
    });
    const [area] = await guestMergeAreas();
    expect(area).toBe(programmesMerge);
    expect(await programmesMerge.preview(account)).toEqual({
      taken: ["Mental optimering Light: 1 av 6 avsnitt klara", "Mental optimering Hardcore: påbörjad"],
      left: [],
      health: "none",
    });
    await programmesMerge.merge(account, false);
    expect(sent).toMatchObject([
      {
        levels: [
          { level: "LIGHT", sections: { 0: { key: "introduction", status: "COMPLETED", interactions: 0 } } },
          { level: "HARDCORE", sections: { 3: { key: "faq", status: "STARTED" } } },
        ],
      },
    ]);
    expect(hasGuestData()).toBe(false);
  });

  it("stays when the server does not take it", async () => {
    await aGuest().visit("faq");
    const account = createClient({
      link: new ApolloLink(() =>
        of({
          data: { mergeProgrammes: { progress: [], errors: [{ code: "INVALID", field: null, message: "Nej." }] } },
        }),
      ),
    });
    await expect(programmesMerge.merge(account, false)).rejects.toThrow("Nej.");
    expect(stored()).toBeDefined();
  });
});
