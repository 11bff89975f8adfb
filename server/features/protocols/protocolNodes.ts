import type { ProtocolView } from "../../../schema/rules/protocols/protocolView.ts";
import { isUuid } from "../../platform/graphql/globalId.ts";
import type { NodeSource } from "../../platform/graphql/Node.ts";
import type { ProtocolContext } from "./protocolLoaders.ts";
import { readProtocols, readTemplates, type TemplateView } from "./protocolService.ts";

/** The protocols of the one who asks, by their keys. */
export const protocolNodes: NodeSource<ProtocolContext> = {
  name: "Protocol",
  types: ["Protocol"],
  keyOf: ({ key }: ProtocolView) => key,
  isPersonal: true,
  async read(ctx, keys) {
    const own = ctx.actor && keys.some(isUuid) ? await readProtocols(ctx) : [];
    return new Map(own.filter(({ key }) => keys.includes(key)).map((protocol) => [protocol.key, protocol]));
  },
};

/** The protocols of the site, by their keys. */
export const protocolTemplateNodes: NodeSource<ProtocolContext> = {
  name: "ProtocolTemplate",
  types: ["ProtocolTemplate"],
  keyOf: ({ key }: TemplateView) => key,
  async read(ctx) {
    const templates = await readTemplates(ctx);
    return new Map(templates.map((template) => [template.key, template]));
  },
};
