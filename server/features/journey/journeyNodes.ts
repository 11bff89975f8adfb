import type { NodeSource } from "../../platform/graphql/Node.ts";
import type { JourneyContext } from "./journeyItems.ts";
import { type OwnJourney, readJourney } from "./journeyService.ts";

/** The journey of the one who asks, by their own identifier. */
export const journeyNodes: NodeSource<JourneyContext> = {
  name: "Journey",
  types: ["Journey"],
  keyOf: ({ userId }: OwnJourney) => userId,
  isPersonal: true,
  async read(ctx, keys) {
    const own = keys.find((key) => key === ctx.actor?.userId);
    return new Map(own ? [[own, await readJourney(ctx, own)]] : []);
  },
};
