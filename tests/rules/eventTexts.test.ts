import { describe, expect, it } from "vitest";
import { formatEvent } from "../../client/features/accounts/account/eventTexts.ts";

describe("an event of an account in words", () => {
  it.each([
    [
      { action: "SIGNED_IN_ON_NEW_DEVICE", isOwn: true, device: "Firefox på Windows" },
      "Inloggning på en ny enhet – Firefox på Windows",
    ],
    [{ action: "PASSWORD_CHANGED", isOwn: true, device: null }, "Lösenordet byttes"],
    [{ action: "ROLE_GRANTED", isOwn: false, device: null }, "Du blev administratör (av en annan administratör)"],
    [{ action: "ROLE_GRANTED", isOwn: true, device: null }, "Du blev administratör"],
    [{ action: "SECOND_FACTOR_REMOVED", isOwn: true, device: null }, "Tvåstegsinloggning stängdes av"],
    [
      { action: "SECOND_FACTOR_REMOVED", isOwn: false, device: null },
      "Tvåstegsinloggning stängdes av (av den som driver sajten)",
    ],
    [
      { action: "RECOVERY_CODE_USED", isOwn: true, device: "Safari på iOS" },
      "En återställningskod användes – Safari på iOS",
    ],
    [{ action: "CREATED", isOwn: true, device: null }, "Något ändrades på ditt konto"],
  ] as const)("%j", (event, words) => {
    expect(formatEvent(event)).toBe(words);
  });
});
