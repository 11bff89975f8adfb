/** Somebody to call. */
export interface Helpline {
  name: string;
  /** As it is read. */
  number: string;
  /** As it is called. */
  tel: string;
  /** Swedish: what it is, in a sentence. */
  about: string;
}

const EMERGENCY: Helpline = {
  name: "Nödnumret",
  number: "112",
  tel: "112",
  about: "När det är bråttom, eller när du är rädd för vad som kan hända.",
};
const SUICIDE_LINE: Helpline = {
  name: "Självmordslinjen",
  number: "90101",
  tel: "90101",
  about: "Dygnet runt, om du tänker på att ta ditt liv eller är orolig för någon. Du kan vara anonym.",
};
const NIGHT_LINE: Helpline = {
  name: "Jourhavande medmänniska",
  number: "08-702 16 80",
  tel: "087021680",
  about: "Någon att prata med varje natt, klockan 21 till 06.",
};
const VIOLENCE_LINE: Helpline = {
  name: "Kvinnofridslinjen",
  number: "020-50 50 50",
  tel: "020505050",
  about: "Dygnet runt, gratis, för kvinnor som utsätts för hot eller våld. Samtalet syns inte på telefonräkningen.",
};
const MEN_LINE: Helpline = {
  name: "Stödlinjen för män",
  number: "020-80 80 80",
  tel: "020808080",
  about: "Klockan 7 till 21, gratis, för män som utsätts för hot eller våld.",
};
const TRANS_LINE: Helpline = {
  name: "Stödlinjen för transpersoner",
  number: "020-55 00 00",
  tel: "020550000",
  about: "Klockan 11 till 19, gratis, också för den som är ickebinär.",
};
const CARE_LINE: Helpline = {
  name: "Sjukvårdsrådgivningen",
  number: "1177",
  tel: "1177",
  about: "Dygnet runt. En sjuksköterska hjälper dig vidare, också till en psykiatrisk akutmottagning.",
};

const CHILDREN_LINE: Helpline = {
  name: "Bris",
  number: "116 111",
  tel: "116111",
  about: "Dygnet runt och gratis, för dig som är under 18. Du kan prata om vad som helst och vara anonym.",
};

const OF_FLAGS: readonly (readonly [ids: readonly string[], lines: readonly Helpline[]])[] = [
  [
    ["suicide", "self-harm"],
    [EMERGENCY, SUICIDE_LINE, NIGHT_LINE, CARE_LINE],
  ],
  [
    ["suicide-other", "bereaved"],
    [EMERGENCY, SUICIDE_LINE, CARE_LINE],
  ],
  [["violence"], [EMERGENCY, VIOLENCE_LINE, MEN_LINE, TRANS_LINE, CARE_LINE]],
  [
    ["hallucinations", "psychosis", "mania"],
    [CARE_LINE, EMERGENCY],
  ],
  [["minor"], [CHILDREN_LINE, CARE_LINE]],
];

/** Helplines for the red flags of a crisis, each once; a child's own line is never the last of many. */
export function helplinesFor(flags: readonly string[]): Helpline[] {
  const lines = [...new Set(OF_FLAGS.flatMap(([ids, some]) => (ids.some((id) => flags.includes(id)) ? some : [])))];
  const child = lines.indexOf(CHILDREN_LINE);
  if (child > 1) lines.splice(1, 0, ...lines.splice(child, 1));
  return lines;
}
