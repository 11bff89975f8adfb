import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../platform/graphql/context.ts";

/** A key and a word or two; a longer form is not ours. */
const MAX_FORM = 4_000;

/** What mail programs send for 'unsubscribe' (RFC 8058), in either of the two forms. */
const ONE_CLICK = /List-Unsubscribe["\s=]*One-Click/i;

/**
 * `POST` to the address in a mail's unsubscribe link, e.g. `/prisbevakning/avsluta`: ends the mails of the account that the
 * link's key is for. It is sent by the button of the page at the same address, which works without scripts, and by mail
 * programs themselves, from wherever they are: the key is the proof, and no other site knows it. Opening the address
 * changes nothing, since mail programs open links, too.
 * @param mails.done what mail programs are told
 * @param mails.end ends them; false for a key that is not good
 */
export function registerUnsubscribeRoute(
  app: FastifyInstance,
  createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
  mails: { path: string; done: string; end: (ctx: Context, key: string) => Promise<boolean> },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string", bodyLimit: MAX_FORM },
      (_request, body, done) => done(null, String(body)),
    );
    scope.post<{ Body: string | null; Querystring: { nyckel?: unknown } }>(mails.path, async (request, reply) => {
      reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
      const body = request.body ?? "";
      const inAddress = request.query.nyckel;
      const key = typeof inAddress === "string" ? inAddress : new URLSearchParams(body).get("nyckel");
      const isDone = await mails.end(await createContext(request, reply), key ?? "");
      // Mail programs want an answer in place, not another address.
      if (ONE_CLICK.test(body)) {
        return reply
          .code(isDone ? 200 : 400)
          .type("text/plain; charset=utf-8")
          .send(isDone ? `${mails.done}\n` : "Länken fungerar inte längre.\n");
      }
      return reply.redirect(`${mails.path}?klart=${isDone ? "ja" : "nej"}`, 303);
    });
  });
}
