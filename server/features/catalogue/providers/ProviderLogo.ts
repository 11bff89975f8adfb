import { Field, InputType, Int, ObjectType } from "type-graphql";
import { MutationPayload } from "../../../platform/graphql/fieldErrors.ts";
import { Image } from "../../media/Image.ts";

@ObjectType({ description: "A provider's logo, and how many of its products show it.", simpleResolvers: true })
export class ProviderLogo {
  @Field(() => String, { description: "Name of the provider, as its products carry it; tells it from the others." })
  providerName: string;

  @Field(() => String, { description: "Name of its file at /logos/{file}, or of the picture of the library." })
  file: string;

  @Field(() => Image, { description: "The logo." })
  logo: Image;

  @Field(() => Int, { description: "Products of the provider." })
  productCount: number;

  @Field(() => Int, { description: "Those of them whose picture is the logo." })
  linkedCount: number;

  @Field(() => Int, { description: "Those whose picture before is known, so that linking them can be undone." })
  undoableCount: number;
}

@InputType({ description: "Whose logo is linked to its products." })
export class LinkProviderLogoInput {
  @Field(() => String, { description: "Name of the provider, as its products carry it." })
  providerName: string;
}

@InputType({ description: "Whose products get the pictures back that they had." })
export class UnlinkProviderLogoInput {
  @Field(() => String, { description: "Name of the provider, as its products carry it." })
  providerName: string;
}

/** What a change of a provider's pictures answers. */
@ObjectType({ simpleResolvers: true })
abstract class ProviderLogoPayload extends MutationPayload {
  @Field(() => ProviderLogo, { nullable: true, description: "How it is now; null when nothing was changed." })
  providerLogo?: ProviderLogo | null;
}

@ObjectType({ description: "What linking a logo came to.", simpleResolvers: true })
export class LinkProviderLogoPayload extends ProviderLogoPayload {}

@ObjectType({ description: "What undoing it came to.", simpleResolvers: true })
export class UnlinkProviderLogoPayload extends ProviderLogoPayload {}
