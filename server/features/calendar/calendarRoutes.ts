import type { FastifyInstance } from "fastify";
import { networkOf } from "../../platform/auth/client.ts";
import { sha256 } from "../../platform/auth/tokens.ts";
import type { Contexts } from "../../platform/graphql/context.ts";
import { readCalendarFeed } from "./calendarFeed.ts";
import { calendarPath } from "./calendarService.ts";

/** Said of every address that is none: never given out, renewed, turned off, or of an account that is gone. */
const NO_CALENDAR = "Kalendern finns inte.\n";

/**
 * `/kalender/<secret>.ics`: what calendars subscribe to. The secret is the proof; cookies say nothing here. What is tried
 * in vain is counted by network, and readings by address; one that works goes on working however much others guess.
 */
export function registerCalendarRoutes(app: FastifyInstance, contexts: Contexts): void {
  app.get<{ Params: { token: string } }>(calendarPath(":token"), async (request, reply) => {
    const { token } = request.params;
    const context = contexts.forEverybody(request.id, { isCurrent: true });
    reply.header("x-robots-tag", "noindex").header("referrer-policy", "no-referrer");
    const { name, formerCalendarsUntil } = await context.site.read(context);
    const site = { name, formerCalendarsUntil: formerCalendarsUntil?.toISOString() ?? null };
    const body = await readCalendarFeed(context.sql, token, site, new Date());
    if (body === undefined) {
      await context.limits.take("calendarClient", networkOf(request.ip));
      return reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(NO_CALENDAR);
    }
    await context.limits.take("calendarAddress", sha256(token));
    const etag = `W/"${sha256(body)}"`;
    // Asked for again each time, whatever a calendar has kept.
    reply.header("etag", etag).header("cache-control", "private, no-cache");
    if (isKnown(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply.type("text/calendar; charset=utf-8").send(body);
  });
}

/** Whether a reader has the file already; a proxy that compresses makes a strong tag of it weak, and the other way round. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? "").split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === etag.slice(2));
