import { expect, it } from "vitest";
import { enqueueChange } from "../../client/guest/areaQueue.ts";

const never = () => new Promise<never>(() => undefined);

it("sends an area's changes one after the other, in their order", async () => {
  const seen: string[] = [];
  const change = (name: string, ms: number) =>
    enqueueChange("journey", async () => {
      seen.push(`${name} goes`);
      await new Promise((done) => setTimeout(done, ms));
      seen.push(`${name} is answered`);
      return name;
    });
  expect(await Promise.all([change("first", 20), change("second", 0)])).toEqual(["first", "second"]);
  expect(seen).toEqual(["first goes", "first is answered", "second goes", "second is answered"]);
});

it("gives up a change that hangs, tells it so, and lets the next one go", async () => {
  let signal: AbortSignal | undefined;
  const hang = (given: AbortSignal) => {
    signal = given;
    return never();
  };
  const hanging = enqueueChange("journey", hang, 30);
  const next = enqueueChange("journey", async () => "went");
  await expect(hanging).rejects.toMatchObject({ name: "TimeoutError" });
  expect(signal?.aborted).toBe(true);
  expect(await next).toBe("went");
});

it("lets the next one go when one fails", async () => {
  await expect(enqueueChange("journey", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await enqueueChange("journey", async () => 1)).toBe(1);
});
