import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { allow } from "../../../platform/graphql/policy.ts";
import type { MediaContext } from "../../media/mediaLoaders.ts";
import {
  LinkProviderLogoInput,
  LinkProviderLogoPayload,
  ProviderLogo,
  UnlinkProviderLogoInput,
  UnlinkProviderLogoPayload,
} from "./ProviderLogo.ts";
import { linkProviderLogo, readProviderLogos, unlinkProviderLogo } from "./providerLogoService.ts";

/** Providers' logos as the pictures of their products, for admins. */
@Resolver()
export class ProviderLogoResolver {
  @Query(() => [ProviderLogo], { nullable: true, description: "Providers that have a logo of ours, by name." })
  @allow("admin")
  providerLogos(@Ctx() ctx: MediaContext): Promise<ProviderLogo[]> {
    return readProviderLogos(ctx);
  }

  @Mutation(() => LinkProviderLogoPayload, {
    description:
      "Makes a provider's logo the picture of all its products, which remember what they had. Errors: NOT_FOUND.",
  })
  @allow("admin")
  linkProviderLogo(
    @Arg("input", () => LinkProviderLogoInput, { description: "Whose." }) input: LinkProviderLogoInput,
    @Ctx() ctx: MediaContext,
  ): Promise<LinkProviderLogoPayload> {
    return linkProviderLogo(ctx, input.providerName);
  }

  @Mutation(() => UnlinkProviderLogoPayload, {
    description:
      "Gives a provider's products the pictures back that they had before its logo; one that has got another since keeps it. Errors: NOT_FOUND.",
  })
  @allow("admin")
  unlinkProviderLogo(
    @Arg("input", () => UnlinkProviderLogoInput, { description: "Whose." }) input: UnlinkProviderLogoInput,
    @Ctx() ctx: MediaContext,
  ): Promise<UnlinkProviderLogoPayload> {
    return unlinkProviderLogo(ctx, input.providerName);
  }
}
