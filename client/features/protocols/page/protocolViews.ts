/** The views of /protokoll by their name in the address (`?vy=…`); the first needs none. */
export const PROTOCOL_VIEWS = ["start", "nytt", "steg", "idag", "dela"] as const;

/** Name of a view in the address: landing, onboarding, builder, daily, share. */
export type ProtocolViewName = (typeof PROTOCOL_VIEWS)[number];

/** What an address of /protokoll shows; a view that does not exist counts as the first. */
export function viewFrom(params: URLSearchParams): { view: ProtocolViewName; protocol: string | null } {
  const view = PROTOCOL_VIEWS.find((name) => name === params.get("vy")) ?? "start";
  return { view, protocol: params.get("protokoll") };
}

/**
 * Where a view is.
 * @param protocol key of the protocol that it is about
 */
export function addressOf(view: ProtocolViewName, protocol?: string): string {
  const params = new URLSearchParams({
    ...(view !== "start" && { vy: view }),
    ...(protocol && { protokoll: protocol }),
  });
  return params.size > 0 ? `/protokoll?${params}` : "/protokoll";
}
