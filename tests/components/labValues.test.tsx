import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { askingFor } from "../../client/features/labValues/entry/askingFor.ts";
import { EntryForm, type SaveValues } from "../../client/features/labValues/entry/EntryForm.tsx";
import type { EnteredValue } from "../../client/features/labValues/entry/entrySchema.ts";
import type { LabMarker } from "../../client/features/labValues/labMarker.ts";
import { PasteForm } from "../../client/features/labValues/paste/PasteForm.tsx";
import type { ReadLine } from "../../client/features/labValues/paste/readLines.ts";
import { button, show } from "../support/components.tsx";

const aMarker = (slug: string, name: string, units: string[], searchTerms: string[] = []): LabMarker => ({
  slug,
  formerSlugs: [],
  measuredAs: name,
  databaseId: 1,
  path: `/markorer/${slug}-1`,
  name,
  description: "",
  searchTerms,
  units,
  catalogueUnit: units[0] ?? null,
  intervals: [],
  intervalSource: "",
  guide: undefined,
});

const MARKERS = [
  aMarker("ferritin", "Ferritin", ["µg/L", "ng/mL"], ["järndepå"]),
  aMarker("hemoglobin-hb", "Hemoglobin (Hb)", ["g/L", "g/dL", "mmol/L"]),
];

function aSaving() {
  const save = vi.fn(async (_values: readonly EnteredValue[]) => [] as const);
  const saving: SaveValues = { save, consent: undefined, where: "Värdena sparas i den här webbläsaren." };
  return { save, saving };
}

const shared = { markers: MARKERS, ask: askingFor(MARKERS), laboratories: ["Fjällprov"], account: undefined };

const field = (label: string): HTMLElement => screen.getByLabelText(label);

async function write(user: UserEvent, into: HTMLElement, text: string): Promise<void> {
  await user.clear(into);
  await user.click(into);
  await user.paste(text);
}

describe("values written by hand", () => {
  async function showEntry(prefilled: readonly string[] = []) {
    const { save, saving } = aSaving();
    const onSaved = vi.fn();
    const user = show(
      [{ path: "*", element: <EntryForm {...shared} saving={saving} prefilled={prefilled} onSaved={onSaved} /> }],
      "/",
    );
    await screen.findByRole("button", { name: "Spara värdena" });
    return { user, save, onSaved };
  }

  it("are entered by keyboard alone, a marker by another name of it, several of a sample at once", async () => {
    const { user, save, onSaved } = await showEntry();
    await write(user, field("Provdag"), "2026-03-02");
    field("Markör, rad 1").focus();
    await user.keyboard("järndepå{Enter}");
    expect(field("Markör, rad 1")).toHaveValue("Ferritin");
    expect(field("Enhet, rad 1")).toHaveValue("µg/L");
    await write(user, field("Värde, rad 1"), "<22,5");
    await user.click(button("Lägg till rad"));
    await waitFor(() => expect(field("Markör, rad 2")).toHaveFocus());
    await user.keyboard("hb{Enter}");
    expect(field("Markör, rad 2")).toHaveValue("Hemoglobin (Hb)");
    await write(user, field("Värde, rad 2"), "141");
    await write(user, field("Från, rad 2"), "117");
    await write(user, field("Till, rad 2"), "153");
    await user.selectOptions(field("Fastande (valfritt)"), "Ja");
    await user.click(button("Spara värdena"));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(2));
    const sample = { sampledOn: "2026-03-02", laboratory: null, isFasting: true, note: null };
    expect(save).toHaveBeenCalledWith([
      {
        ...{ markerSlug: "ferritin", comparator: "LESS_THAN", value: 22.5, unit: "µg/L" },
        ...{ referenceLow: null, referenceHigh: null, ...sample },
      },
      {
        ...{ markerSlug: "hemoglobin-hb", comparator: null, value: 141, unit: "g/L" },
        ...{ referenceLow: 117, referenceHigh: 153, ...sample },
      },
    ]);
    await waitFor(() => expect(field("Värde, rad 1")).toHaveValue(""));
  });

  it("say what is wrong at each field, and lose nothing", async () => {
    const { user, save } = await showEntry(["ferritin"]);
    await write(user, field("Provdag"), "2999-01-01");
    await write(user, field("Värde, rad 1"), "tjugo");
    await write(user, field("Från, rad 1"), "150");
    await write(user, field("Till, rad 1"), "10");
    await user.click(button("Spara värdena"));
    await waitFor(() => expect(field("Provdag")).toHaveAccessibleDescription("Dagen har inte varit än."));
    expect(field("Värde, rad 1")).toHaveAccessibleDescription("Skriv ett tal, till exempel 4,5 eller <0,5.");
    expect(field("Till, rad 1")).toHaveAccessibleDescription("Ska vara högre än den undre gränsen.");
    expect(field("Värde, rad 1")).toHaveValue("tjugo");
    expect(save).not.toHaveBeenCalled();
  });

  it("that hardly anybody has are asked about, in the unit that would fit, and are let through", async () => {
    const { user, save } = await showEntry(["hemoglobin-hb"]);
    await write(user, field("Provdag"), "2026-03-02");
    await write(user, field("Värde, rad 1"), "14,1");
    await user.click(button("Spara värdena"));
    await waitFor(() => expect(screen.getByText(/Menar du 14,1\sg\/dL\?/)).toBeInTheDocument());
    expect(save).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: /^Ja, 14,1\sg\/dL$/ }));
    expect(field("Enhet, rad 1")).toHaveValue("g/dL");
    await user.selectOptions(field("Enhet, rad 1"), "g/L");
    await user.click(button("Spara värdena"));
    await user.click(await screen.findByRole("button", { name: "Nej, det stämmer" }));
    await user.click(button("Spara värdena"));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toMatchObject([{ value: 14.1, unit: "g/L" }]);
  });
});

describe("values that were written and not stored", () => {
  it("are there again with the rows that a link asks for, and go when they are stored or emptied", async () => {
    const { saving } = aSaving();
    const form = (prefilled: readonly string[]) => (
      <EntryForm {...shared} saving={saving} prefilled={prefilled} onSaved={vi.fn()} />
    );
    const first = show([{ path: "*", element: form([]) }], "/");
    await screen.findByRole("button", { name: "Spara värdena" });
    field("Markör, rad 1").focus();
    await first.keyboard("järndepå{Enter}");
    await write(first, field("Värde, rad 1"), "22");
    expect(window.localStorage.getItem("draft-lab-values-entry")).toContain("22");
    cleanup();
    const user = show([{ path: "*", element: form(["hemoglobin-hb", "ferritin"]) }], "/");
    await waitFor(() => expect(field("Värde, rad 1")).toHaveValue("22"));
    expect(field("Markör, rad 1")).toHaveValue("Ferritin");
    expect(field("Enhet, rad 1")).toHaveValue("µg/L");
    expect(field("Markör, rad 2")).toHaveValue("Hemoglobin (Hb)");
    await user.click(button("Släng utkastet"));
    expect(field("Värde, rad 1")).toHaveValue("");
    expect(window.localStorage.getItem("draft-lab-values-entry")).toBeNull();
  });
});

describe("values that are pasted", () => {
  const aValue: EnteredValue = {
    ...{ markerSlug: "ferritin", comparator: null, value: 22, unit: "µg/L", sampledOn: "2026-03-02" },
    ...{ laboratory: null, isFasting: null, note: null, referenceLow: 10, referenceHigh: 150 },
  };
  const LINES: ReadLine[] = [
    { line: 1, text: "S-Ferritin 22 µg/L (10-150)", value: aValue, problem: undefined },
    {
      line: 2,
      text: "B-Hb 14 g/L",
      value: { ...aValue, markerSlug: "hemoglobin-hb", value: 14, unit: "g/L" },
      problem: undefined,
    },
    { line: 3, text: "P-Okänt 3 x", value: undefined, problem: "Markören känner vi inte till." },
    { line: 4, text: "S-Ferritin 20 µg/L", value: { ...aValue, value: 20, sampledOn: "" }, problem: undefined },
  ];

  async function showPaste(isKnown = (_: EnteredValue) => false) {
    const { save, saving } = aSaving();
    const onSaved = vi.fn();
    const read = vi.fn(async () => ({ lines: LINES }));
    const user = show(
      [{ path: "*", element: <PasteForm {...shared} isReady {...{ read, isKnown, saving, onSaved }} /> }],
      "/",
    );
    await write(user, await screen.findByLabelText("Text från provsvaret"), "brevet");
    await user.click(button("Läs av texten"));
    await screen.findByRole("heading", { name: "Kontrollera innan du sparar" });
    // The rows come after it.
    await screen.findByRole("checkbox", { name: /rad 4$/ });
    await screen.findByText("P-Okänt 3 x");
    return { user, save, onSaved, read };
  }

  const line = (number: number) => screen.getByRole("checkbox", { name: new RegExp(`rad ${number}$`) });

  it("are checked line by line, what is unusual or without a day is not ticked, and only what is ticked is stored", async () => {
    const { user, save, onSaved, read } = await showPaste();
    expect(read).toHaveBeenCalledWith("brevet", undefined);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Kontrollera innan du sparar" })).toHaveFocus());
    expect(line(1)).toBeChecked();
    expect(line(2)).not.toBeChecked();
    expect(screen.getByText(/Ovanligt värde\. Menar du 14\sg\/dL\?/)).toBeInTheDocument();
    expect(line(4)).toBeDisabled();
    expect(screen.getByText("Markören känner vi inte till.")).toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
    await user.click(button("Spara 1 värde"));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(1));
    expect(save).toHaveBeenCalledWith([aValue]);
    // Nothing of the text is left.
    expect(field("Text från provsvaret")).toHaveValue("");
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain("brevet");
  });

  it("that were not ticked or not understood stay, beside what is read next too, until they are thrown away", async () => {
    const { user } = await showPaste();
    await user.click(button("Spara 1 värde"));
    await screen.findByRole("heading", { name: "Kvar att kontrollera" });
    expect(screen.getByText("P-Okänt 3 x")).toBeInTheDocument();
    expect(screen.queryByText("S-Ferritin 22 µg/L (10-150)")).not.toBeInTheDocument();
    cleanup();
    const { saving } = aSaving();
    const next: ReadLine = { line: 1, text: "S-Ferritin 40 µg/L", value: { ...aValue, value: 40 }, problem: undefined };
    const again = { saving, onSaved: vi.fn(), read: vi.fn(async () => ({ lines: [next] })), isKnown: () => false };
    const later = show([{ path: "*", element: <PasteForm {...shared} isReady {...again} /> }], "/");
    await screen.findByRole("heading", { name: "Kvar att kontrollera" });
    await write(later, field("Text från provsvaret"), "nästa brev");
    await later.click(button("Läs av texten"));
    await screen.findByText("S-Ferritin 40 µg/L");
    expect(screen.getByText("P-Okänt 3 x")).toBeInTheDocument();
    expect(line(1)).toBeChecked();
    expect(line(2)).not.toBeChecked();
    await later.click(button("Spara 1 värde"));
    await later.click(await screen.findByRole("button", { name: "Släng resten" }));
    expect(screen.queryByText("P-Okänt 3 x")).not.toBeInTheDocument();
    await waitFor(() => expect(window.localStorage.getItem("draft-lab-values-paste")).toBeNull());
  });

  it("and put right are there again where the page was left with the dialog open, and go with what is closed", async () => {
    const { user } = await showPaste();
    const KEY = "draft-lab-values-one";
    const opened = async () => {
      await user.click(screen.getByRole("button", { name: "Fyll i själv rad 3" }));
      return await screen.findByRole("dialog");
    };
    const dialog = await opened();
    await write(user, within(dialog).getByLabelText("Värde"), "30");
    const left = window.localStorage.getItem(KEY);
    await user.click(within(dialog).getByRole("button", { name: "Stäng" }));
    await user.click(await screen.findByRole("button", { name: "Stäng utan att spara" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(window.localStorage.getItem(KEY)).toBeNull();
    window.localStorage.setItem(KEY, left ?? "");
    const again = await opened();
    expect(within(again).getByLabelText("Värde")).toHaveValue("30");
    expect(again).toHaveTextContent("Här finns det du skrev förut, som inte är sparat.");
  });

  it("are put right by hand, also those that were not understood", async () => {
    const { user, save, onSaved } = await showPaste();
    await user.click(screen.getByRole("button", { name: "Fyll i själv rad 3" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent("Rad 3: P-Okänt 3 x");
    within(dialog).getByLabelText("Markör").focus();
    await user.keyboard("ferritin{Enter}");
    await write(user, within(dialog).getByLabelText("Värde"), "30");
    await user.click(within(dialog).getByRole("button", { name: "Klar" }));
    await waitFor(() => expect(line(3)).toBeChecked());
    await user.click(button("Spara 2 värden"));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(2));
    expect(save.mock.calls[0]?.[0]).toMatchObject([{ value: 22 }, { value: 30, sampledOn: "2026-03-02" }]);
  });

  it("without a day get one for all of them, and what is there twice is ticked once", async () => {
    const dayless = { ...aValue, sampledOn: "" };
    const lines = [22, 30, 30].map(
      (value, place): ReadLine => ({
        line: place + 1,
        text: `Ferritin ${value}`,
        value: { ...dayless, value },
        problem: undefined,
      }),
    );
    const { saving } = aSaving();
    const props = { saving, onSaved: vi.fn(), read: vi.fn(async () => ({ lines })), isKnown: () => false };
    const user = show([{ path: "*", element: <PasteForm {...shared} isReady {...props} /> }], "/");
    await write(user, field("Text från provsvaret"), "brev utan dag");
    await user.click(button("Läs av texten"));
    await screen.findByText("Ferritin 22");
    expect(line(1)).toBeDisabled();
    await user.click(button("Sätt dagen på 3 rader"));
    expect(screen.getByText("Välj dagen då provet togs.")).toBeInTheDocument();
    await write(user, field("Provdag för raderna som saknar den"), "2026-03-02");
    await user.click(button("Sätt dagen på 3 rader"));
    expect([1, 2, 3].map((place) => (line(place) as HTMLInputElement).checked)).toEqual([true, true, false]);
    expect(screen.getByText("Står redan på en annan rad.")).toBeInTheDocument();
  });

  it("that are stored already are not ticked", async () => {
    await showPaste(({ value }) => value === 22);
    expect(line(1)).not.toBeChecked();
    expect(screen.getByText("Finns redan bland dina värden.")).toBeInTheDocument();
  });

  it("that were left are there again, with what was put right, and what was stored meanwhile is not ticked", async () => {
    const { user } = await showPaste();
    await user.click(line(2));
    cleanup();
    const { saving } = aSaving();
    const again = { saving, onSaved: vi.fn(), read: vi.fn(), isKnown: ({ value }: EnteredValue) => value === 22 };
    const later = show([{ path: "*", element: <PasteForm {...shared} isReady {...again} /> }], "/");
    await waitFor(() => expect(field("Text från provsvaret")).toHaveValue("brevet"));
    await waitFor(() => expect(line(2)).toBeChecked());
    expect(line(1)).not.toBeChecked();
    await later.click(button("Släng utkastet"));
    await waitFor(() => expect(window.localStorage.getItem("draft-lab-values-paste")).toBeNull());
  });
});
