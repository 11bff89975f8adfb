import type { EntityManager } from "typeorm";
import { mrPriceText } from "../../schema/mrProviders.ts";
import { programmeContent } from "../../schema/programmes/programmeContent.ts";
import { Intensity } from "../features/content/contentEnums.ts";
import { MrProvider } from "../features/content/MrProvider.ts";
import { Page } from "../features/content/Page.ts";
import { TrainingMethod } from "../features/content/TrainingMethod.ts";
import { ProgrammeRow } from "../features/programmes/ProgrammeRow.ts";
import { mrProviders } from "./mrProviders.ts";
import { ownPages } from "./ownPages.ts";
import { annonslankar } from "./pages/annonslankar.ts";
import { anvandarvillkor } from "./pages/anvandarvillkor.ts";
import { integritetspolicy } from "./pages/integritetspolicy.ts";
import { kontakt } from "./pages/kontakt.ts";
import { mrScanning } from "./pages/mrScanning.ts";
import { omOss } from "./pages/omOss.ts";
import { rekommenderad } from "./pages/rekommenderad.ts";
import { saGorViRaden } from "./pages/saGorViRaden.ts";
import { tillganglighet } from "./pages/tillganglighet.ts";
import { traning } from "./pages/traning.ts";
import { hardcore } from "./programmes/hardcore.ts";
import { light } from "./programmes/light.ts";
import { medium } from "./programmes/medium.ts";
import { contentOf } from "./programmes/seededProgramme.ts";
import { trainingMethods } from "./trainingMethods.ts";

/** The programmes of mental optimisation, from the first level to the last. */
export const programmes = [light, medium, hardcore];

/** Every page of text. */
export const pages = [
  annonslankar,
  anvandarvillkor,
  integritetspolicy,
  kontakt,
  mrScanning,
  omOss,
  rekommenderad,
  saGorViRaden,
  tillganglighet,
  traning,
];

/**
 * Writes the pages and programmes that are missing; what is there is left as it is.
 * @param isDemo whether the site is invented, as its pages then say
 */
export async function seedTexts(manager: EntityManager, isDemo: boolean): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(Page)
    .values((isDemo ? pages : ownPages(pages)) as never)
    .orIgnore()
    .execute();
  await seedProgrammes(manager);
}

/** Writes the training methods where there are none, unless an admin wants none. */
export async function seedTrainingMethods(manager: EntityManager): Promise<void> {
  const [{ isTheirs }] = await manager.query(
    `SELECT EXISTS (SELECT 1 FROM training_method)
       OR EXISTS (SELECT 1 FROM audit_entry WHERE subject_type = 'TRAINING_METHOD') AS "isTheirs"`,
  );
  if (isTheirs) return;
  await manager.insert(
    TrainingMethod,
    trainingMethods.map((method, position) => ({ ...method, intensity: Intensity[method.intensity], position })),
  );
}

/** Writes the programmes that are missing. */
const seedProgrammes = (manager: EntityManager) =>
  manager
    .createQueryBuilder()
    .insert()
    .into(ProgrammeRow)
    .values(
      programmes.map((seeded, position) => ({
        level: seeded.level,
        position,
        content: programmeContent.parse(contentOf(seeded)),
      })) as never,
    )
    .orIgnore()
    .execute();

/** Writes the invented MR providers where there are none. */
export async function seedMrProviders(manager: EntityManager): Promise<void> {
  if ((await manager.count(MrProvider)) > 0) return;
  await manager.insert(
    MrProvider,
    mrProviders.map(({ prices: [lowest, highest], ...provider }) => ({
      ...provider,
      priceRange: mrPriceText(lowest, highest),
      lowestPrice: lowest * 100,
      highestPrice: highest * 100,
    })),
  );
}
