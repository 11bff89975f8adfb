import { helplinesFor } from "./helplines.ts";

/** Swedish: whom somebody under 18 can turn to instead, before the lines that they can call. */
export const INSTEAD: readonly { name: string; about: string }[] = [
  { name: "Elevhälsan", about: "Skolsköterskan och kuratorn på din skola. Det är gratis, och de har tystnadsplikt." },
  {
    name: "En ungdomsmottagning",
    about: "Du kan fråga om kroppen, mens, sömn, mat, träning och hur du mår. Sök efter en nära dig på umo.se.",
  },
];

/** The text for somebody under 18: that the tests are for adults, and what to do instead. */
export const ADULTS_ONLY_TEXT = `## Testen är för vuxna

Undrar du över din sömn, din träning, din mat eller hur du mår finns det de som kan svara, och som är vana att prata med unga. Berätta gärna för en vuxen du litar på också.

## Hit kan du vända dig

${[
  ...INSTEAD.map(({ name, about }) => `- **${name}.** ${about}`),
  ...helplinesFor(["minor"]).map(({ name, number, about }) => `- **${name}, ${number}.** ${about}`),
].join("\n")}

## Välkommen tillbaka

När du har fyllt 18 får du gärna göra testet. Guiderna kan du läsa redan nu, men råden i dem är skrivna för vuxna. Ring 112 om det är bråttom.`;
