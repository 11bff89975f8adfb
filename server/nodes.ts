import type { AppContext } from "./contexts.ts";
import { accountNodes, consentNodes, sessionNodes } from "./features/accounts/accountNodes.ts";
import { analysisNodes } from "./features/analyses/analysisNodes.ts";
import { articleNodes, authorNodes } from "./features/articles/articleNodes.ts";
import { catalogueNodes } from "./features/catalogue/catalogueNodes.ts";
import { mrProviderNodes, pageNodes, trainingMethodNodes } from "./features/content/contentNodes.ts";
import { journeyNodes } from "./features/journey/journeyNodes.ts";
import { labValueNodes } from "./features/labValues/labValueNodes.ts";
import { libraryImageNodes } from "./features/media/mediaNodes.ts";
import { programmeNodes } from "./features/programmes/programmeNodes.ts";
import { protocolNodes, protocolTemplateNodes } from "./features/protocols/protocolNodes.ts";
import { supplierNodes } from "./features/suppliers/supplierNodes.ts";
import type { NodeSource } from "./platform/graphql/Node.ts";

/** Every kind of thing that has an identifier in the graph; a new one adds itself here. */
export const nodeSources: readonly NodeSource<AppContext>[] = [
  accountNodes,
  analysisNodes,
  articleNodes,
  authorNodes,
  ...catalogueNodes,
  consentNodes,
  journeyNodes,
  labValueNodes,
  libraryImageNodes,
  mrProviderNodes,
  pageNodes,
  protocolNodes,
  protocolTemplateNodes,
  sessionNodes,
  trainingMethodNodes,
  programmeNodes,
  ...supplierNodes,
];
