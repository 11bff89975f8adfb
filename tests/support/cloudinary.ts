import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestTeardown } from "./onTestTeardown.ts";

const [KEY, SECRET, CLOUD] = ["123456789", "hemlig-nyckel", "provsajten"];

/** A service in this process that speaks the upload API of Cloudinary. */
export interface Cloudinary {
  /** What CLOUDINARY_URL is to be. */
  url: string;
  /** Files by their names there. */
  assets: Map<string, Buffer>;
  /** What was asked of it, e.g. 'upload livsresan/somn'. */
  asked: string[];
  /** Answers uploads with an error from the number-th on. */
  failFrom: number;
}

/** Starts the service; it stops when the file's tests are done. */
export async function startCloudinary(): Promise<Cloudinary> {
  const service: Cloudinary = { url: "", assets: new Map(), asked: [], failFrom: Number.POSITIVE_INFINITY };
  const server = createServer(async (request, response) => {
    const [status, body] = await answer(service, request).catch((error: Error): Reply => [500, failure(error.message)]);
    response.writeHead(status, { "content-type": Buffer.isBuffer(body) ? "image/png" : "application/json" });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestTeardown(() => new Promise((resolve) => server.close(resolve)));
  const prefix = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.url = `cloudinary://${KEY}:${SECRET}@${CLOUD}?upload_prefix=${encodeURIComponent(prefix)}`;
  return service;
}

type Reply = [status: number, body: string | Buffer];

const failure = (message: string): string => JSON.stringify({ error: { message } });

async function answer(service: Cloudinary, request: IncomingMessage): Promise<Reply> {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://127.0.0.1");
  const action = new RegExp(`^/v1_1/${CLOUD}/image/(upload|destroy|download)$`).exec(pathname)?.[1];
  if (!action) return [404, failure("no such place")];
  const { fields, file } = action === "download" ? { fields: searchParams, file: undefined } : await formOf(request);
  if (!isSigned(fields)) return [401, failure("Invalid Signature")];
  const publicId = fields.get("public_id") ?? "";
  service.asked.push(`${action} ${publicId}`);
  const known = service.assets.get(publicId);
  if (action === "download") return known ? [200, known] : [404, failure("Resource not found")];
  if (action === "destroy") {
    service.assets.delete(publicId);
    return [200, JSON.stringify({ result: known ? "ok" : "not found" })];
  }
  if (service.asked.filter((asked) => asked.startsWith("upload")).length >= service.failFrom) {
    return [500, failure("General Error")];
  }
  const isKept = known !== undefined && fields.get("overwrite") === "0";
  if (!isKept) service.assets.set(publicId, file ?? Buffer.alloc(0));
  return [200, JSON.stringify({ public_id: publicId, bytes: file?.length, ...(isKept && { existing: true }) })];
}

async function formOf(request: IncomingMessage): Promise<{ fields: URLSearchParams; file: Buffer | undefined }> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response((await buffer(request)) as BodyInit, { headers }).formData();
  const fields = new URLSearchParams();
  let file: Buffer | undefined;
  for (const [name, value] of form) {
    if (typeof value === "string") fields.append(name, value);
    else file = Buffer.from(await value.arrayBuffer());
  }
  return { fields, file };
}

/** As the service itself signs: every parameter but a few, in their order, and the secret. */
function isSigned(fields: URLSearchParams): boolean {
  const signed = [...fields]
    .filter(([name]) => !["signature", "api_key", "file", "resource_type", "cloud_name"].includes(name))
    .map(([name, value]) => `${name}=${value.replaceAll("&", "%26")}`)
    .sort()
    .join("&");
  const signature = createHash("sha1")
    .update(signed + SECRET)
    .digest("hex");
  return fields.get("api_key") === KEY && fields.get("signature") === signature;
}
