import type { TypedDocumentNode } from "@apollo/client";
import { hashOf } from "./httpLink.ts";

/**
 * Sends files beside the operation that takes them (GraphQL multipart request). Not through Apollo Client, whose `fetch`
 * does not report how much of a body was sent.
 * @param upload.operationName the mutation's name
 * @param upload.input its input, without the files
 * @param upload.files by the names of the input's fields; a list is a field that takes several
 * @param onProgress hears how many bytes of the files were sent
 * @throws Error with a message for the admin, empty where there is none
 */
export function sendUpload<Data>(
  document: TypedDocumentNode<Data, never> | TypedDocumentNode<Data, { input: never }>,
  upload: { operationName: string; input: object; files: Readonly<Record<string, File | readonly File[]>> },
  onProgress: (bytes: number) => void,
): Promise<Data> {
  const form = new FormData();
  const parts = Object.entries(upload.files).flatMap(([field, files]) =>
    files instanceof File
      ? [{ file: files, path: `variables.input.${field}` }]
      : files.map((file, i) => ({ file, path: `variables.input.${field}.${i}` })),
  );
  const places = Object.entries(upload.files).map(([field, files]) => [
    field,
    files instanceof File ? null : files.map(() => null),
  ]);
  form.append(
    "operations",
    JSON.stringify({
      operationName: upload.operationName,
      variables: { input: { ...upload.input, ...Object.fromEntries(places) } },
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } },
    }),
  );
  form.append("map", JSON.stringify(Object.fromEntries(parts.map(({ path }, i) => [i, [path]]))));
  parts.forEach(({ file }, i) => {
    form.append(String(i), file);
  });
  // `fetch` does not report how much of a body was sent.
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/graphql");
    request.setRequestHeader("apollo-require-preflight", "1");
    request.setRequestHeader("accept", "application/graphql-response+json, application/json");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onerror = () => reject(new Error(""));
    request.onload = () => {
      const { data, errors } = (request.response ?? {}) as { data?: Data | null; errors?: { message: string }[] };
      if (data && !errors?.length) resolve(data);
      else reject(new Error(errors?.[0]?.message ?? ""));
    };
    request.send(form);
  });
}
