import type { EntityManager } from "typeorm";
import { publicIdAt } from "../../../schema/images.ts";
import { LibraryImage } from "./LibraryImage.ts";

/** Whether an address is that of a picture of the library. */
export async function isInLibrary(manager: EntityManager, imageUrl: string): Promise<boolean> {
  const publicId = publicIdAt(imageUrl);
  return publicId !== undefined && (await manager.existsBy(LibraryImage, { publicId }));
}
