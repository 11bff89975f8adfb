import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect } from "vitest";
import { CONSENTS } from "../../schema/consents.ts";
import { fieldsOf, type QuestionField } from "../../schema/questionnaires/definition.ts";
import { SLEEP } from "../../schema/questionnaires/sleep.ts";
import { aPerson } from "../support/accounts.ts";
import type { Target } from "./inPage.ts";
import type { Site } from "./site.ts";
import { until } from "./until.ts";
import { button, field, link, the, type Visitor } from "./visitor.ts";

/** What somebody does in one visit; written once, made in every browser. */
interface Journey {
  name: string;
  go(visitor: Visitor, site: Site): Promise<void>;
}

const main = the("main");
const banner = the("banner");
const tab = (name: string) => the("tab", name);
const inCard = (at: number): Target => ({ role: "article", at });

export const JOURNEYS: readonly Journey[] = [
  { name: "a first visitor answers the introduction, which leads to the journey and its tabs", go: introduction },
  { name: "a list is narrowed beside its scrollbar, unfolded and compared", go: list },
  { name: "a protocol is made, ticked, copied as a link at the first press, and put into the calendar", go: protocol },
  { name: "the levels' slider is one control, and its ring crosses no word", go: slider },
  { name: "Light is read, and counts", go: light },
  { name: "somebody signs up and confirms the address by the mail", go: signUp },
  { name: "the sleep test takes times as they are written, and gives its result to who signs in", go: sleepTest },
  { name: "'Ta bort allt' leaves nothing in the browser", go: erasing },
  { name: "pages that were visited are there without a network", go: offline },
  { name: "pages that are left while their code loads leave no error", go: leaving },
];

/** So many pages are left while their code loads. */
const HURRIED = [
  "/tester",
  "/guider",
  "/traning",
  "/kosttillskott",
  "/protokoll",
  "/min-resa",
  "/biohacking",
  "/markorer",
];

async function introduction(visitor: Visitor): Promise<void> {
  const wizard = the("dialog", "Din resa");
  const next = button("Nästa", wizard);
  await visitor.open("/");
  await visitor.press(button("Starta din resa", main));
  await visitor.press(next);
  await visitor.fill(field("Förnamn", wizard), "Åsa Öberg");
  await visitor.press(next);
  await visitor.press(the("checkbox", /^Sova bättre/, wizard));
  await visitor.press(next);
  await visitor.press(the("radio", "Bra", wizard));
  await visitor.press(the("radio", "En del", wizard));
  await visitor.press(button("Slutför setup", wizard));
  await visitor.isAt("/min-resa");
  await visitor.reads(the("tabpanel"), "Åsa Öberg");
  for (const name of ["Framsteg", "Min plan", "Achievements", "Kalender", "Dashboard"]) {
    await visitor.press(tab(name));
    await until(
      `the tab ${name} shows`,
      async () => (await visitor.look(the("heading", undefined, the("tabpanel", name)))).count > 0,
    );
  }
}

async function list(visitor: Visitor): Promise<void> {
  // So low that the filters, with the bars, are higher than the window.
  await visitor.driver.resize(1280, 640);
  await visitor.open("/tester");
  const cut = await visitor.run(() => {
    const search = document.querySelector("#resultat [role=search]");
    let column = search as HTMLElement | null;
    while (column && getComputedStyle(column).overflowY !== "auto") column = column.parentElement;
    if (!column) return ["there is no column that scrolls"];
    const { left } = column.getBoundingClientRect();
    const right = left + column.clientLeft + column.clientWidth;
    const fields = [...column.querySelectorAll("input, select, button, a")];
    return [
      ...(column.scrollHeight > column.clientHeight ? [] : ["the column need not scroll"]),
      ...(column.offsetWidth > column.clientWidth ? [] : ["its scrollbar takes no room"]),
      ...(column.scrollWidth > column.clientWidth ? ["it scrolls sideways"] : []),
      ...fields
        .filter((one) => one.getBoundingClientRect().right > right)
        .map((one) => `cut off at the right: ${one.outerHTML.slice(0, 80)}`),
    ];
  });
  expect(cut).toEqual([]);
  const select = await visitor.run(() => {
    const shown = document.querySelector("section[aria-labelledby=antal] select") as HTMLElement;
    return { appearance: getComputedStyle(shown).appearance, border: getComputedStyle(shown).borderTopWidth };
  });
  expect(select, "'Sortera' has the frame of its field alone").toEqual({ appearance: "none", border: "0px" });

  await visitor.driver.resize(1280, 800);
  const cards = async () => (await visitor.look(the("article"))).count;
  const first = await cards();
  await visitor.press(link("Visa fler", main));
  await until("more cards", async () => (await cards()) > first);
  for (const at of [0, 1]) {
    await visitor.press(button("Jämför", inCard(at)));
    await visitor.see(button("Tillagd", inCard(at)));
  }
  const bar = the("region", "Jämförelse");
  await visitor.reads(bar, "2 av 4 valda");
  await visitor.press(button("Jämför nu", bar));
  const drawer = the("dialog", "Jämförelse");
  await until("two columns", async () => (await visitor.look(the("columnheader", /\S/, drawer))).count >= 2);
  await visitor.key("Escape");
  await visitor.gone(drawer);
}

async function protocol(visitor: Visitor): Promise<void> {
  await visitor.open("/protokoll?vy=nytt");
  await visitor.fill(field("Namn på protokollet"), "Lugn kväll");
  await visitor.press(button("Fortsätt"));
  await visitor.press(the("radio", "Energi"));
  await visitor.press(button("Skapa"));
  await visitor.isAt("/protokoll?vy=steg");
  for (const title of ["Släck ner", "Läs en stund"]) {
    await visitor.fill(field("Rubrik"), title);
    await visitor.press(button("Lägg till steg"));
    await visitor.see(the("heading", title));
  }
  await visitor.press(button(/^Spara protokoll/));
  await visitor.isAt("/protokoll?vy=idag");
  await visitor.press(the("checkbox", "Släck ner"));
  await until("it is ticked", async () => (await visitor.look(the("checkbox", "Släck ner"))).isChecked);
  await visitor.press(link("Dela Lugn kväll"));
  const copyLink = button("Kopiera länk");
  await visitor.press(copyLink);
  await visitor.says("Länken har kopierats till urklipp");
  await visitor.press(button("Lägg i kalendern"));
  const { downloads } = visitor.driver;
  const file = "lugn-kvall.ics";
  await until("the file is there", async () => (await savedFiles(downloads)).some((path) => path.endsWith(file)));
  const [path = ""] = (await savedFiles(downloads)).filter((each) => each.endsWith(file));
  await until("it is whole", async () => (await readFile(path, "utf8")).includes("END:VCALENDAR"));
  expect((await readFile(path, "utf8")).match(/^SUMMARY.*/gm)).toHaveLength(2);
  // What was copied is pasted, as into any other page.
  await visitor.run(() => {
    const paper = document.createElement("textarea");
    document.body.prepend(paper);
    paper.focus();
  });
  await visitor.key("Control+v");
  const pasted = () => visitor.run(() => document.querySelector("textarea")?.value ?? "");
  await until("the link is pasted", async () => /\/protokoll\?vy=dela#p=3\./.test(await pasted()));
}

async function savedFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true });
  return found.map((name) => join(folder, name));
}

async function slider(visitor: Visitor): Promise<void> {
  await visitor.open("/mental-optimering");
  const level = the("slider", "Nivå");
  // Its button stands in the middle at first, and is pressed there.
  await visitor.press(level);
  const { x, y } = await visitor.see(level);
  const parts = await visitor.run(() => {
    const input = document.querySelector("input[type=range]") as HTMLElement;
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--mui-palette-primary-main)";
    const color = getComputedStyle(probe).color;
    probe.remove();
    const { outlineWidth, outlineOffset } = getComputedStyle(input);
    const words = input.parentElement?.querySelector("div[aria-hidden]")?.getBoundingClientRect().top ?? 0;
    const ring =
      input.getBoundingClientRect().bottom + Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return { color: color.match(/\d+/g)?.slice(0, 3).map(Number), room: words - ring, ratio: devicePixelRatio };
  });
  const { data } = await sharp(await visitor.driver.picture())
    .extract({ left: Math.round(x * parts.ratio), top: Math.round(y * parts.ratio), width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data], "the button has the colour of the site").toEqual(parts.color);
  expect(parts.room, "between ring and words").toBeGreaterThanOrEqual(0);
  await visitor.key("ArrowLeft");
  await visitor.reads(main, "10–30 min");
  await visitor.key("ArrowRight");
  await visitor.key("ArrowRight");
  await visitor.reads(main, "1–2 timmar");
}

async function light(visitor: Visitor): Promise<void> {
  await visitor.open("/mental-optimering/light");
  const part = (id: string): Target => ({ css: `#${id}` });
  const done = () =>
    visitor.run(() => document.querySelector("aside [role=progressbar]")?.getAttribute("aria-valuenow"));
  await visitor.press(button(/^Börja läsa/, part("introduction")));
  await visitor.press(button(/^Markera som klar/, part("introduction")));
  await until("a sixth is done", async () => (await done()) === "17");
  await visitor.press(button("Fortsätt med fyra kategorier", part("introduction")));
  await visitor.press(button(/^Markera som klar/, part("categories")));
  await until("a third is done", async () => (await done()) === "33");
  await visitor.open("/mental-optimering/light");
  await until("it is kept", async () => (await done()) === "33");
}

async function signUp(visitor: Visitor, site: Site): Promise<void> {
  const person = aPerson();
  await visitor.open("/auth");
  await visitor.press(tab("Skapa konto"));
  await visitor.fill(field("Namn", main), person.fullName);
  await visitor.fill(field("E-post", main), person.email);
  await visitor.fill(field("Lösenord", main), person.password);
  await visitor.press(button("Skapa konto", main));
  await visitor.see(the("heading", "Konto skapat!", main));
  await visitor.open(await site.mailedLink(person.email, "Bekräfta din e-postadress"));
  await visitor.press(button("Bekräfta adressen", main));
  await visitor.isAt(/^\/\?bekraftad=/);
  await visitor.says("Ditt konto är klart, och du är inloggad.");
  await visitor.see(button("Profilmeny", banner));
  // Where scrollbars take room there is less of it for what the header has of an account.
  const gaps = await visitor.run(() => {
    const search = document.querySelector("header [role=search]")?.getBoundingClientRect();
    const links = [...document.querySelectorAll("header nav a")]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const between = links.slice(1).map(({ left }, index) => left - (links[index]?.right ?? 0));
    return { between: Math.min(...between), toSearch: (search?.left ?? 0) - (links.at(-1)?.right ?? 0) };
  });
  expect(gaps.toSearch, JSON.stringify(gaps)).toBeGreaterThanOrEqual(gaps.between * 0.6);
}

/** Answers a question of a test: the second option of several. */
async function answer(visitor: Visitor, question: QuestionField): Promise<void> {
  const form: Target = { css: "main form" };
  if (question.isOptional) return;
  switch (question.kind) {
    case "number":
      return visitor.fill(field(new RegExp(`^${question.label}`), form), "35");
    case "time":
    case "text":
      return;
    default: {
      const options = the("group", question.label, form);
      const role = question.kind === "several" ? "checkbox" : "radio";
      return visitor.press({ role, within: options, at: 1 });
    }
  }
}

async function sleepTest(visitor: Visitor, site: Site): Promise<void> {
  const person = await site.anAccount();
  const [bedtime, waketime] = fieldsOf(SLEEP)
    .filter(({ kind }) => kind === "time")
    .map(({ label }) => field(label)) as [Target, Target];
  await visitor.open("/somntestet");
  for (const { heading, fields } of SLEEP.steps) {
    await visitor.see(the("heading", heading, main));
    for (const question of fields) await answer(visitor, question);
    if (fields.some(({ kind }) => kind === "time")) {
      for (const time of [bedtime, waketime]) {
        const shown = await visitor.see(time);
        expect(shown.value).toBe("");
        expect(shown.placeholder, "what an empty one shows is no time").toBe("tt:mm");
      }
      await visitor.fill(bedtime, "2315");
      await visitor.press(button("Nästa"));
      await visitor.reads(main, "Vakentid krävs");
      expect((await visitor.see(bedtime)).value).toBe("23:15");
      await visitor.fill(waketime, "6.30");
    }
    if (heading !== SLEEP.steps.at(-1)?.heading) await visitor.press(button("Nästa"));
  }
  await visitor.press(button("Skicka test"));
  await visitor.says("Inloggning krävs");
  await visitor.press(link("Logga in eller skapa konto", { css: "main form" }));
  await visitor.fill(field("E-post", main), person.email);
  await visitor.fill(field("Lösenord", main), person.password);
  await visitor.press(button("Logga in", main));
  await visitor.isAt("/somntestet");
  await visitor.press(the("checkbox", CONSENTS.test_answers.ask));
  await visitor.press(button("Skicka test"));
  await visitor.see(the("heading", "Din sömnanalys", main));
}

async function erasing(visitor: Visitor): Promise<void> {
  await visitor.open("/protokoll");
  await visitor.press({ ...button(/^Starta/, the("region", "Färdiga protokoll")), at: 0 });
  await visitor.isAt(/^\/protokoll\?vy=idag/);
  await visitor.open("/tester");
  await visitor.press(button("Jämför", inCard(0)));
  await visitor.see(button("Tillagd", inCard(0)));
  await visitor.open("/min-resa");
  const here = the("region", "Din resa finns i den här webbläsaren");
  await visitor.press({ css: "summary", within: here });
  await visitor.reads(here, "Dina protokoll och det du har bockat av");
  await visitor.press(button("Ta bort allt från webbläsaren", here));
  await visitor.press(button("Ta bort allt", the("alertdialog")));
  await visitor.says("Allt är borttaget");
  const left = () =>
    visitor.run(async () => {
      const copies: string[] = [];
      for (const name of await caches.keys()) {
        if (name === "code") continue;
        for (const { url } of await (await caches.open(name)).keys()) copies.push(url);
      }
      return [...Object.keys({ ...localStorage, ...sessionStorage }), ...copies, document.cookie];
    });
  expect((await left()).filter(Boolean)).toEqual([]);
}

/** Waits until the service worker has stored an address. */
const isStored = (visitor: Visitor, path: string): Promise<void> =>
  until(`${path} is stored`, () =>
    visitor.run(async (address) => {
      const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return active?.state === "activated" && (await caches.match(address, { cacheName: "pages" })) !== undefined;
    }, path),
  );

async function offline(visitor: Visitor, site: Site): Promise<void> {
  await visitor.open("/guider/magnesium");
  await isStored(visitor, "/guider/magnesium");
  // What a page loads when there is time is kept, too.
  await visitor.isAtRest();
  await visitor.open("/min-resa");
  await isStored(visitor, "/min-resa");
  await visitor.isAtRest();
  site.cut();
  await visitor.open("/guider/magnesium");
  await visitor.see(the("heading", "Magnesium", main));
  await visitor.open("/min-resa");
  await visitor.press(tab("Framsteg"));
  await visitor.see(the("heading", "Så har det växt"));
  // What a page asks for in the background and cannot get is no error of the page.
  await visitor.run(async () => {
    const picture = new Image();
    picture.src = "/media/never-seen.png";
    await Promise.allSettled([picture.decode(), fetch("/graphql?extensions=%7B%7D"), fetch("/assets/never-seen.js")]);
  });
  // A page without what reacts.
  await visitor.driver.goTo(`${visitor.origin}/mr-scanning`);
  await visitor.see(the("heading", "Du är offline"));
  site.mend();
  await visitor.open("/mr-scanning");
  await visitor.gone(the("heading", "Du är offline"));
}

async function leaving(visitor: Visitor): Promise<void> {
  await visitor.open("/");
  for (const path of HURRIED) {
    await visitor.run((to) => location.assign(to), path);
    await until(`${path} has begun`, () =>
      visitor.run((to) => location.pathname === to && document.readyState !== "loading", path),
    );
  }
  await visitor.open("/om-oss");
}
