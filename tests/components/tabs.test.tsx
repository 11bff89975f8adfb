import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useSearchParams } from "react-router-dom";
import { describe, expect, it, onTestFinished } from "vitest";
import { panelId, Tabs, tabId } from "../../client/ui/Tabs.tsx";
import { createGate } from "../support/browserHold.ts";
import { show } from "../support/components.tsx";

const ID = "prov";

/** A page with tabs, the first of which is chosen where its address names none. */
function TabbedPage({ names }: { names: readonly string[] }) {
  const selected = useSearchParams()[0].get("flik") ?? names[0] ?? "";
  return (
    <>
      <Tabs
        id={ID}
        label="Prov"
        tabs={names.map((name) => ({ key: name, label: name, to: `/prov?flik=${name}` }))}
        selected={selected}
      />
      <div role="tabpanel" id={panelId(ID)} aria-labelledby={tabId(ID, selected)} />
    </>
  );
}

const FOUR = ["Ett", "Två", "Tre", "Fyra"];
const tab = (name: string): HTMLElement => screen.getByRole("tab", { name });

async function showTabs(names: readonly string[], address = "/prov") {
  // The way to another address takes as long as the test wants.
  let arrival = createGate();
  arrival.open();
  const page = { path: "/prov", element: <TabbedPage names={names} />, hydrateFallbackElement: <p>Laddar</p> };
  show([{ ...page, loader: () => arrival.isOpen }], address);
  await screen.findByRole("tablist");
  return {
    /** Presses keys faster than any address can follow. */
    pressAtOnce: async (keys: readonly string[]) => {
      arrival = createGate();
      for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
      await act(async () => arrival.open());
    },
  };
}

describe("tabs", () => {
  it.each([
    ["to the right", FOUR, "Ett", ["ArrowRight", "ArrowRight", "ArrowRight"], "Fyra"],
    ["from the end over the edge and back", FOUR, "Ett", ["End", "ArrowRight", "ArrowLeft", "ArrowLeft"], "Tre"],
    ["to the beginning", FOUR, "Tre", ["Home"], "Ett"],
    ["there and back", FOUR, "Två", ["ArrowRight", "ArrowLeft"], "Två"],
    ["around two", ["Ett", "Två"], "Ett", ["ArrowRight", "ArrowLeft", "ArrowLeft"], "Två"],
  ])("move with each of the keys that are pressed quickly from where the last one led: %s", async (...way) => {
    const [, names, begin, keys, end] = way;
    const { pressAtOnce } = await showTabs(names, `/prov?flik=${begin}`);
    tab(begin).focus();
    await pressAtOnce(keys);
    expect(tab(end)).toHaveFocus();
    await waitFor(() => expect(tab(end)).toHaveAttribute("aria-selected", "true"));
    expect(decodeURI(window.location.search)).toBe(`?flik=${end}`);
    expect(screen.getByRole("tabpanel")).toHaveAccessibleName(end);
    expect(screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(end)]);
  });

  it("leave the browser its own keys: Alt and an arrow go back", async () => {
    await showTabs(FOUR);
    tab("Ett").focus();
    expect(fireEvent.keyDown(tab("Ett"), { key: "ArrowLeft", altKey: true }), "left to the browser").toBe(true);
    expect(tab("Ett")).toHaveFocus();
  });

  it("are links, whose opening beside this page is left to the browser", async () => {
    await showTabs(FOUR);
    let isLeft = false;
    const look = (event: MouseEvent) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", look);
    onTestFinished(() => window.removeEventListener("click", look));
    expect(tab("Tre")).toHaveAttribute("href", "/prov?flik=Tre");
    fireEvent.click(tab("Tre"), { ctrlKey: true });
    expect(isLeft).toBe(true);
    expect(tab("Ett")).toHaveAttribute("aria-selected", "true");
    expect(window.location.search).toBe("");
  });
});
