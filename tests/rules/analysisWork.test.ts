import { describe, expect, it } from "vitest";
import { AnalysisWork, builtInWriter } from "../../server/features/analyses/analysisWork.ts";

/** Work that is done when a test says so. */
function slowWork() {
  let done: (result: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  let begun = 0;
  const work = () => {
    begun++;
    return new Promise<string>((resolve, reject) => {
      done = resolve;
      fail = reject;
    });
  };
  return { work, done: (result: string) => done(result), fail: (error: Error) => fail(error), begun: () => begun };
}

describe("an analysis", () => {
  it("that is asked for several times at once is done once", async () => {
    const [work, slow] = [new AnalysisWork(builtInWriter), slowWork()];
    const both = [work.once("a", slow.work), work.once("a", slow.work)];
    slow.done("klart");
    expect(await Promise.all(both)).toEqual(["klart", "klart"]);
    expect(slow.begun()).toBe(1);
    const again = work.once("a", slow.work);
    slow.done("igen");
    expect(await again).toBe("igen");
  });

  it("that failed is tried again", async () => {
    const [work, slow] = [new AnalysisWork(builtInWriter), slowWork()];
    const first = work.once("a", slow.work);
    slow.fail(new Error("borta"));
    await expect(first).rejects.toThrow("borta");
    const second = work.once("a", slow.work);
    slow.done("klart");
    expect(await second).toBe("klart");
  });

  it("that nobody waits for is done before the process stops", async () => {
    const [work, slow] = [new AnalysisWork(builtInWriter), slowWork()];
    let isStored = false;
    void work.once("a", async () => {
      await slow.work();
      isStored = true;
    });
    const stopped = work.stop().then(() => isStored);
    slow.done("klart");
    expect(await stopped).toBe(true);
  });
});
