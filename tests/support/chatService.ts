import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a client of the service sent. */
export interface ChatRequest {
  headers: IncomingHttpHeaders;
  /** The body as it came, and as it was meant. */
  text: string;
  body: { model: string; messages: { role: string; content: string }[] } & Record<string, unknown>;
  /** Whether the client went away before it had its answer. */
  isLeft: boolean;
}

/** How a request is answered. */
export type ChatAnswer = (response: ServerResponse, request: ChatRequest) => unknown;

/** A service that writes texts, with the protocol of chat completions, on loopback. */
export interface ChatService {
  /** Base address, as an operator would set it. */
  url: string;
  requests: ChatRequest[];
  /** Says how the next requests are answered, each in turn; the last goes on. */
  answer(...answers: ChatAnswer[]): void;
  /** Ends it, also what waits for an answer. */
  stop(): Promise<void>;
}

/** Starts one; whoever starts it stops it. */
export async function startChatService(): Promise<ChatService> {
  const requests: ChatRequest[] = [];
  let waiting: ChatAnswer[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") {
      response.writeHead(404).end();
      return;
    }
    const text = Buffer.concat(parts).toString("utf8");
    const received: ChatRequest = { headers: request.headers, text, body: JSON.parse(text), isLeft: false };
    response.on("close", () => {
      received.isLeft = !response.writableFinished;
    });
    requests.push(received);
    const next = waiting.length > 1 ? waiting.shift() : waiting[0];
    await next?.(response, received);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answer(...answers) {
      requests.length = 0;
      waiting = answers;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** An answer with this content. */
export const completion =
  (content: string | null, finishReason = "stop"): ChatAnswer =>
  (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({
        id: "chatcmpl-1",
        object: "chat.completion",
        created: 1_760_000_000,
        model: "modell",
        choices: [
          {
            index: 0,
            finish_reason: finishReason,
            logprobs: null,
            message: { role: "assistant", content, refusal: null },
          },
        ],
        usage: { prompt_tokens: 900, completion_tokens: 700, total_tokens: 1_600 },
      }),
    );
  };

/** An answer with this text as the result. */
export const written = (recommendations: string): ChatAnswer => completion(JSON.stringify({ recommendations }));

/** A refusal of the protocol. */
export const failure =
  (status: number, headers: Record<string, string> = {}): ChatAnswer =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message: "no", type: "error", param: null, code: null } }));
  };

/** No answer, for as long as the client waits. */
export const silence: ChatAnswer = () => undefined;
