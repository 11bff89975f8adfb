import { fireEvent, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { ConfirmDialog } from "../../client/ui/dialog/ConfirmDialog.tsx";
import { CancelButton } from "../../client/ui/dialog/dialogFrame.tsx";
import { FormDialog } from "../../client/ui/dialog/FormDialog.tsx";
import { Field } from "../../client/ui/form/Field.tsx";
import { Form } from "../../client/ui/form/Form.tsx";
import { useZodForm } from "../../client/ui/form/useZodForm.ts";
import { z } from "../../schema/zod.ts";
import { button, show } from "../support/components.tsx";

type Frame = typeof ConfirmDialog | typeof FormDialog;

function Page({ frame: Dialog, isProof }: { frame: Frame; isProof: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Öppna
      </button>
      <Dialog title="Mått" isOpen={isOpen} onClose={close}>
        <Fields onDone={close} isProof={isProof} />
      </Dialog>
    </>
  );
}

function Fields({ onDone, isProof }: { onDone: () => void; isProof: boolean }) {
  const send = async () => {
    onDone();
    return [];
  };
  const form = useZodForm(z.object({ height: z.string() }), send, { height: "170" });
  return (
    <Form form={form} label="Spara" pendingLabel="Sparar …" actions={<CancelButton />} isProof={isProof}>
      <Field form={form} name="height" label="Längd" />
    </Form>
  );
}

const field = () => screen.findByLabelText<HTMLInputElement>("Längd");
const named = (name: string) => screen.queryByRole("dialog", { name, hidden: true });
const open = async (frame: Frame, isProof = false): Promise<UserEvent> => {
  const user = show([{ path: "/matt", element: <Page frame={frame} isProof={isProof} /> }], "/matt");
  await user.click(button("Öppna"));
  await field();
  return user;
};
const pressEscape = (user: UserEvent) => user.keyboard("{Escape}");
const pressCancel = (user: UserEvent) => user.click(button("Avbryt"));
const pressBeside = (user: UserEvent) => {
  const backdrop = document.querySelector(".MuiDialog-container");
  return backdrop ? user.click(backdrop) : undefined;
};
/** Whether the browser would ask before it leaves the page. */
const asksBeforeLeaving = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));

describe.each([
  ["of a question", ConfirmDialog],
  ["with a form", FormDialog],
] as const)("a dialog %s", (_, frame) => {
  it.each([
    ["Escape", pressEscape],
    ["its own 'Avbryt'", pressCancel],
  ])("asks before %s takes away what was typed", async (_way, press) => {
    const user = await open(frame);
    await user.type(await field(), "5");
    expect(asksBeforeLeaving()).toBe(true);
    await press(user);
    expect(await screen.findByRole("dialog", { name: "Stänga utan att spara?" })).toBeTruthy();
    await user.keyboard("{Escape}");
    await expect.poll(() => named("Stänga utan att spara?")).toBeNull();
    expect((await field()).value).toBe("1705");
    await press(user);
    await user.click(await screen.findByRole("button", { name: "Stäng utan att spara" }));
    await expect.poll(() => named("Mått")).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
    // What was given up is not asked about when it is opened again.
    await user.click(button("Öppna"));
    expect((await field()).value).toBe("170");
    expect(named("Stänga utan att spara?")).toBeNull();
  });

  it("does not go away with what was typed by a click beside it", async () => {
    const user = await open(frame);
    await user.type(await field(), "5");
    await pressBeside(user);
    // It is taken for a slip: nothing happens, and the next way out is asked about.
    expect(named("Stänga utan att spara?")).toBeNull();
    await pressEscape(user);
    expect(await screen.findByRole("dialog", { name: "Stänga utan att spara?" })).toBeTruthy();
    expect((await field()).value).toBe("1705");
  });

  it.each([
    ["Escape", pressEscape],
    ["its own 'Avbryt'", pressCancel],
  ])("closes at once by %s when nothing is typed, or when it was taken back", async (_way, press) => {
    const user = await open(frame);
    await user.type(await field(), "5{Backspace}");
    await press(user);
    await expect.poll(() => named("Mått")).toBeNull();
  });

  it("says nothing of what was saved", async () => {
    const user = await open(frame);
    await user.type(await field(), "5");
    await user.click(button("Spara"));
    await expect.poll(() => named("Mått")).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
    await user.click(button("Öppna"));
    await pressEscape(user);
    await expect.poll(() => named("Mått")).toBeNull();
  });

  it("does not ask about a password or a code, which nobody would miss", async () => {
    const user = await open(frame, true);
    await user.type(await field(), "5");
    await pressEscape(user);
    await expect.poll(() => named("Mått")).toBeNull();
  });
});
