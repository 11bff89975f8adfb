import DataLoader from "dataloader";
import type { Context } from "../../platform/graphql/context.ts";
import type { LoaderFactories } from "../../platform/loaders.ts";
import type { ImageUse } from "./ImageUse.ts";
import type { ImageLibrary } from "./imageLibrary.ts";
import { readImageUses } from "./imageUses.ts";
import type { LibraryPicture } from "./libraryPicture.ts";

/** What is known of pictures, one statement for all of a request's. */
export interface MediaLoaders {
  /** Pictures of the library by their names; null where there is none. */
  libraryPicture: DataLoader<string, LibraryPicture | null>;
  /** What shows a picture of the library, by its name. */
  imageUses: DataLoader<string, ImageUse[]>;
}

/** What resolvers of the library get. */
export interface MediaContext extends Context {
  /** New for each request. */
  loaders: MediaLoaders;
  /** What the process has for storing pictures. */
  library: ImageLibrary;
}

/** What makes them. */
export const mediaLoaders: LoaderFactories<MediaLoaders> = {
  libraryPicture: (sql) =>
    new DataLoader(async (publicIds: readonly string[]) => {
      const rows = await sql.preparedQuery<LibraryPicture>(
        `SELECT public_id AS "publicId", version, width, height, alt, format FROM library_image WHERE public_id = ANY($1)`,
        // What PostgreSQL cannot hold is no name.
        [publicIds.filter((publicId) => !publicId.includes("\0"))],
      );
      const byId = new Map(rows.map((row) => [row.publicId, row]));
      return publicIds.map((publicId) => byId.get(publicId) ?? null);
    }),
  imageUses: (sql) =>
    new DataLoader(async (publicIds: readonly string[]) => {
      const uses = await readImageUses(sql, publicIds);
      return publicIds.map((publicId) => uses.get(publicId) ?? []);
    }),
};
