import { request as httpRequest } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { aMember, asAdmin, rowsOf } from "../support/accounts.ts";
import { clientOf, eventually } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { importFile, importForm, manyLines, previewed, previewOf, sendImport } from "../support/catalogueImport.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";
import { attackLibrary } from "../support/uploadAttacks.ts";
import { PREFLIGHT } from "../support/uploads.ts";

const { api, admin, receiving } = await attackLibrary();
const { browser: user } = await aMember(api);

const countOf = async () => (await rowsOf(api.db, "product")).length;
const HEAD = "category,name,providerName,description";
const cookies = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** A request whose body never ends; gives the answer, if there is one. */
function begin(body: Buffer, type: string, cookie = cookies) {
  const request = httpRequest(`${api.origin}/graphql`, {
    method: "POST",
    headers: { ...PREFLIGHT, "content-type": type, "content-length": body.length, cookie },
  });
  const answered = new Promise<number | undefined>((resolve) => {
    request.on("response", (response) => resolve(response.statusCode)).on("error", () => resolve(undefined));
  });
  return { request, answered };
}

describe("a large file", () => {
  it("with 30 bad lines among 60 000 is refused whole, by exactly these, while others are answered", async () => {
    const bad = Array.from({ length: 30 }, (_, n) => 17 + n * 1_981);
    const file = manyLines(60_000, bad);
    const before = await countOf();
    const folder = await makeDataFolder();
    // The whole file with all that is made of it is several times this heap.
    const server = spawnServer({
      DATABASE_URL: api.databaseUrl,
      SEED: "none",
      DATA_DIR: folder,
      NODE_OPTIONS: "--max-old-space-size=256",
    });
    const { browser: small } = await asAdmin({ ...api, ...clientOf(await server.origin) });
    let isDone = false;
    // As if the file had been another one when it was looked at, so that it is gone through once.
    const importing = sendImport(small, "sextiotusen.csv", file, { fingerprint: "" }).finally(() => {
      isDone = true;
    });
    let answered = 0;
    while (!isDone) {
      if ((await small.fetch("/healthz")).ok) answered++;
      // Asking without a pause would cost the server, and the machine, as much as the import.
      await pause(20);
    }
    const { result, errors } = (await importing).data?.done ?? {};
    expect(errors).toMatchObject([{ code: "OUTDATED" }]);
    expect(result).toMatchObject({ created: 59_970, bad: 30, problemsTotal: 30 });
    expect(result?.problems.map(({ line }) => line)).toEqual(bad);
    expect(await countOf()).toBe(before);
    // Whoever asked one thing after the other was answered again and again, not once at the end.
    expect(answered).toBeGreaterThan(50);
    const few = await importFile(small, "fyratusen.csv", manyLines(4_100, [5, 4_077]));
    expect(few.errors).toMatchObject([{ code: "INVALID", message: "2 rader är felaktiga. Ingenting är importerat." }]);
    expect(await countOf()).toBe(before);
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
    await removeDataFolder(folder);
  });

  it("with more than may be sent is refused", async () => {
    const { errors } = await previewOf(admin, "stor.csv", `${HEAD}\n${"a".repeat(52_500_000)}`);
    expect(errors).toMatchObject([{ code: "TOO_LARGE" }]);
    await eventually(async () => (await receiving()).length === 0);
  });
});

describe("a file that is something else", () => {
  it.each([
    ["a PNG", "a.csv", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), /inte en textfil/],
    ["an archive", "a.csv", Buffer.from("504b030414000000", "hex"), /inte en textfil/],
    ["an archive named JSON", "a.json", Buffer.from("504b030414000000", "hex"), /inte en textfil/],
    ["bytes of two encodings", "a.csv", Buffer.from(`${HEAD}\nblodtester,H\xe4lsa \xc3\xa5r,X,`, "latin1"), /UTF-8/],
    ["bytes that are no UTF-8", "a.json", Buffer.from('[{"name":"H\xe4lsa"}]', "latin1"), /UTF-8/],
    ["nothing", "a.csv", Buffer.alloc(0), /tom/],
    ["nothing as JSON", "a.json", Buffer.alloc(0), /lista/],
    ["an object", "a.json", Buffer.from("{}"), /lista/],
    ["half a list", "a.json", Buffer.from('[{"name":"x"}'), /slut|läsa/],
    ["a cell of 10 MB", "a.csv", Buffer.from(`${HEAD}\nblodtester,${"x".repeat(10_000_000)},X,`), /för lång/],
    ["a text of 10 MB", "a.json", Buffer.from(`[{"name":"${"x".repeat(10_000_000)}"}]`), /för långt/],
    ["a quote that does not end", "a.csv", Buffer.from(`${HEAD}\nblodtester,"x,X,`), /citatteck/],
    ["a million brackets", "a.json", Buffer.from("[".repeat(1_000_000)), /nivåer/],
    ["a million objects in each other", "a.json", Buffer.from(`[${'{"a":'.repeat(1_000_000)}`), /nivåer/],
    ["a column of everybody's", "a.csv", Buffer.from("__proto__,name\nx,y"), /Kolumnen ”__proto__” finns inte/],
    ["a column of every object's", "a.csv", Buffer.from("constructor,name\nx,y"), /Kolumnen ”constructor” finns inte/],
  ])("is refused as a whole: %s", async (_, name, body, message) => {
    const before = await countOf();
    const { result, errors } = await importFile(admin, name, body, { skipBad: true });
    expect(errors).toMatchObject([{ code: "INVALID" }]);
    expect(result?.isUnreadable).toBe(true);
    expect(result?.problems.at(-1)?.message).toMatch(message);
    expect(await countOf()).toBe(before);
  });

  it("pollutes nothing", async () => {
    const file = '[{"__proto__":{"polluted":true},"name":"x"},{"constructor":{"prototype":{"polluted":true}}}]';
    const { problems } = await previewed(admin, "a.json", file);
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [1, "Fältet ”__proto__” finns inte."],
      [2, "Fältet ”constructor” finns inte."],
    ]);
    const nested =
      '[{"category":"blodtester","name":"x","providerName":"y","goals":[{"__proto__":{"polluted":1},"goal":"sleep","reason":"z"}]}]';
    await previewed(admin, "a.json", nested);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("finds characters that the database cannot hold, at their lines", async () => {
    const file = `${HEAD}\nblodtester,A\0B,X,\nblodtester,A,X\0,\nblodtester,A,X,\0\n\0,A,X,\n`;
    const { problems } = await previewed(admin, "a.csv", file);
    expect(problems.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
    const json = JSON.stringify([{ id: "1\0" }, { id: 1.5 }, { id: -1 }, { id: {} }, { id: 2 ** 40 }, 7, null, []]);
    expect((await previewed(admin, "a.json", json)).problems.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe("an upload", () => {
  it("is refused to visitors and users before a byte of it is read", async () => {
    const form = new Request("http://localhost", { method: "POST", body: importForm("a.csv", "x".repeat(3_000_000)) });
    const body = await buffer(form.body as never);
    const type = form.headers.get("content-type") ?? "";
    const theirs = [...user.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const [cookie, status] of [
      ["", 401],
      [theirs, 403],
    ] as const) {
      const { request, answered } = begin(body, type, cookie);
      request.flushHeaders();
      expect(await answered).toBe(status);
      expect(await receiving()).toEqual([]);
      request.destroy();
    }
  });

  it("leaves nothing when it breaks off, or when its file was refused", async () => {
    const file = importForm("a.csv", manyLines(60_000));
    const form = new Request("http://localhost", { method: "POST", body: file });
    const body = await buffer(form.body as never);
    const { request } = begin(body, form.headers.get("content-type") ?? "");
    request.write(body.subarray(0, body.length / 2));
    await eventually(async () => (await receiving()).length > 0);
    request.destroy();
    await eventually(async () => (await receiving()).length === 0);
    await previewed(admin, "a.csv", "PK\x03\x04");
    await eventually(async () => (await receiving()).length === 0);
    expect((await previewed(admin, "a.csv", manyLines(10))).created).toBe(10);
  });

  it("writes 5 000 products in one request", async () => {
    const { result, errors } = await importFile(admin, "manga.csv", manyLines(5_000));
    expect([errors, result?.created]).toEqual([[], 5_000]);
    const [{ count }] = await api.db.query(
      "SELECT count(*)::int FROM product WHERE provider_name = 'Massleverantören'",
    );
    expect(count).toBe(5_000);
  });
});
