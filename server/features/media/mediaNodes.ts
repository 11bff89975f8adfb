import { isUuid } from "../../platform/graphql/globalId.ts";
import type { NodeSource } from "../../platform/graphql/Node.ts";
import { isAdmin } from "../../platform/graphql/policy.ts";
import { readLibraryImages } from "./imageLibraryService.ts";
import type { LibraryImage } from "./LibraryImage.ts";

/** Pictures of the library, for admins. */
export const libraryImageNodes: NodeSource = {
  name: "LibraryImage",
  types: ["LibraryImage"],
  keyOf: ({ id }: LibraryImage) => id,
  isPersonal: true,
  async read(ctx, keys) {
    const images = isAdmin(ctx.actor) ? await readLibraryImages(ctx, keys.filter(isUuid)) : [];
    return new Map(images.map((image) => [image.id, image]));
  },
};
