import { screen, waitFor } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { Link } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { Accordion } from "../../client/ui/Accordion.tsx";
import { button, show } from "../support/components.tsx";

/** A page with something folded, links into it, and a count that changes around it. */
function FoldedPage(props: Partial<ComponentProps<typeof Accordion>>) {
  const [count, setCount] = useState(0);
  return (
    <section id="omkring">
      <Link to="#inne">Till stycket</Link>
      <Link to="#omkring">Till avsnittet</Link>
      <Link to="#%">Till ingenting</Link>
      <button type="button" onClick={() => setCount(count + 1)}>
        Mer
      </button>
      <Accordion title="Fråga" aside={`${count} valda`} {...props}>
        <p id="inne">Svar</p>
      </Accordion>
    </section>
  );
}

const folded = (): HTMLDetailsElement => screen.getByRole<HTMLDetailsElement>("group");

/** What the browser does when the line is pressed. */
const press = () => {
  folded().open = !folded().open;
};

async function showFolded(props?: Partial<ComponentProps<typeof Accordion>>, address = "/") {
  const user = show([{ path: "*", element: <FoldedPage {...props} /> }], address);
  await screen.findByText("Fråga");
  return user;
}

describe("what is folded", () => {
  it("stays as the visitor left it while the page changes around it", async () => {
    const onToggle = vi.fn();
    const user = await showFolded({ onToggle });
    press();
    await waitFor(() => expect(onToggle).toHaveBeenLastCalledWith(true));
    await user.click(button("Mer"));
    expect(screen.getByText("1 valda")).toBeInTheDocument();
    expect(folded().open).toBe(true);
    press();
    await waitFor(() => expect(onToggle).toHaveBeenLastCalledWith(false));
    await user.click(button("Mer"));
    expect(folded().open).toBe(false);
  });

  it("is made when it is first unfolded where it is heavy, and stays then", async () => {
    await showFolded({ isLate: true });
    expect(screen.queryByText("Svar")).toBeNull();
    press();
    expect(await screen.findByText("Svar")).toBeInTheDocument();
    press();
    expect(screen.getByText("Svar")).toBeInTheDocument();
  });

  it("is unfolded by a link to something within, each time it is pressed, and comes into sight", async () => {
    const user = await showFolded();
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
    for (let times = 1; times <= 2; times++) {
      await user.click(screen.getByRole("link", { name: "Till stycket" }));
      await waitFor(() => expect(folded().open).toBe(true));
      expect(scroll).toHaveBeenCalledTimes(times);
      expect(scroll.mock.contexts.at(-1)).toBe(screen.getByText("Svar"));
      press();
    }
    await user.click(screen.getByRole("link", { name: "Till avsnittet" }));
    await user.click(screen.getByRole("link", { name: "Till ingenting" }));
    expect(folded().open).toBe(false);
  });

  it("is unfolded by the address that the page is opened at, also by that of what it is the anchor of", async () => {
    await showFolded({ anchor: "omkring" }, "/#omkring");
    await waitFor(() => expect(folded().open).toBe(true));
  });
});
