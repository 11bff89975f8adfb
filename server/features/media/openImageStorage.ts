import { join } from "node:path";
import { type CloudinaryAccount, CloudinaryStorage } from "./cloudinaryStorage.ts";
import { DiskStorage, type ImageStorage } from "./imageStorage.ts";

/**
 * Where this installation's pictures are stored.
 * @param dataDir folder for what the process stores
 * @param cloudinary the account at Cloudinary, when there is one
 */
export function openImageStorage(dataDir: string, cloudinary: CloudinaryAccount | undefined): ImageStorage {
  const disk = new DiskStorage(join(dataDir, "media/library"));
  return cloudinary ? new CloudinaryStorage(cloudinary, disk) : disk;
}
