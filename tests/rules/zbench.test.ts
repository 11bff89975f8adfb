import { it } from "vitest";
import { dosesOf } from "../../schema/rules/protocols/readDoses.ts";
import { aStep } from "../support/protocols.ts";
it("x", () => {
 const out: string[]=[];
 const texts = `
Magnesium | 250mg 1x3
Magnesium 250 mg | 1 tabl. x 2
Magnesium 250 mg | 1 kapsel kl. 08.00 och 1 kapsel kl. 20.00
Magnesium 250 mg | 1 kapsel (kväll)
Magnesium 250 mg | tas morgon samt kväll
Magnesium 250 mg | morgon - lunch - kväll
Magnesium 250 mg | 2 kapslar till kvällen (500 mg)
Magnesium 250 mg | 500 mg (2 kapslar)
Magnesium 250 mg | 500 mg
Magnesium 250 mg, 90 kapslar
Magnesium 250 mg 90 st
Magnesium 250 mg (90 kapslar) | 2 om dagen
Magnesium 250 mg, 90 kapslar | 2 om dagen
Magnesium 250 mg 100-pack | 1 om dagen
Magnesium 250 mg | 1 kapsel. Öka till 2 efter en vecka.
Magnesium 250 mg | 1 kapsel första veckan, sedan 2 kapslar
Magnesium 250 mg | Börja med 1, sedan 3
Magnesium 375 mg | 1 brustablett löst i 2 dl vatten
Magnesium 250 mg | 1 kapsel med 2 glas vatten
Magnesium 250 mg | 2 timmar före Levaxin
Magnesium 250 mg | 4 timmar efter frukost
Magnesium 250 mg | Minst 2 timmar från järn, 2 kapslar
D-vitamin | 20 droppar (80 IE/droppe)
D-vitamin | 80 IE/droppe x 20
D-vitamin 80 IE/droppe | 20 dr
D-vitamin | 5 dr à 400 IE
D-vitamin 4000 IE | varannan dag okt–april
D-vitamin 4000 IE | Oktober till april
D-vitamin | 2000–4000 IE
D-vitamin | 2000 till 4000 IE
D-vitamin 75µg | 3 st
D vitamin 3000ie
vitamin d3 100mikrogram
d-vit 5000
Vitamin D 2000IU (50mcg) | 3
K2 + D3 2000 IE | 3 kapslar
Omega 3 1000 mg + D-vitamin 25 µg | 4 kapslar
Multivitamin med 10 µg D-vitamin och 14 mg järn | 3 tabletter
2 st Multivitamin (järn 14 mg)
Järn 100mg Fe²⁺ | 1x2
Järnsulfat (Duroferon) 100 mg
Duroferon | 1 tablett
Duroferon, 2 tabletter à 100 mg
Ferrosulfat 100 mg
Ferroglycinsulfat 567 mg (100 mg järn)
Zink (glukonat) 50 mg | 2
Zinkacetat 25mg 2 ggr
Zink 50 | 1 st
Zink 0,05 g
Selen 100 mikro gram
Selen 100mcg | två tabl
Jod 0,15mg
B6 50mg | 2 st
B-6 50 mg x2
Vitamin B-6 20 mg
Folsyra 0,4 mg | 3
Folat 5mg
Niacin (B3) 500 mg
Niacin, flush 100 mg 3 ggr/dag
nikotinamid (niacinamid) 500 mg | 2
A-vitamin (retinol) 1500 µg | 3
Retinol serum 1 g
Betakaroten 6 mg i multivitamin
Koffein 50 mg varje timme
Koffeintablett | 1 st (100 mg)
Pre workout 300 mg koffein
Grönt te-extrakt (EGCG 400 mg) | 2 kapslar
Gurkmeja (95 % kurkumin) 500 mg
Fluorskölj 0,2 % 10 ml
Fluortuggummi 0,25 mg | 6 st
Kalcium 500 mg + D-vitamin 10 µg | 2 tabletter
Kalcium 500mg/D-vitamin 10µg | 2 tabletter
Magnesium två x tvåhundra mg
Magnesium 200-mg-tabletter | 2
Magnesium 2*200mg
Magnesium 1–2 x 200 mg
Magnesium 200 mg x 2–3
Magnesium 200 mg | 2–3 gånger om dagen
Magnesium 200 mg | max 2 ggr/dag
Magnesium 200 mg | 2 tabl/d
Magnesium 200 mg | 2st
Magnesium 200 mg | 2 tbl
Magnesium 200 mg | Två.
Magnesium 200 mg | två st. om dagen
Magnesium 200 mg | två till frukost och två till middag
Magnesium 200 mg | dag 1: 1 tablett, dag 2: 2 tabletter
Magnesium 200 mg | på kvällen, 1 st
Magnesium 200 mg | 3 kvällar i veckan
Magnesium 200 mg | 2 ggr/vecka
Magnesium 200 mg | 2 tabletter, 3 ggr per vecka
Magnesium 200 mg | helger
Magnesium 200 mg | måndag, onsdag och fredag
Magnesium 200 mg | 1 tablett morgon (frukost) och 1 tablett kväll (middag)
`.trim().split("\n");
 for (const t of texts) { const [title="",d="",s=""]=t.replace(/\\n/g,"\n").split(" | "); const r=dosesOf(aStep({title,dosageAmount:d||null,description:s||null})); out.push(t+"  ==>  "+r.map(x=>x.substance+" "+Math.round(x.perDay*100)/100+(x.isCompound?" C":"")).join(", ")); }
 console.log(out.join("\n"));
});
