import type { EntityManager } from "typeorm";
import { publicIdAt } from "../../../schema/images.ts";
import { LibraryImage } from "./LibraryImage.ts";

/** Whether something may have a picture: none, the one that it shows, or one of the library, which is kept until then. */
export const canShowImage = async (
  manager: EntityManager,
  url: string | null,
  shown: string | null,
): Promise<boolean> => url === null || url === shown || lockImage(manager, url);

/**
 * Keeps a picture of the library from being deleted until the transaction ends, so that what is about to show it never
 * shows a picture that is gone.
 * @param url an address as things store it
 * @returns false when it is not the address of a picture of the library
 */
export async function lockImage(manager: EntityManager, url: string): Promise<boolean> {
  const publicId = publicIdAt(url);
  if (publicId === undefined) return false;
  const image = await manager.findOne(LibraryImage, {
    where: { publicId },
    select: { id: true },
    lock: { mode: "for_key_share" },
  });
  return image !== null;
}
