import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { removeStored } from "../../client/guest/storage.ts";
import { TimeField } from "../../client/ui/form/TimeField.tsx";
import { useZodForm } from "../../client/ui/form/useZodForm.ts";
import { button, show, textsOf } from "../support/components.tsx";
import { SAMPLE_ROUTES } from "../support/sampleRoutes.tsx";

const KEY = "draft-sample";

// Also what is held because a browser stores nothing.
afterEach(() => removeStored([KEY]));

const field = (label: string): HTMLElement => screen.getByLabelText(label);
const group = (name: string): HTMLElement => screen.getByRole("group", { name });
const option = (name: string, of: string): HTMLElement => within(group(of)).getByLabelText(name);
const item = (): HTMLElement => field("Lägg till ett tillskott");
const items = (): (string | null)[] => textsOf(within(group("Tillskott")).queryAllByRole("listitem"));

const expectStep = (heading: string) => screen.findByRole("heading", { level: 2, name: heading });

async function showSample(): Promise<UserEvent> {
  const user = show(SAMPLE_ROUTES, "/prov");
  await expectStep("Om dig");
  return user;
}

async function next(user: UserEvent, heading: string): Promise<void> {
  await user.click(button("Nästa"));
  await expectStep(heading);
}

/** Types into a field what is to stand there. */
async function write(user: UserEvent, into: HTMLElement, text: string): Promise<void> {
  await user.clear(into);
  await user.click(into);
  await user.paste(text);
}

async function fillFirst(user: UserEvent, name = "Bo"): Promise<void> {
  await write(user, field("Namn"), name);
  await write(user, field("Vikt, kg"), "72,5");
  await write(user, field("Ålder, år"), "41");
  await write(user, field("Sedan"), "2024-02-29");
}

async function fillSecond(user: UserEvent): Promise<void> {
  await user.click(option("5–6 timmar", "Hur länge sover du?"));
  await user.click(field("Gym"));
  await user.click(field("Yoga"));
  await user.click(option("3", "Hur stressad är du?"));
}

/** Goes to the last step with everything before it filled in. */
async function goToLast(user: UserEvent, name?: string): Promise<void> {
  await fillFirst(user, name);
  await next(user, "Vanor");
  await fillSecond(user);
  await next(user, "Slutligt");
}

const send = (user: UserEvent): Promise<void> => user.click(button("Skicka test"));
const thanks = () => screen.findByRole("heading", { name: "Tack" });

describe("a questionnaire", () => {
  it("takes the answer of a field of every kind, and all of them arrive", async () => {
    const user = await showSample();
    expect(button("Föregående")).toBeDisabled();
    // The sample lets her wait until the test says so.
    await fillFirst(user, "Astrid");
    await next(user, "Vanor");
    expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
    expect(textsOf(screen.getAllByRole("heading", { level: 3 }))).toEqual(["Sömn", "Träning"]);
    await fillSecond(user);
    await user.selectOptions(field("Temperatur"), "Perfekt");
    await next(user, "Slutligt");
    await user.type(item(), "Zink{Enter}");
    await user.type(item(), "Magnesium");
    await user.click(button("Lägg till"));
    expect(items()).toEqual(["Zink", "Magnesium"]);
    await user.type(field("Övrigt"), "Två{Enter}rader");
    await send(user);
    expect(await screen.findByRole("button", { name: "Analyserar..." })).toHaveAttribute("aria-disabled", "true");
    window.dispatchEvent(new Event("answer"));
    await thanks();
    expect(textsOf(screen.getAllByRole("definition"))).toEqual([
      "Astrid",
      "72,5 kg",
      "41 år",
      "2024-02-29",
      "5–6 timmar",
      "Perfekt",
      "Gym + Yoga",
      "3 av 5",
      "Zink + Magnesium",
      "Två\nrader",
    ]);
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it("tells at each field what is missing, until it is there", async () => {
    const user = await showSample();
    await user.click(button("Nästa"));
    await waitFor(() => expect(field("Namn")).toHaveFocus());
    expect(field("Namn")).toHaveAccessibleDescription("Skriv ditt namn.");
    expect(field("Vikt, kg")).toHaveAccessibleDescription("Vikt krävs Ungefär räcker.");
    await write(user, field("Vikt, kg"), "tung");
    await write(user, field("Namn"), "Bo");
    await waitFor(() => expect(field("Namn")).toHaveAttribute("aria-invalid", "false"));
    await write(user, field("Vikt, kg"), "25");
    await waitFor(() =>
      expect(field("Vikt, kg")).toHaveAccessibleDescription("Talet ska vara minst 30 kg. Ungefär räcker."),
    );
    await fillFirst(user);
    await next(user, "Vanor");
    await user.click(button("Nästa"));
    await waitFor(() => expect(group("Hur länge sover du?")).toHaveAccessibleDescription("Sömntid krävs"));
    expect(within(group("Hur länge sover du?")).getAllByRole("radio")[0]).toHaveFocus();
    expect(group("Hur tränar du?")).toHaveAccessibleDescription("Välj minst en träningsform");
    expect(group("Hur stressad är du?")).toHaveAccessibleDescription("Stressnivå krävs");
    await fillSecond(user);
    await waitFor(() => expect(group("Hur stressad är du?")).toHaveAccessibleDescription(""));
    await user.click(field("Kondition"));
    await user.click(button("Nästa"));
    await waitFor(() => expect(group("Hur tränar du?")).toHaveAccessibleDescription("Välj högst 2."));
    await expectStep("Vanor");
  });

  it("has a list that is filled and emptied by the keyboard, and says what happened", async () => {
    const user = await showSample();
    await fillFirst(user);
    await next(user, "Vanor");
    await fillSecond(user);
    await user.keyboard("{Enter}");
    await expectStep("Slutligt");
    item().focus();
    await user.keyboard("Zink{Enter}Järn{Enter}Zink{Enter}");
    const said = within(group("Tillskott")).getByRole("status");
    expect(said).toHaveTextContent("Zink finns redan.");
    expect(items()).toEqual(["Zink", "Järn"]);
    await user.clear(item());
    await user.keyboard("Jod{Enter}");
    expect(said).toHaveTextContent("Jod är tillagt, 3 av högst 3.");
    expect(group("Tillskott")).toHaveTextContent("Listan är full. Du kan ange högst 3.");
    button("Ta bort Järn").focus();
    await user.keyboard("{Enter}");
    expect(items()).toEqual(["Zink", "Jod"]);
    expect(button("Ta bort Jod")).toHaveFocus();
    await user.keyboard("{Enter}{Enter}");
    expect(items()).toEqual([]);
    expect(item()).toHaveFocus();
    // What was typed and not added is not lost.
    await user.keyboard("Krom");
    await send(user);
    await thanks();
    expect(screen.getByText("Krom")).toBeInTheDocument();
  });

  it("leads to the field that the server finds wrong, and keeps a failure in sight with the answers", async () => {
    const user = await showSample();
    await goToLast(user, "Upptaget");
    await user.type(item(), "Zink");
    await send(user);
    await expectStep("Om dig");
    await waitFor(() => expect(field("Namn")).toHaveFocus());
    expect(field("Namn")).toHaveAccessibleDescription("Namnet är upptaget.");
    await write(user, field("Namn"), "Trasigt");
    await waitFor(() => expect(field("Namn")).toHaveAccessibleDescription(""));
    await next(user, "Vanor");
    await next(user, "Slutligt");
    await send(user);
    expect(await screen.findByRole("alert")).toHaveTextContent("Svaren kunde inte sparas");
    expect(items()).toEqual(["Zink"]);
    expect(JSON.parse(window.localStorage.getItem(KEY) ?? "")).toMatchObject({
      step: "rest",
      answers: { supplements: ["Zink"] },
    });
    await user.click(button("Föregående"));
    await expectStep("Vanor");
    await user.click(button("Föregående"));
    await expectStep("Om dig");
    await write(user, field("Namn"), "Bo");
    await next(user, "Vanor");
    await next(user, "Slutligt");
    await send(user);
    await thanks();
  });

  it.each(["full", "blocked"] as const)("works in a browser whose storage is %s", async (how) => {
    const refuse = () => {
      throw new DOMException("refused", how === "blocked" ? "SecurityError" : "QuotaExceededError");
    };
    if (how === "blocked") vi.spyOn(window, "localStorage", "get").mockImplementation(refuse);
    else vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    const user = await showSample();
    await goToLast(user);
    await user.type(item(), "Zink");
    await send(user);
    await thanks();
    // Drafts are saved silently, so a failure is silent too.
    expect(screen.queryByText(/Webbläsaren sparar inget/)).toBeNull();
  });
});

describe("a draft", () => {
  const answers = { name: "Astrid", forms: ["gym"] };
  const draft = { version: 3, account: null, step: "habits", answers };

  it.each<[string, unknown]>([
    ["half a text", undefined],
    ["of another kind", "Astrid"],
    ["newer", { ...draft, version: 4 }],
    ["older", { ...draft, version: 2 }],
    ["an account's", { ...draft, account: "somebody" }],
    ["with an option that is none", { ...draft, answers: { ...answers, forms: ["simning"] } }],
    ["with a text in the place of a list", { ...draft, answers: { ...answers, forms: "gym" } }],
  ])("%s is not taken for one", async (_, stored) => {
    window.localStorage.setItem(KEY, stored ? JSON.stringify(stored) : '{"version":3,"answers":{"na');
    await showSample();
    expect(field("Namn")).toHaveValue("");
  });

  it("that fits is taken up, and a step that is gone is the first", async () => {
    const stored = { ...draft, step: "gone", answers: { ...answers, unknown: "x" } };
    window.localStorage.setItem(KEY, JSON.stringify(stored));
    await showSample();
    await waitFor(() => expect(field("Namn")).toHaveValue("Astrid"));
  });
});

describe("a form", () => {
  it("is sent once, however often its button is pressed meanwhile", async () => {
    let answer: (errors: []) => void = () => undefined;
    const sent = vi.fn((_: { name: string }) => new Promise<[]>((done) => (answer = done)));
    function Form() {
      const form = useZodForm(z.object({ name: z.string() }), sent, { name: "Bo" });
      return (
        <button type="button" onClick={() => void form.submit()}>
          Skicka
        </button>
      );
    }
    const user = show([{ path: "*", element: <Form /> }], "/");
    await user.click(await screen.findByRole("button", { name: "Skicka" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: "Bo" }));
    await user.dblClick(button("Skicka"));
    answer([]);
    await waitFor(() => expect(button("Skicka")).toBeEnabled());
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("takes a time as somebody writes it, and shows it in one way", async () => {
    const sent = vi.fn(async (_: { bedtime: string }): Promise<[]> => []);
    function Form() {
      const form = useZodForm(z.object({ bedtime: z.string() }), sent, { bedtime: "" });
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <TimeField form={form} name="bedtime" label="Sängtid" />
          <button type="submit">Skicka</button>
        </form>
      );
    }
    const user = show([{ path: "*", element: <Form /> }], "/");
    const bedtime = await screen.findByLabelText("Sängtid");
    // A browser's own field would show hours of its own while there are none.
    expect(bedtime).toHaveAttribute("type", "text");
    expect(bedtime).toHaveValue("");
    await user.type(bedtime, "2315");
    await user.tab();
    expect(bedtime).toHaveValue("23:15");
    await user.clear(bedtime);
    await user.type(bedtime, "sent");
    await user.tab();
    expect(bedtime).toHaveValue("sent");
    await write(user, bedtime, "7.5");
    await write(user, bedtime, "kl 7");
    await user.click(button("Skicka"));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ bedtime: "07:00" }));
  });
});
