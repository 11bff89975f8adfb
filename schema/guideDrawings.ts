/** The guides that have a drawing of their own: slug → what the drawing shows. */
export const GUIDE_DRAWINGS: Readonly<Record<string, string>> = {
  andning: "En maskros vars frön lyfter i vinden över en äng",
  aterhamtning: "En hängmatta mellan två tallar vid en sjö, löparskorna står i gräset",
  blodfetter: "En hjärtformad sjö i skogen sedd från ovan, med bäckar in och ut",
  blodsocker: "Kanelbulle och kaffe på ett bord; bakom dem en kurva av punkter som stiger och sjunker",
  "d-vitamin": "Låg vintersol över snö, och en flaska med droppar på fönsterbrädan",
  "dna-tester": "En dubbelspiral som växer som en slingerväxt, i skymning",
  "forsta-blodprovet": "Tre provrör i ett ställ vid ett fönster, med ett plåster bredvid",
  hiit: "Ett stoppur framför branta toppar och djupa dalar",
  jarn: "En gjutjärnsgryta över öppen eld i skogsbrynet, med lingon i förgrunden",
  kreatin: "En skopa vitt pulver och ett glas vatten på en bänk",
  "kyla-varme": "En bastulave med stäva, skopa och heta stenar; genom fönstret syns is och en vak",
  "lasa-labbsvar": "Ett labbsvar på ett skrivbord, med staplar inom och utanför fälten, glasögon och penna",
  "ljus-och-dygnsrytm": "Solens väg från natt till dag till kväll över en sjö",
  magnesium: "En skål med mandlar och pumpafrön, spenatblad och några vita tabletter",
  "mat-som-forlanger-livet": "En tallrik sedd uppifrån med grönsaker, bönor, fisk och fullkorn på en linneduk",
  mobilitet: "En person sträcker ut kroppen på en brygga i soluppgången",
  "omega-3": "Tre strömmingar simmar genom ljusstrålar i havet",
  "protein-hela-livet": "Ägg i en korg, ett glas mjölk och ärtskidor på ett rutigt bord",
  "sa-fungerar-lankarna": "En vägvisare där en skogsstig delar sig i två",
  skoldkorteln: "En fjäril med utslagna vingar över en sommaräng",
  "somn-optimering": "En bäddad säng under ett fönster med månen utanför",
  "stress-och-aterhamtning": "Staplade stenar vid en sjö där krusiga vågor lugnar sig till en spegel",
  "styrketraning-longevity": "En kettlebell och hantlar på ett trägolv framför ett fönster mot en ek",
  vo2max: "Två träd vars kronor bildar ett par lungor på ett berg",
  "zone-2": "En cykel lutad mot ett staket vid en grusväg genom sädesfält",
};

/** Where the drawings are; each has a dark version beside it, as every picture of articles. */
const FOLDER = "/art/articles/guider/";

/** The address of a guide's own drawing; undefined where it has none. */
export const guideDrawing = (slug: string): string | undefined =>
  Object.hasOwn(GUIDE_DRAWINGS, slug) ? `${FOLDER}${slug}.svg` : undefined;

/** Text alternative of a drawing, by address; undefined for every other picture. */
export const drawingText = (url: string): string | undefined => {
  if (!url.startsWith(FOLDER)) return undefined;
  const slug = url.slice(FOLDER.length).replace(/\.svg$/, "");
  return Object.hasOwn(GUIDE_DRAWINGS, slug) ? GUIDE_DRAWINGS[slug] : undefined;
};
