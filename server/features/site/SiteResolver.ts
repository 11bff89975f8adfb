import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import {
  readEditableSite,
  setSiteOpen,
  updateSiteAnalytics,
  updateSiteAreas,
  updateSiteCatalogue,
  updateSiteConsents,
  updateSiteLook,
  updateSiteMenu,
  updateSiteSettings,
  updateStartPage,
} from "./siteEditing.ts";
import { readShownSite, readSiteSetup, readStartPage } from "./siteService.ts";
import {
  EditableSite,
  SetSiteOpenInput,
  SetSiteOpenPayload,
  SetupStepState,
  Site,
  StartPage,
  UpdateSiteAnalyticsInput,
  UpdateSiteAnalyticsPayload,
  UpdateSiteAreasInput,
  UpdateSiteAreasPayload,
  UpdateSiteCatalogueInput,
  UpdateSiteCataloguePayload,
  UpdateSiteConsentsInput,
  UpdateSiteConsentsPayload,
  UpdateSiteLookInput,
  UpdateSiteLookPayload,
  UpdateSiteMenuInput,
  UpdateSiteMenuPayload,
  UpdateSiteSettingsInput,
  UpdateSiteSettingsPayload,
  UpdateStartPageInput,
  UpdateStartPagePayload,
} from "./siteTypes.ts";

/** The site itself: what it is called, who answers for it, whether it is open. */
@Resolver()
export class SiteResolver {
  @Query(() => Site, { nullable: true, description: "What the site is called and who answers for it." })
  @isPublic()
  site(@Ctx() ctx: Context): Promise<Site> {
    return readShownSite(ctx);
  }

  @Query(() => StartPage, {
    nullable: true,
    description: "What stands on the start page: the operator's words, or the product's own.",
  })
  @isPublic()
  startPage(@Ctx() ctx: Context): Promise<StartPage> {
    return readStartPage(ctx);
  }

  @Query(() => EditableSite, { nullable: true, description: "The site as admins edit it." })
  @allow("admin")
  siteSettings(@Ctx() ctx: Context): Promise<EditableSite> {
    return readEditableSite(ctx);
  }

  @Query(() => [SetupStepState], {
    nullable: true,
    description: "What there is to do before a site of one's own is ready, in its order, and how it stands.",
  })
  @allow("admin")
  siteSetup(@Ctx() ctx: Context): Promise<SetupStepState[]> {
    return readSiteSetup(ctx);
  }

  @Mutation(() => UpdateSiteSettingsPayload, {
    description:
      "Writes what an admin edited of the site; every page has it within a second. Errors: INVALID, OUTDATED, and for a site that is open OPERATOR_INVENTED, OPERATOR_MISSING.",
  })
  @allow("admin")
  updateSiteSettings(
    @Arg("input", () => UpdateSiteSettingsInput, { description: "All of its facts." }) input: UpdateSiteSettingsInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateSiteSettingsPayload> {
    return updateSiteSettings(ctx, input);
  }

  @Mutation(() => UpdateSiteAreasPayload, {
    description: "Turns parts of the site on and off; what is in them is kept. Errors: INVALID, OUTDATED.",
  })
  @allow("admin")
  updateSiteAreas(
    @Arg("input", () => UpdateSiteAreasInput, { description: "All that are off." }) input: UpdateSiteAreasInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateSiteAreasPayload> {
    return updateSiteAreas(ctx, input);
  }

  @Mutation(() => UpdateSiteLookPayload, {
    description:
      "Changes colours and logo; every page has them within a second. Errors: INVALID (also for a colour that cannot be read, with one that can), NOT_FOUND (the picture), OUTDATED.",
  })
  @allow("admin")
  updateSiteLook(
    @Arg("input", () => UpdateSiteLookInput, { description: "Colour and logo." }) input: UpdateSiteLookInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateSiteLookPayload> {
    return updateSiteLook(ctx, input);
  }

  @Mutation(() => UpdateSiteMenuPayload, {
    description:
      "Orders the menu and the footer; every page has them within a second. Links into a part that is off, and to drafts, are kept and not shown. Errors: INVALID, NOT_FOUND (a page), OUTDATED.",
  })
  @allow("admin")
  updateSiteMenu(
    @Arg("input", () => UpdateSiteMenuInput, { description: "All of their links." }) input: UpdateSiteMenuInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateSiteMenuPayload> {
    return updateSiteMenu(ctx, input);
  }

  @Mutation(() => UpdateStartPagePayload, {
    description:
      "Changes the start page; it shows within a second. Errors: INVALID (also for a picture without a text), NOT_FOUND (a page, or the picture), OUTDATED.",
  })
  @allow("admin")
  updateStartPage(
    @Arg("input", () => UpdateStartPageInput, { description: "All of it." }) input: UpdateStartPageInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateStartPagePayload> {
    return updateStartPage(ctx, input);
  }

  @Mutation(() => UpdateSiteAnalyticsPayload, {
    description:
      "Sets what counts visits, or that nothing does; every page follows within a second, with the policy that it takes. Errors: INVALID, OUTDATED.",
  })
  @allow("admin")
  updateSiteAnalytics(
    @Arg("input", () => UpdateSiteAnalyticsInput, { description: "The service." }) input: UpdateSiteAnalyticsInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateSiteAnalyticsPayload> {
    return updateSiteAnalytics(ctx, input);
  }

  @Mutation(() => UpdateSiteCataloguePayload, {
    description:
      "Changes what is wanted of the catalogue: asking links, and when a price is old. Errors: INVALID, OUTDATED.",
  })
  @allow("admin")
  updateSiteCatalogue(
    @Arg("input", () => UpdateSiteCatalogueInput, { description: "All of it." }) input: UpdateSiteCatalogueInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateSiteCataloguePayload> {
    return updateSiteCatalogue(ctx, input);
  }

  @Mutation(() => UpdateSiteConsentsPayload, {
    description:
      "Writes what visitors can consent to. Where the meaning changes, whoever has consented is asked again, and until then what was stored by it is not used. Errors: INVALID (also for a placeholder that stands for nothing), OUTDATED.",
  })
  @allow("admin")
  updateSiteConsents(
    @Arg("input", () => UpdateSiteConsentsInput, { description: "All of the texts." }) input: UpdateSiteConsentsInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateSiteConsentsPayload> {
    return updateSiteConsents(ctx, input);
  }

  @Mutation(() => SetSiteOpenPayload, {
    description:
      "Opens the site to visitors and search engines, or closes it again. Errors: MAIL_NOT_SENT, OPERATOR_INVENTED, OPERATOR_MISSING, OUTDATED.",
  })
  @allow("admin")
  setSiteOpen(
    @Arg("input", () => SetSiteOpenInput, { description: "Which of both." }) input: SetSiteOpenInput,
    @Ctx() ctx: Context,
  ): Promise<SetSiteOpenPayload> {
    return setSiteOpen(ctx, input);
  }
}
