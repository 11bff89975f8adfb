import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import { providerPath } from "../../../../schema/rules/catalogue/productPath.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { isPublic } from "../../../platform/graphql/publicField.ts";
import { rowNumber } from "../../../platform/graphql/rowNumbers.ts";
import { selectionOf } from "../../../platform/graphql/selection.ts";
import { Image } from "../../media/Image.ts";
import type { MediaContext } from "../../media/mediaLoaders.ts";
import { readImage } from "../../media/readImage.ts";
import type { CatalogueContext } from "../catalogueLoaders.ts";
import { ProductConnection } from "../ProductConnection.ts";
import { ProviderProductsArgs } from "../relatedProducts.ts";
import { Provider } from "./Provider.ts";
import { ProviderArea, ProviderConnection, ProvidersArgs, RowByIdArgs } from "./ProviderConnection.ts";
import { listProviders } from "./providerService.ts";

/** The public queries of those who sell. */
@Resolver()
export class ProvidersResolver {
  @Query(() => Provider, {
    nullable: true,
    description:
      "A provider; null when there is none. Errors: BAD_USER_INPUT, also when neither or both of the arguments are given.",
  })
  @isPublic()
  provider(@Args() wanted: RowByIdArgs, @Ctx() ctx: CatalogueContext): Promise<Provider | null> {
    return ctx.loaders.providerById.load(rowNumber(wanted, "Provider"));
  }

  @Query(() => ProviderConnection, {
    nullable: true,
    description: "Those who sell something that is available, by name. Errors: BAD_USER_INPUT.",
  })
  @isPublic()
  providers(@Args() args: ProvidersArgs, @Ctx() ctx: Context): Promise<ProviderConnection> {
    return listProviders(ctx, args);
  }
}

/** What belongs to a provider. */
@Resolver(() => Provider)
export class ProviderResolver {
  @FieldResolver(() => String, {
    description:
      "Path of its page, e.g. '/leverantorer/fjallprov-1'. Former ones, with the same number at their end, lead there.",
  })
  path(@Root() { name, id }: Pick<Provider, "name" | "id">): string {
    return providerPath(name, id);
  }

  @FieldResolver(() => Image, { nullable: true })
  logo(
    @Root() { logoUrl, name }: Pick<Provider, "logoUrl" | "name">,
    @Ctx() ctx: MediaContext,
  ): Image | null | Promise<Image | null> {
    return readImage(ctx, logoUrl, name);
  }

  @FieldResolver(() => [ProviderArea], {
    description: "The areas that it sells something in, with how much.",
  })
  areas(@Root() { name }: Pick<Provider, "name">, @Ctx() ctx: CatalogueContext): Promise<ProviderArea[]> {
    return ctx.loaders.providerAreas.load(name);
  }

  @FieldResolver(() => ProductConnection, {
    nullable: true,
    description: "What it sells, of all areas or of one, by name. Errors: BAD_USER_INPUT, QUERY_TOO_COSTLY.",
  })
  products(
    @Root() provider: Provider,
    @Args() args: ProviderProductsArgs,
    @Ctx() ctx: CatalogueContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductConnection> {
    return ctx.loaders.relatedProducts.read(ctx, "provider", provider.name, args, selectionOf(info));
  }
}
