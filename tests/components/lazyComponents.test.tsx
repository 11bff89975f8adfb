import { screen, waitFor } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { lazyComponent } from "../../client/ui/lazy/lazyComponent.tsx";
import { button, show } from "../support/components.tsx";

interface PartProps {
  onClose: () => void;
}

/** A part whose code cannot be loaded before it may be. */
function aPart(options?: Parameters<typeof lazyComponent<PartProps>>[1]) {
  const network = { isThere: false, tries: 0 };
  const Part = lazyComponent<PartProps>(async () => {
    network.tries++;
    if (!network.isThere) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>Delen</p>;
  }, options);
  // The rest of the site cannot be reached either.
  vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  return { network, Part };
}

/** A page around a part, with a button that opens it where it is not open. */
function PageAround({ Part, isOpen: isOpenAtFirst }: { Part: ComponentType<PartProps>; isOpen: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <h1>Sidan</h1>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Öppna
      </button>
      {isOpen && <Part onClose={() => setOpen(false)} />}
    </>
  );
}

const open = (Part: ComponentType<PartProps>, isOpen = true) =>
  show([{ path: "*", element: <PageAround Part={Part} isOpen={isOpen} /> }], "/");

describe("a part whose code does not load", () => {
  it("says so in its place, leaves the page, and comes when asked again", async () => {
    const { network, Part } = aPart();
    const user = open(Part);
    expect(await screen.findByRole("alert")).toHaveTextContent("Den här delen kunde inte hämtas.");
    expect(screen.getByRole("heading", { name: "Sidan" })).toBeInTheDocument();
    await user.click(button("Försök igen"));
    expect(await screen.findByRole("alert")).toBeInTheDocument();
    network.isThere = true;
    await user.click(button("Försök igen"));
    expect(await screen.findByText("Delen")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(network.tries).toBe(3);
  });

  it("comes by itself when there is a network again", async () => {
    const { network, Part } = aPart();
    open(Part);
    await screen.findByRole("alert");
    network.isThere = true;
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByText("Delen")).toBeInTheDocument();
  });

  it("is left out where the page does as well without", async () => {
    const { network, Part } = aPart({ failure: "left out", fallback: <p>I stället</p> });
    open(Part);
    expect(await screen.findByText("I stället")).toBeInTheDocument();
    await waitFor(() => expect(network.tries).toBe(1));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says so in a message where it was to open, and opens when it is pressed again", async () => {
    const { network, Part } = aPart({ failure: ({ onClose }) => onClose() });
    const user = open(Part, false);
    await user.click(await screen.findByRole("button", { name: "Öppna" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Det gick inte att öppna");
    expect(button("Ladda om sidan")).toBeInTheDocument();
    expect(button("Öppna")).toHaveAttribute("aria-expanded", "false");
    network.isThere = true;
    await user.click(button("Öppna"));
    expect(await screen.findByText("Delen")).toBeInTheDocument();
    await user.click(button("Stäng meddelandet"));
  });
});
