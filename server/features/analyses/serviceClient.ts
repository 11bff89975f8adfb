import { z } from "../../../schema/zod.ts";
import type { ServicePrompt } from "./servicePrompt.ts";

/** Where the service is. */
export interface ServiceAddress {
  /** Base address of an OpenAI-compatible API, e.g. 'https://text.example/v1'. */
  url: string;
  apiKey?: string | undefined;
  model: string;
}

/** Bytes of an answer at most: a text of the greatest length, escaped twice, and what stands around it. */
const MAX_BYTES = 256 * 1024;

const completionSchema = z.object({
  choices: z
    .array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string().nullish() }) }))
    .min(1),
});

/** That what came is no answer of the service's protocol, or longer than one can be. */
export class UnusableAnswer extends Error {
  override name = "UnusableAnswer";
}

/** That the service could not be reached, or refused. */
export class ServiceFailure extends Error {
  override name = "ServiceFailure";

  /**
   * @param status of the answer; undefined when there was none
   * @param retryAfter seconds after which the service wants to be asked again; 0 when it does not say
   */
  constructor(
    readonly status?: number,
    readonly retryAfter = 0,
    options?: ErrorOptions,
  ) {
    super(status === undefined ? "the service could not be reached" : `the service answered ${status}`, options);
  }
}

/**
 * What asks the service, once for each call, and gives what it wrote: null when it stopped before its end or would not.
 * @throws ServiceFailure when the service cannot be reached or refuses, UnusableAnswer otherwise
 */
export function createServiceClient({ url, apiKey, model }: ServiceAddress) {
  const address = `${url.replace(/\/$/, "")}/chat/completions`;
  return async ({ instructions, data }: ServicePrompt, signal: AbortSignal): Promise<string | null> => {
    const response = await fetch(address, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content: data },
        ],
        response_format: { type: "json_object" },
      }),
      // Answers of visitors are sent nowhere else than an operator has said.
      redirect: "error",
      signal,
    }).catch((error) => {
      signal.throwIfAborted();
      throw new ServiceFailure(undefined, 0, { cause: error });
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ServiceFailure(response.status, Number(response.headers.get("retry-after")) || 0);
    }
    const choice = completionSchema.safeParse(JSON.parse(await readCapped(response))).data?.choices[0];
    if (!choice) throw new UnusableAnswer();
    return (choice.finish_reason ?? "stop") === "stop" ? (choice.message.content ?? null) : null;
  };
}

/** Reads no more than an answer can be. */
async function readCapped({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_BYTES) throw new UnusableAnswer();
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
