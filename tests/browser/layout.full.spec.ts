import { expectCalmLoad } from "../support/browserShifts.ts";
import { test } from "../support/browserTest.ts";

test("at 768 px nothing jumps while the list loads", ({ page }) => expectCalmLoad(page, 768));
