import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  clearErrors,
  dismissToast,
  endErrorsAbout,
  showToast,
  type Toast,
  toastStore,
  trackErrors,
} from "../../client/toasts/toasts.ts";
import { button, show, textsOf } from "../support/components.tsx";

beforeEach(async () => {
  show([{ path: "*", element: <h1>Sidan</h1> }], "/");
  // Its code comes with the first.
  showToast({ title: "Först" });
  await screen.findByText("Först");
  act(dismissAll);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => void vi.useRealTimers());

function dismissAll(): void {
  for (const { id } of toastStore.snapshot()) dismissToast(id);
}

const say = (toast: Toast): void => act(() => showToast(toast));
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const said = () => textsOf([...screen.queryAllByRole("status"), ...screen.queryAllByRole("alert")]);

describe("a message", () => {
  it("goes by itself after five seconds, one that confirms after four", () => {
    say({ title: "Högst fyra tester", tone: "warning" });
    say({ title: "Sparat", tone: "confirmation" });
    pass(3_999);
    expect(said()).toEqual(["Högst fyra tester", "Sparat"]);
    pass(1);
    expect(said()).toEqual(["Högst fyra tester"]);
    pass(1_000);
    expect(said()).toEqual([]);
  });

  it("of a failure is an alert, and stays until it is dismissed", () => {
    say({ title: "Det gick inte", text: "Kontrollera uppkopplingen.", tone: "error" });
    pass(600_000);
    expect(screen.getByRole("alert")).toHaveTextContent("Det gick inteKontrollera uppkopplingen.");
    fireEvent.click(button("Stäng meddelandet"));
    expect(said()).toEqual([]);
  });

  it("of a failure goes when it is tried again, and with the view that it was about", async () => {
    const forget = await trackErrors(() => say({ title: "Kunde inte spara", tone: "error" }));
    say({ title: "Markerat!", tone: "confirmation" });
    act(forget);
    expect(said()).toEqual(["Markerat!"]);
    say({ title: "Kunde inte hämta", tone: "error" });
    // What was told this moment is told for the view that comes.
    act(clearErrors);
    expect(said()).toEqual(["Markerat!", "Kunde inte hämta"]);
    vi.setSystemTime(Date.now() + 2_000);
    act(clearErrors);
    expect(said()).toEqual(["Markerat!"]);
  });

  it("of a failure goes when it went well the next time, and stays beside what is about something else", () => {
    say({ title: "Bevakningen kunde inte ändras", tone: "error", about: "price watch" });
    say({ title: "Kopierat!", tone: "confirmation", about: "clipboard" });
    expect(said()).toEqual(["Kopierat!", "Bevakningen kunde inte ändras"]);
    say({ title: "Priset bevakas", tone: "confirmation", about: "price watch" });
    expect(said()).toEqual(["Kopierat!", "Priset bevakas"]);
    say({ title: "Planen kunde inte sparas", tone: "error", about: "plan" });
    act(() => endErrorsAbout("progress"));
    expect(said()).toContain("Planen kunde inte sparas");
    act(() => endErrorsAbout("plan"));
    expect(said()).not.toContain("Planen kunde inte sparas");
  });

  it("takes the place of the one before, and of confirmations three show", () => {
    say({ title: "Ett" });
    say({ title: "Två", tone: "error" });
    for (const title of ["a", "b", "c", "d"]) say({ title, tone: "confirmation" });
    expect(said()).toEqual(["b", "c", "d", "Två"]);
    say({ title: "Tre" });
    expect(said()).toEqual(["b", "c", "d", "Tre"]);
  });

  it("about the page ends when a dialog opens, and what is said in that is part of it", () => {
    const open = () => {
      const dialog = document.createElement("div");
      dialog.setAttribute("role", "dialog");
      dialog.append(document.createElement("button"));
      document.body.append(dialog);
      return dialog;
    };
    say({ title: "Startat!" });
    pass(2_000);
    const dialog = open();
    act(() => dialog.querySelector("button")?.focus());
    expect(said()).toEqual([]);
    say({ title: "Sparat", tone: "confirmation" });
    expect(within(dialog).getByRole("status")).toHaveTextContent("Sparat");
    pass(2_000);
    act(() => dialog.querySelector("button")?.blur());
    act(() => dialog.querySelector("button")?.focus());
    expect(said()).toEqual(["Sparat"]);
    dialog.remove();
  });

  it("is part of a dialog whose surroundings have the focus, as when its focused button went", () => {
    const around = document.createElement("div");
    around.tabIndex = -1;
    const dialog = document.createElement("div");
    dialog.setAttribute("role", "dialog");
    around.append(dialog);
    document.body.append(around);
    act(() => around.focus());
    say({ title: "Återskapad", tone: "confirmation" });
    expect(within(dialog).getByRole("status")).toHaveTextContent("Återskapad");
    around.remove();
  });

  it("goes when its button is pressed, which does what it says", () => {
    const run = vi.fn();
    say({ title: "Borttaget", action: { label: "Ångra", run } });
    fireEvent.click(button("Ångra"));
    expect(run).toHaveBeenCalledOnce();
    expect(said()).toEqual([]);
  });
});
