import { act, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { useOptimisticUrlState } from "../../client/ui/useOptimisticUrlState.ts";
import { show } from "../support/components.tsx";

/** What is chosen; the next choice is made by a visitor who is quick: as soon as `/?v=1` is on the screen. */
function Choices() {
  const { search } = useLocation();
  const { value, choose } = useOptimisticUrlState(new URLSearchParams(search).getAll("v").join(" "));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything else runs
  useLayoutEffect(() => {
    if (search === "?v=1") choose("1 2", "/?v=1&v=2", { replace: true });
  }, [search]);
  return (
    <>
      <output>{value}</output>
      <Link to="/?v=1">Länk</Link>
      <button type="button" onClick={() => choose("1", "/?v=1", { replace: false })}>
        Val
      </button>
    </>
  );
}

describe("a choice that is made as soon as the address of the one before has arrived", () => {
  it.each([
    ["a choice", "Val"],
    ["a link", "Länk"],
  ])("shows at once, while its own address is on its way: after %s", async (_, first) => {
    let arrive = () => {};
    const isSlow = new Promise<null>((done) => {
      arrive = () => done(null);
    });
    const loader = ({ request }: { request: Request }) => (request.url.endsWith("v=2") ? isSlow : null);
    const user = show([{ path: "/", element: <Choices />, loader }], "/");
    await user.click(await screen.findByText(first));
    await act(async () => undefined);
    expect(screen.getByRole("status")).toHaveTextContent("1 2");
    expect(window.location.search).toBe("?v=1");
    arrive();
    await act(async () => undefined);
    await expect.poll(() => window.location.search).toBe("?v=1&v=2");
    expect(screen.getByRole("status")).toHaveTextContent("1 2");
  });
});
