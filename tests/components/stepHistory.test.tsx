import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { useStepHistory } from "../../client/ui/wizard/useStepHistory.ts";
import { button, show } from "../support/components.tsx";

/** A history of entries, which this DOM does not have, whose moves take as long as the test wants. */
function slowHistory() {
  const entries: unknown[] = [null];
  let at = 0;
  const moves: number[] = [];
  const { history } = window;
  vi.spyOn(history, "state", "get").mockImplementation(() => entries[at]);
  vi.spyOn(history, "pushState").mockImplementation((state) => void entries.splice(++at, entries.length, state));
  vi.spyOn(history, "replaceState").mockImplementation((state) => void entries.splice(at, 1, state));
  vi.spyOn(history, "go").mockImplementation((delta = 0) => void moves.push(delta));
  onTestFinished(() => void vi.restoreAllMocks());
  const arrive = () => {
    const delta = moves.shift();
    if (delta === undefined) return;
    at += delta;
    act(() => void window.dispatchEvent(new PopStateEvent("popstate", { state: entries[at] })));
  };
  return {
    arrive,
    /** The browser comes where it was sent, and where it is sent then. */
    arriveAll: () => {
      while (moves.length > 0) arrive();
    },
    pressBack: () => {
      moves.push(-1);
      arrive();
    },
    /** Time enough for whoever believes that the browser has come by then. */
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  };
}

function Wizard() {
  const [step, setStep] = useState(0);
  const [isLeft, setLeft] = useState(false);
  const { leave } = useStepHistory({
    id: "prov",
    step,
    isReady: true,
    isOpen: true,
    isOverPage: false,
    onStep: setStep,
    onLeave: () => undefined,
  });
  return (
    <>
      <p>{isLeft ? "Skickat" : `Steg ${step + 1}`}</p>
      <button type="button" onClick={() => setStep(step + 1)}>
        Nästa
      </button>
      <button type="button" onClick={() => setStep(step - 1)}>
        Tillbaka
      </button>
      <button type="button" onClick={() => void leave().then(() => setLeft(true))}>
        Skicka
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(button(name));

/** A wizard at its second step, in a browser that takes its time. */
function begin(): ReturnType<typeof slowHistory> {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const browser = slowHistory();
  show([{ path: "*", element: <Wizard /> }], "/");
  press("Nästa");
  return browser;
}

describe("a wizard's steps in the browser's history", () => {
  it.each([0, 200, 1_500])("go back one at a time, also where the step changed %i ms before the browser came", (ms) => {
    const browser = begin();
    press("Nästa");
    press("Tillbaka");
    browser.wait(ms);
    press("Nästa");
    browser.wait(ms);
    browser.arriveAll();
    expect(screen.getByText("Steg 3")).toBeTruthy();
    browser.pressBack();
    browser.arriveAll();
    expect(screen.getByText("Steg 2")).toBeTruthy();
    browser.pressBack();
    browser.arriveAll();
    expect(screen.getByText("Steg 1")).toBeTruthy();
  });

  it.each([0, 200, 1_500])("stay where the wizard's own way back has led, %i ms before the browser came", (ms) => {
    const browser = begin();
    press("Nästa");
    press("Tillbaka");
    browser.wait(ms);
    press("Tillbaka");
    browser.wait(ms);
    for (let move = 0; move < 2; move++) {
      browser.arrive();
      expect(screen.getByText("Steg 1")).toBeTruthy();
    }
    browser.arriveAll();
    press("Nästa");
    expect(screen.getByText("Steg 2")).toBeTruthy();
  });

  it("are gone before what was sent shows, however long the browser takes", async () => {
    const browser = begin();
    press("Skicka");
    browser.wait(3_000);
    await act(async () => undefined);
    expect(screen.queryByText("Skickat")).toBeNull();
    browser.arriveAll();
    await act(async () => undefined);
    expect(screen.getByText("Skickat")).toBeTruthy();
  });
});
