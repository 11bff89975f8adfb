import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { sendUpload } from "../../../apollo/sendUpload.ts";
import { UploadImagesDocument, type UploadImagesMutation } from "./ImageLibraryTab.generated.ts";

/** What the server says of an upload. */
export type UploadOutcome = UploadImagesMutation["uploadImages"];

/**
 * Sends pictures beside the operation that stores them.
 * @param onProgress hears how many bytes of the files were sent
 * @throws Error with a message for the admin, empty where there is none
 */
export async function uploadImages(
  files: readonly File[],
  publicId: string,
  onProgress: (bytes: number) => void,
): Promise<UploadOutcome> {
  const upload = { operationName: "UploadImages", input: { publicId: publicId || null }, files: { files } };
  return (await sendUpload<UploadImagesMutation>(UploadImagesDocument, upload, onProgress)).uploadImages;
}

/**
 * How much of each file was sent, in percent; they are sent one after the other.
 * @param sent bytes of all together
 */
export function progressOfFiles(files: readonly { size: number }[], sent: number): number[] {
  let before = 0;
  return files.map(({ size }) => {
    const own = Math.min(Math.max(sent - before, 0), size);
    before += size;
    return size === 0 ? 100 : Math.floor((100 * own) / size);
  });
}

/** '28 KB'; a small drawing has one, not none. */
export const formatFileSize = (bytes: number): string => `${swedishNumber(Math.max(1, Math.round(bytes / 1024)))} KB`;
