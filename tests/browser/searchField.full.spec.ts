import { test } from "../support/browserTest.ts";
import { expectWordKept, typingOnSlowMachine } from "../support/browserTyping.ts";

// Each evenly: every day a word is typed in which they take turns.
for (const pause of [320, 400, 500, 560]) {
  test(`no letter is lost with ${pause} ms between the keys`, async ({ page, request }) => {
    await typingOnSlowMachine(page, Array<number>(8).fill(pause));
    await expectWordKept(page, request);
  });
}
