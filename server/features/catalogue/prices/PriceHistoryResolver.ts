import { Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { lowestOfLastDays, priceReduction } from "../../../../schema/rules/catalogue/priceHistory.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { Money, money } from "../../../platform/graphql/Money.ts";
import type { CatalogueContext } from "../catalogueLoaders.ts";
import { Product } from "../Product.ts";
import { PriceHistoryArgs, PricePeriod, PriceReduction } from "./PriceHistory.ts";
import { parsePeriodCount } from "./pricePeriods.ts";

/** What products have cost. */
@Resolver(() => Product)
export class PriceHistoryResolver {
  @FieldResolver(() => [PricePeriod])
  async priceHistory(
    @Root() { id }: Pick<Product, "id">,
    @Args(() => PriceHistoryArgs) { first }: PriceHistoryArgs,
    @Ctx() ctx: CatalogueContext,
  ): Promise<PricePeriod[]> {
    const count = parsePeriodCount(first);
    const periods = await ctx.loaders.pricePeriods.load(id);
    return periods
      .slice(-count)
      .reverse()
      .map(({ price, ...days }) => ({ price: money(price), ...days }));
  }

  @FieldResolver(() => Money, { nullable: true })
  async lowestPrice30Days(@Root() { id }: Pick<Product, "id">, @Ctx() ctx: CatalogueContext): Promise<Money | null> {
    const lowest = lowestOfLastDays(await ctx.loaders.pricePeriods.load(id), dayOf(new Date()));
    return lowest === null ? null : money(lowest);
  }

  @FieldResolver(() => PriceReduction, { nullable: true })
  async priceReduction(
    @Root() { id }: Pick<Product, "id">,
    @Ctx() ctx: CatalogueContext,
  ): Promise<PriceReduction | null> {
    const found = priceReduction(await ctx.loaders.pricePeriods.load(id), dayOf(new Date()));
    return found && { reducedOn: found.reducedOn, lowestBefore: money(found.lowestBefore) };
  }
}
