import { In } from "typeorm";
import { isUuid } from "../../platform/graphql/globalId.ts";
import type { NodeSource } from "../../platform/graphql/Node.ts";
import type { Me, OwnSession } from "./Me.ts";
import { Consent } from "./personalData/Consent.ts";
import { readMe, readSessions, signedIn } from "./sessions/signInService.ts";

/** The account, for its owner. */
export const accountNodes: NodeSource = {
  name: "Me",
  types: ["Me"],
  keyOf: ({ id }: Me) => id,
  isPersonal: true,
  async read(ctx, keys) {
    const me = keys.includes(signedIn(ctx).userId) ? await readMe(ctx) : null;
    return new Map(me ? [[me.id, me]] : []);
  },
};

/** An account's sessions, for its owner. */
export const sessionNodes: NodeSource = {
  name: "OwnSession",
  types: ["OwnSession"],
  keyOf: ({ id }: OwnSession) => id,
  isPersonal: true,
  async read(ctx, keys) {
    const sessions = await readSessions(ctx, signedIn(ctx).userId);
    return new Map(sessions.filter(({ id }) => keys.includes(id)).map((session) => [session.id, session]));
  },
};

/** An account's consents, for its owner. */
export const consentNodes: NodeSource = {
  name: "Consent",
  types: ["Consent"],
  keyOf: ({ id }: Consent) => id,
  isPersonal: true,
  async read(ctx, keys) {
    const which = { id: In(keys.filter(isUuid)), userId: signedIn(ctx).userId };
    const consents = await ctx.db.getRepository(Consent).findBy(which);
    return new Map(consents.map((consent) => [consent.id, consent]));
  },
};
