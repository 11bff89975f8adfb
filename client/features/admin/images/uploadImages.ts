import { hashOf } from "../../../apollo/httpLink.ts";
import { UploadImagesDocument, type UploadImagesMutation } from "./ImageLibraryTab.generated.ts";

/** What the server says of an upload. */
export type UploadOutcome = UploadImagesMutation["uploadImages"];

/**
 * Sends pictures beside the operation that stores them (GraphQL multipart request). Not through Apollo Client, whose
 * `fetch` does not tell how much of a body was sent.
 * @param onProgress hears how many bytes of the files were sent
 * @throws Error with a message for the admin, empty where there is none
 */
export function uploadImages(
  files: readonly File[],
  publicId: string,
  onProgress: (bytes: number) => void,
): Promise<UploadOutcome> {
  const form = new FormData();
  form.append(
    "operations",
    JSON.stringify({
      operationName: "UploadImages",
      variables: { input: { files: files.map(() => null), publicId: publicId || null } },
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(UploadImagesDocument) } },
    }),
  );
  form.append("map", JSON.stringify(Object.fromEntries(files.map((_, i) => [i, [`variables.input.files.${i}`]]))));
  files.forEach((file, i) => {
    form.append(String(i), file);
  });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/graphql");
    request.setRequestHeader("apollo-require-preflight", "1");
    request.setRequestHeader("accept", "application/graphql-response+json, application/json");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onerror = () => reject(new Error(""));
    request.onload = () => {
      const { data, errors } = (request.response ?? {}) as {
        data?: UploadImagesMutation | null;
        errors?: { message: string }[];
      };
      if (data?.uploadImages) resolve(data.uploadImages);
      else reject(new Error(errors?.[0]?.message ?? ""));
    };
    request.send(form);
  });
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
