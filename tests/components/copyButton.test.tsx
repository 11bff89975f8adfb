import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { CopyButton } from "../../client/ui/CopyButton.tsx";
import { button, show } from "../support/components.tsx";

it("a button that copies says so for two seconds, and not when it could not", async () => {
  const onCopy = vi.fn(async () => true);
  show([{ path: "*", element: <CopyButton label="Kopiera" icon={<svg />} isIconOnly onCopy={onCopy} /> }], "/");
  await screen.findByRole("button");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const copy = () => act(async () => void fireEvent.click(button("Kopiera")));
  const said = () => screen.queryByTitle("Kopierat");
  onCopy.mockResolvedValueOnce(false);
  await copy();
  expect(said()).toBeNull();
  await copy();
  expect(said()).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1_500));
  // Once more begins anew.
  await copy();
  act(() => void vi.advanceTimersByTime(1_999));
  expect(said()).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(said()).toBeNull();
});
