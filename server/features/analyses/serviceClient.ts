import OpenAI from "openai";
import { z } from "../../../schema/zod.ts";
import type { ServicePrompt } from "./servicePrompt.ts";

/** Address and credentials of the service. */
export interface ServiceAddress {
  /** Base address of an OpenAI-compatible API, e.g. 'https://text.example/v1'. */
  url: string;
  apiKey?: string | undefined;
  model: string;
}

/** Bytes of a response at most: a text of the greatest length, escaped twice, and the JSON around it. */
const MAX_BYTES = 256 * 1024;

const completionSchema = z.object({
  choices: z
    .array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string().nullish() }) }))
    .min(1),
});

/** Thrown when a response does not follow the service's protocol, or is too long. */
export class UnusableAnswer extends Error {
  override name = "UnusableAnswer";
}

/**
 * What asks the service, once for each call, and gives what it wrote: null when it stopped before its end or would not.
 * @throws an error of the client's when the service cannot be reached or refuses, UnusableAnswer otherwise
 */
export function createServiceClient({ url, apiKey, model }: ServiceAddress) {
  const client = new OpenAI({
    baseURL: url,
    // Without one of its own it would look for one in the environment, and none is no choice.
    apiKey: apiKey || "none",
    defaultHeaders: apiKey ? {} : { authorization: null },
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    // Its log may contain answers.
    logLevel: "off",
    fetch: fetchCapped,
  });
  return async ({ instructions, data }: ServicePrompt, signal: AbortSignal): Promise<string | null> => {
    const completion = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content: data },
        ],
        response_format: { type: "json_object" },
      },
      { signal },
    );
    const parsed = completionSchema.safeParse(completion);
    const choice = parsed.data?.choices[0];
    if (!choice) throw new UnusableAnswer();
    return (choice.finish_reason ?? "stop") === "stop" ? (choice.message.content ?? null) : null;
  };
}

/** Fetches from nowhere else than asked, and reads no more than an answer can be. */
async function fetchCapped(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: "error" });
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      bytes += part.byteLength;
      if (bytes > MAX_BYTES) controller.error(new UnusableAnswer());
      else controller.enqueue(part);
    },
  });
  return new Response(response.body?.pipeThrough(counting) ?? null, response);
}
