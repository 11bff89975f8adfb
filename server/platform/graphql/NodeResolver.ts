import type { GraphQLResolveInfo } from "graphql";
import { Arg, type ClassType, Ctx, ID, Info, Query, Resolver } from "type-graphql";
import { badInput } from "../errors.ts";
import type { Context } from "./context.ts";
import { readGlobalId } from "./globalId.ts";
import { Node, type NodeSource } from "./Node.ts";
import { isPublic } from "./publicField.ts";
import { type Selection, selectionOf } from "./selection.ts";

const MAX_IDS = 100;

/**
 * The resolver that finds things by their identifiers, whatever they are.
 * @param nodeSources how each kind of thing is found
 */
export function createNodeResolver<Asking extends Context>(nodeSources: readonly NodeSource<Asking>[]): ClassType {
  const sources = new Map(nodeSources.map((source) => [source.name, source]));

  @Resolver()
  class NodeResolver {
    @Query(() => Node, {
      nullable: true,
      description:
        "The thing with this identifier; null when it is gone, and when it is somebody else's. Errors: BAD_USER_INPUT for what is no identifier.",
    })
    @isPublic()
    async node(
      @Arg("id", () => ID, { description: "The identifier." }) id: string,
      @Ctx() ctx: Asking,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Node | null> {
      const [node] = await readNodes(sources, ctx, [id], selectionOf(info), "id");
      return node ?? null;
    }

    @Query(() => [Node], {
      nullable: "itemsAndList",
      description:
        "Things by their identifiers, in the order asked for, null for what is gone or somebody else's; at most 100. Errors: BAD_USER_INPUT.",
    })
    @isPublic()
    nodes(
      @Arg("ids", () => [ID], { description: "The identifiers." }) ids: string[],
      @Ctx() ctx: Asking,
      @Info() info: GraphQLResolveInfo,
    ): Promise<(Node | null)[]> {
      if (ids.length > MAX_IDS) throw badInput("ids", `Högst ${MAX_IDS} saker kan hämtas på en gång.`);
      return readNodes(sources, ctx, ids, selectionOf(info), "ids");
    }
  }
  return NodeResolver;
}

/** Reads each kind at once, however many of it are wanted. */
async function readNodes<Asking extends Context>(
  sources: ReadonlyMap<string, NodeSource<Asking>>,
  ctx: Asking,
  ids: readonly string[],
  selection: Selection,
  argument: string,
): Promise<(Node | null)[]> {
  const wanted = ids.map((id) => {
    const found = readGlobalId(id);
    const source = found && sources.get(found.type);
    if (!source) throw badInput(argument, "Det som efterfrågas finns inte.");
    return { source, key: found.key };
  });
  const rows = new Map<NodeSource<Asking>, ReadonlyMap<string, object>>();
  for (const source of new Set(wanted.map((one) => one.source))) {
    if (source.isPersonal && !ctx.actor) continue;
    const keys = wanted.filter((one) => one.source === source).map(({ key }) => key);
    rows.set(source, await source.read(ctx, [...new Set(keys)], selection));
  }
  return wanted.map(({ source, key }) => {
    const row = rows.get(source)?.get(key);
    if (!row) return null;
    const __typename = source.typeOf?.(row as never) ?? source.types[0];
    return Object.assign(row, { __typename }) as unknown as Node;
  });
}
