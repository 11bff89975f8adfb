import { registerEnumType } from "type-graphql";

/** What an article is about; values as stored and as in addresses (`schema/articles.ts`). */
export enum Topic {
  TRANING = "traning",
  MAT = "mat",
  SOMN = "somn",
  SINNE = "sinne",
  TILLSKOTT = "tillskott",
  PROVER = "prover",
  OM_LIVSRESAN = "om-livsresan",
}
registerEnumType(Topic, {
  name: "Topic",
  description: "What an article is about.",
  valuesConfig: {
    TRANING: { description: "'Träning'." },
    MAT: { description: "'Mat'." },
    SOMN: { description: "'Sömn'." },
    SINNE: { description: "'Sinne'." },
    TILLSKOTT: { description: "'Tillskott'." },
    PROVER: { description: "'Prover'." },
    OM_LIVSRESAN: { description: "'Om Livsresan'." },
  },
});
