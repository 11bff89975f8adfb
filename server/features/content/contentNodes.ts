import type { NodeSource } from "../../platform/graphql/Node.ts";
import { isName, readMrProviders, readPages, readTrainingMethods } from "./contentService.ts";
import type { MrProvider } from "./MrProvider.ts";
import type { Page } from "./Page.ts";
import type { TrainingMethod } from "./TrainingMethod.ts";

/** Pages by their slugs. */
export const pageNodes: NodeSource = {
  name: "Page",
  types: ["Page"],
  keyOf: ({ slug }: Page) => slug,
  async read(ctx, keys) {
    const pages = await readPages(ctx, keys.filter(isName));
    return new Map(pages.map((page) => [page.slug, page]));
  },
};

/** Training methods by their slugs, out of all of them. */
export const trainingMethodNodes: NodeSource = {
  name: "TrainingMethod",
  types: ["TrainingMethod"],
  keyOf: ({ slug }: TrainingMethod) => slug,
  async read(ctx) {
    const methods = await readTrainingMethods(ctx);
    return new Map(methods.map((method) => [method.slug, method]));
  },
};

/** MR providers by number. All are read, since highlights come from comparing them. */
export const mrProviderNodes: NodeSource = {
  name: "MrProvider",
  types: ["MrProvider"],
  keyOf: ({ id }: MrProvider) => id,
  async read(ctx) {
    const providers = await readMrProviders(ctx);
    return new Map(providers.map((provider) => [String(provider.id), provider]));
  },
};
