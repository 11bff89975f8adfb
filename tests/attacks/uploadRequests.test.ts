import { request as httpRequest } from "node:http";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { answerOf, eventually } from "../support/api.ts";
import { attackLibrary } from "../support/uploadAttacks.ts";
import { aPicture, PREFLIGHT, type SentFile, sendFiles, upload, uploadForm } from "../support/uploads.ts";

const { api, admin, receiving, expectUnchanged } = await attackLibrary();

const png = (body: Uint8Array, name = "bild.png"): SentFile => ({ name, type: "image/png", body });
const good = await aPicture();

describe("a name that leads elsewhere", () => {
  it.each([
    "../hemligt",
    "a/../b",
    "a/..",
    "/etc/passwd",
    "a\0b",
    "a\\b",
    "C:/x",
    "a//b",
    "a/",
    ".",
    "a b",
    "ä",
    "art/articles/somn",
    "w_640/x",
    "w_640,q_auto/x",
    "a.png",
    "%2e%2e",
    "a".repeat(121),
  ])("is refused: %j", async (name) => {
    const { errors } = await upload(admin, [good], { publicId: name });
    expect(errors).toMatchObject([{ code: "INVALID", field: "publicId" }]);
    expect(errors[0]?.message).toMatch(/^Bildens id /);
    const folder = await upload(admin, [good], { folder: name });
    expect(folder.errors).toMatchObject([{ code: "INVALID", field: "folder" }]);
    await expectUnchanged();
  });

  it("is refused, too, where the number makes it too long", async () => {
    const { errors } = await upload(admin, [good, good], { publicId: "a".repeat(120) });
    expect(errors).toMatchObject([{ code: "INVALID", field: "publicId" }]);
    await expectUnchanged();
  });

  it("cannot be asked for", async () => {
    for (const path of [
      "..%2f..%2fpackage.json",
      "%00",
      "a%00b",
      "..%5c..%5cx",
      "w_640,f_auto/..%2f..%2fx",
      "w_640,f_auto/%00",
    ]) {
      expect([path, (await api.fetch(`/media/${path}`)).status]).toEqual([path, 404]);
    }
  });
});

describe("a request that is not as it should be", () => {
  const code = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code;

  it("is refused without the header that another site cannot send", async () => {
    const answer = await sendFiles(admin, [good], {}, {});
    expect([answer.status, code(answer)]).toEqual([400, "BAD_REQUEST"]);
    await expectUnchanged();
  });

  it("is refused with more files than may be sent", async () => {
    const answer = await sendFiles(
      admin,
      Array.from({ length: 11 }, () => good),
    );
    expect([answer.status, code(answer)]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    await expectUnchanged();
  });

  it("is refused with one file in more places than may be", async () => {
    const form = uploadForm([good]);
    form.set("map", JSON.stringify({ 0: Array.from({ length: 11 }, (_, i) => `variables.input.files.${i}`) }));
    const answer = await admin.fetch("/graphql", { method: "POST", body: form, headers: PREFLIGHT });
    expect(await answer.json()).toMatchObject({
      data: { uploadImages: { errors: [{ code: "INVALID", field: "files" }] } },
    });
    await expectUnchanged();
  });

  it.each([
    ["no operation", (form: FormData) => form.delete("operations")],
    ["no map", (form: FormData) => form.delete("map")],
    ["a map that is none", (form: FormData) => form.set("map", "[1]")],
    ["a map to what is everybody's", (form: FormData) => form.set("map", '{"0":["__proto__.polluted"]}')],
    ["an operation that is a text", (form: FormData) => form.set("operations", '"x"')],
    ["several operations", (form: FormData) => form.set("operations", `[${form.get("operations")}]`)],
    [
      "an operation that is too long",
      (form: FormData) => form.set("operations", JSON.stringify({ query: "x".repeat(300_000) })),
    ],
    [
      "an operation that is too deep",
      (form: FormData) =>
        form.set("operations", JSON.stringify({ query: `{ ${"a { ".repeat(20)}b${" }".repeat(20)} }` })),
    ],
    [
      "an operation that repeats itself",
      (form: FormData) => form.set("operations", JSON.stringify({ query: `{ ${"__typename ".repeat(150)} }` })),
    ],
    ["a file far behind", (form: FormData) => form.set("map", '{"0":["variables.input.files.4294967294"]}')],
    ["a file that does not come", (form: FormData) => form.delete("0")],
  ])("is refused with an answer that says nothing of ours: %s", async (_, change) => {
    const form = uploadForm([good]);
    change(form);
    const answer = await admin.fetch("/graphql", { method: "POST", body: form, headers: PREFLIGHT });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(/node_modules|graphql-upload| {4}at /);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    await expectUnchanged();
  });

  it("is refused when its end is missing, or what its parts are divided by", async () => {
    const form = new Request("http://localhost", { method: "POST", body: uploadForm([good]) });
    const body = Buffer.from(await form.arrayBuffer());
    const type = form.headers.get("content-type") ?? "";
    const cases = [
      [type, body.subarray(0, -60)],
      [type, body.subarray(0, 300)],
      [type, Buffer.alloc(0)],
      ["multipart/form-data", body],
      ["multipart/form-data; boundary=x", body],
    ] as const;
    for (const [contentType, sent] of cases) {
      const headers = { ...PREFLIGHT, "content-type": contentType };
      const answer = await answerOf(await admin.fetch("/graphql", { method: "POST", body: sent as BodyInit, headers }));
      expect([contentType, sent.length, answer.status, code(answer)]).toEqual([
        contentType,
        sent.length,
        400,
        "BAD_USER_INPUT",
      ]);
    }
    await expectUnchanged();
  });

  it("is refused where no files are taken", async () => {
    for (const path of ["/bekrafta", "/ut/1"]) {
      const answer = await admin.fetch(path, { method: "POST", body: uploadForm([good]), headers: PREFLIGHT });
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
    }
  });

  it("leaves nothing when it breaks off in the middle", async () => {
    const form = new Request("http://localhost", {
      method: "POST",
      body: uploadForm([good, await aPicture({ format: "jpeg" }), png(Buffer.alloc(3_000_000, 1))]),
    });
    const body = await buffer(form.body as never);
    for (const share of [0.02, 0.3, 0.9]) {
      const request = httpRequest(`${api.origin}/graphql`, {
        method: "POST",
        headers: {
          ...PREFLIGHT,
          "content-type": form.headers.get("content-type") ?? "",
          "content-length": body.length,
          cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        },
      });
      request.on("error", () => undefined);
      request.write(body.subarray(0, body.length * share));
      // It has begun to be received.
      await eventually(async () => (await receiving()).length > 0);
      request.destroy();
      await eventually(async () => (await receiving()).length === 0);
      await expectUnchanged();
    }
    // And the server goes on.
    expect((await upload(admin, [good])).errors).toEqual([]);
  });
});
