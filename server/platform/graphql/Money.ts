import { Field, Int, ObjectType, registerEnumType } from "type-graphql";

/** Currencies that prices are in. */
export enum CurrencyCode {
  SEK = "SEK",
}
registerEnumType(CurrencyCode, {
  name: "CurrencyCode",
  description: "A currency, by its ISO 4217 code.",
  valuesConfig: { SEK: { description: "Swedish krona; a hundredth is an öre." } },
});

@ObjectType({ description: "An amount of money.", simpleResolvers: true })
export class Money {
  @Field(() => Int, { description: "In hundredths of the currency: öre." })
  amount: number;

  @Field(() => CurrencyCode, { description: "The currency." })
  currency: CurrencyCode;
}

@ObjectType({ description: "What something costs, from and to.", simpleResolvers: true })
export class PriceRange {
  @Field(() => Money, { description: "The lowest price." })
  from: Money;

  @Field(() => Money, {
    nullable: true,
    description: "The highest price; the same as `from` for one fixed price, null where only the lowest is known.",
  })
  to: Money | null;
}

/** An amount in Swedish kronor. @param ore hundredths of a krona */
export const money = (ore: number): Money => ({ amount: ore, currency: CurrencyCode.SEK });
