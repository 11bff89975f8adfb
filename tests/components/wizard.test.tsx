import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useWizard } from "../../client/ui/wizard/useWizard.ts";
import { Wizard } from "../../client/ui/wizard/Wizard.tsx";
import type { Questionnaire } from "../../schema/questionnaires/definition.ts";
import { button, show } from "../support/components.tsx";

const QUESTIONS = {
  kind: "prov",
  version: 1,
  title: "Prov",
  steps: [
    { id: "forst", heading: "Först", fields: [{ kind: "text", name: "one", label: "Namn", about: "name", max: 50 }] },
    { id: "sist", heading: "Sist", fields: [{ kind: "text", name: "two", label: "Svar", about: "answer", max: 50 }] },
  ],
} as const satisfies Questionnaire;

it("keeps the answers of the last step in sight until the result takes their place", async () => {
  let isWaiting = false;
  let showResult = () => undefined as undefined;
  const result = new Promise<void>((resolve) => {
    showResult = () => void resolve();
  });
  function Page() {
    const wizard = useWizard({
      definition: QUESTIONS,
      isOpen: true,
      send: async () => undefined,
      // As the code of a result comes over a slow network.
      onSent: () => {
        isWaiting = true;
        return result;
      },
    });
    return <Wizard wizard={wizard} level="h2" labels={{ send: "Skicka", sending: "Skickar …" }} showFieldErrors />;
  }
  const user = show([{ path: "/prov", element: <Page /> }], "/prov");
  await user.type(screen.getByLabelText(/Namn/), "Åsa");
  await user.click(button("Nästa"));
  await user.type(await screen.findByLabelText(/Svar/), "Bra");
  await user.click(button("Skicka"));
  await expect.poll(() => isWaiting).toBe(true);
  expect(screen.getByRole("heading", { name: "Sist" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Svar/).value).toBe("Bra");
  expect(screen.queryByLabelText(/Namn/)).toBeNull();
  await act(async () => showResult());
});
