import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { FieldError } from "./accounts.ts";
import { type Answer, type Api, answerOf, type Client, type Variables } from "./api.ts";
import { anArticle } from "./apiArticles.ts";

/** A file as a browser sends it. */
export interface SentFile {
  name: string;
  type: string;
  body: Uint8Array;
}

/** A picture of the library, as admins get it. */
export interface LibraryImage {
  id: string;
  publicId: string;
  width: number;
  height: number;
  format: string;
  bytes: number;
  alt: string;
  url: string;
  image: { url: string; alt: string; variants: { url: string; width: number; height: number }[] };
  usedIn: { type: string; id: string; name: string; path: string | null }[];
}

/** What `uploadImages` answers. */
export interface UploadPayload {
  images: LibraryImage[];
  results: {
    fileName: string;
    success: boolean;
    publicId: string | null;
    error: string | null;
    message: string;
  }[];
  message: string;
  errors: FieldError[];
}

/** What tests ask of a picture. */
export const IMAGE_FIELDS =
  "id publicId width height format bytes alt url image { url alt variants { url width height } } usedIn { type id name path }";

const UPLOAD = `mutation UploadImages($input: UploadImagesInput!) { uploadImages(input: $input) {
  images { ${IMAGE_FIELDS} } results { fileName success publicId error message } message errors { code field message } } }`;

/** The header without which another site's form could send files. */
export const PREFLIGHT = { "apollo-require-preflight": "1" };

/** An upload as a form, by the GraphQL multipart request specification. */
export function uploadForm(files: readonly SentFile[], input: Variables = {}): FormData {
  const form = new FormData();
  const variables = { input: { ...input, files: files.map(() => null) } };
  form.append("operations", JSON.stringify({ query: UPLOAD, variables }));
  form.append("map", JSON.stringify(Object.fromEntries(files.map((_, i) => [i, [`variables.input.files.${i}`]]))));
  for (const [index, { name, type, body }] of files.entries()) {
    form.append(String(index), new Blob([body as BlobPart], { type }), name);
  }
  return form;
}

/** Sends files, as whoever asks. */
export async function sendFiles(
  client: Pick<Client, "fetch">,
  files: readonly SentFile[],
  input: Variables = {},
  headers: Record<string, string> = PREFLIGHT,
): Promise<Answer<{ uploadImages: UploadPayload }>> {
  return answerOf(await client.fetch("/graphql", { method: "POST", body: uploadForm(files, input), headers }));
}

/** Sends files that are expected to be answered with a payload. */
export async function upload(
  client: Pick<Client, "fetch">,
  files: readonly SentFile[],
  input: Variables = {},
): Promise<UploadPayload> {
  const { data, text } = await sendFiles(client, files, input);
  if (!data?.uploadImages) throw new Error(`the upload answered ${text}`);
  return data.uploadImages;
}

const FORMATS = { png: "image/png", jpeg: "image/jpeg", gif: "image/gif", webp: "image/webp" } as const;

/** A picture of one colour, made here. */
export async function aPicture(
  changes: { name?: string; format?: keyof typeof FORMATS; width?: number; height?: number; colour?: string } = {},
): Promise<SentFile> {
  const { format = "png", width = 900, height = 600, colour = "#1f5a48" } = changes;
  const body = await sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
  return { name: changes.name ?? `bild.${format}`, type: FORMATS[format], body };
}

/** An SVG file with this within. */
export const aVector = (content: string, { name = "bild.svg", before = "", attributes = "" } = {}): SentFile => ({
  name,
  type: "image/svg+xml",
  body: Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="200" ${attributes}><rect width="300" height="200" fill="#1f5a48"/>${content}</svg>`,
  ),
});

/** Every file below a folder, by its path there; none where there is no folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Uploads one picture under this name. */
export async function anImage(
  admin: Pick<Client, "fetch">,
  publicId: string,
  changes: Parameters<typeof aPicture>[0] = {},
): Promise<LibraryImage> {
  const { images, errors } = await upload(admin, [await aPicture(changes)], { publicId });
  if (!images[0]) throw new Error(`the upload was refused: ${JSON.stringify(errors)}`);
  return images[0];
}

/** What stands at an address. */
export async function readAddress(
  client: Pick<Client, "fetch">,
  address: string,
  headers: Record<string, string> = {},
) {
  const answer = await client.fetch(address, { headers });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Lets an article show a picture; gives the article's slug. */
export async function articleShowing({ db }: Pick<Api, "db">, url: string): Promise<string> {
  return (await anArticle(db, { imageUrl: url })).slug;
}

/** The picture of an article, as everybody gets it. */
export async function pictureOf(client: Pick<Client, "graphql">, slug: string) {
  const query =
    "query ($slug: String!) { article(slug: $slug) { image { url alt width height variants { url width height } } } }";
  const { data } = await client.graphql<{
    article: { image: (LibraryImage["image"] & { width: number }) | null };
  }>(query, { slug });
  return data.article.image;
}
