import type { SeedProvider } from "./types.ts";

/** The ten sellers of the demo catalogue. All are invented; two are pharmacy chains ('… Apotek'). */
export const providers: SeedProvider[] = [
  { name: "Fjällprov", country: "Sverige", logo: "fjallprov.svg", website: "https://fjallprov.example" },
  {
    name: "Granlunda Laboratorium",
    country: "Sverige",
    logo: "granlunda-laboratorium.svg",
    website: "https://granlunda-laboratorium.example",
  },
  {
    name: "Skarvsunda Apotek",
    country: "Sverige",
    logo: "skarvsunda-apotek.svg",
    website: "https://skarvsunda-apotek.example",
  },
  {
    name: "Enrisgårdens Apotek",
    country: "Sverige",
    logo: "enrisgardens-apotek.svg",
    website: "https://enrisgardens-apotek.example",
  },
  {
    name: "Tjärnmossa Näring",
    country: "Sverige",
    logo: "tjarnmossa-naring.svg",
    website: "https://tjarnmossa-naring.example",
  },
  {
    name: "Dvalinge Sömnteknik",
    country: "Sverige",
    logo: "dvalinge-somnteknik.svg",
    website: "https://dvalinge-somnteknik.example",
  },
  { name: "Kaamosvire", country: "Finland", logo: "kaamosvire.svg", website: "https://kaamosvire.example" },
  {
    name: "Skreitind Marin",
    country: "Norge",
    logo: "skreitind-marin.svg",
    website: "https://skreitind-marin.example",
  },
  {
    name: "Mågeklint Biolab",
    country: "Danmark",
    logo: "mageklint-biolab.svg",
    website: "https://mageklint-biolab.example",
  },
  { name: "Polderhelix", country: "Nederländerna", logo: "polderhelix.svg", website: "https://polderhelix.example" },
];
