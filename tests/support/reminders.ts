import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { importJWK, jwtVerify } from "jose";
import type { ReminderMessage } from "../../schema/reminders.ts";

/** A browser's own side of a subscription: what decrypts messages to it. */
interface Receiver {
  keys: ECDH;
  secret: Buffer;
}

/** How a device subscribes, as the graph takes it. */
export interface Subscription {
  deviceKey: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A push service's message as a browser got it. */
export interface Pushed {
  path: string;
  topic: string;
  ttl: number;
  urgency: string;
  message: ReminderMessage;
  at: number;
}

const receivers = new Map<string, Receiver>();

/** A subscription as a browser makes one, at a push service of the Internet unless it says otherwise. */
export function aSubscription(origin = "https://updates.push.services.mozilla.com"): Subscription {
  const keys = createECDH("prime256v1");
  const [path, secret] = [`/push/${randomBytes(24).toString("base64url")}`, randomBytes(16)];
  receivers.set(path, { keys, secret });
  return {
    deviceKey: randomBytes(24).toString("base64url"),
    endpoint: origin + path,
    p256dh: keys.generateKeys().toString("base64url"),
    auth: secret.toString("base64url"),
  };
}

/** What a push service answers; 'never' keeps the connection and says nothing. */
export type PushAnswer = { status: number; headers?: Record<string, string> } | "never";

/** A push service of one's own, which speaks the real protocol. */
export interface PushService {
  origin: string;
  /** What it took, in order. */
  pushed: Pushed[];
  /** How many requests came, whatever was answered. */
  requests: number;
  /** What it answers to a path; 201 unless a test says otherwise. */
  answer(path: string): PushAnswer | Promise<PushAnswer>;
  /** Messages to one subscription. */
  to(subscription: Pick<Subscription, "endpoint">): Pushed[];
  stop(): Promise<void>;
}

/**
 * Starts a push service: it checks the signature (RFC 8292), and decrypts (RFC 8188, 8291) as the browser would.
 * @param at its port; a free one when absent
 */
export async function startPushService(at = 0): Promise<PushService> {
  const server = createServer((request, response) => {
    void take(request, response).catch((error) => {
      service.pushed.push({ path: String(error) } as Pushed);
      response.writeHead(400).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    origin: `http://127.0.0.1:${port}`,
    pushed: [],
    requests: 0,
    answer: () => ({ status: 201 }),
    to: ({ endpoint }) => service.pushed.filter(({ path }) => endpoint.endsWith(path)),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    service.requests++;
    const path = request.url ?? "";
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const answer = await service.answer(path);
    if (answer === "never") return;
    const { status, headers = {} } = answer;
    if (status === 201) {
      const receiver = receivers.get(path);
      await checkSignature(request.headers.authorization ?? "", service.origin);
      const { topic, ttl, urgency } = request.headers;
      service.pushed.push({
        path,
        topic: String(topic),
        ttl: Number(ttl),
        urgency: String(urgency),
        message: receiver ? JSON.parse(decrypt(Buffer.concat(parts), receiver)) : { title: "" },
        at: Date.now(),
      });
    }
    response.writeHead(status, headers).end();
  }
  return service;
}

/** Checks who says to send: a JWT for this service, signed by the key that is sent along. */
async function checkSignature(header: string, origin: string): Promise<void> {
  const [, token = "", key = ""] = /^vapid t=([^,\s]+),\s*k=(\S+)$/.exec(header) ?? [];
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, "ES256"), { audience: origin });
  const hours = ((payload.exp ?? 0) - Date.now() / 1_000) / 3_600;
  if (hours <= 0 || hours > 24 || !/^(mailto|https):/.test(payload.sub ?? "")) throw new Error("a bad signature");
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Decrypts a message of one record. */
function decrypt(body: Buffer, { keys, secret }: Receiver): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const input = derive(keys.computeSecret(sender), secret, info, 32);
  const key = derive(input, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(input, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
