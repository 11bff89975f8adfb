import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import type { CatalogueContext } from "../catalogue/catalogueLoaders.ts";
import { Biomarker } from "../catalogue/markers/Biomarker.ts";
import { LabProfile, SetLabProfileInput, SetLabProfilePayload } from "./LabProfile.ts";
import { readProfile, setProfile } from "./labProfileService.ts";
import { DeleteLabValuesInput, LabValuesArgs, RecordLabValuesInput, UpdateLabValueInput } from "./labValueInputs.ts";
import { deleteValues, listValues, recordValues, updateValue } from "./labValueService.ts";
import {
  DeleteLabValuesPayload,
  LabValue,
  LabValueConnection,
  RecordLabValuesPayload,
  UpdateLabValuePayload,
} from "./labValueTypes.ts";

/** The values of the one who asks. */
@Resolver()
export class LabValueResolver {
  @Query(() => LabValueConnection, {
    nullable: true,
    description: "The values of the one who asks, the sample that was taken last first.",
  })
  @allow("signedIn")
  labValues(@Args(() => LabValuesArgs) args: LabValuesArgs, @Ctx() ctx: CatalogueContext): Promise<unknown> {
    return listValues(ctx, args);
  }

  @Query(() => LabProfile, {
    nullable: true,
    description: "What the one who asks has said of themselves for their values; null where they have said nothing.",
  })
  @allow("signedIn")
  labProfile(@Ctx() ctx: Context): Promise<unknown> {
    return readProfile(ctx);
  }

  @Mutation(() => SetLabProfilePayload, {
    description: "Stores what somebody says of themselves for their values. Errors: INVALID; CONSENT_MISSING.",
  })
  @allow("signedIn")
  setLabProfile(
    @Arg("input", () => SetLabProfileInput, { description: "What is to be known." }) input: SetLabProfileInput,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return setProfile(ctx, input);
  }

  @Mutation(() => RecordLabValuesPayload, {
    description:
      "Records values, all or none; a key that was used already records nothing. Errors: INVALID; CONSENT_MISSING; TOO_MUCH.",
  })
  @allow("signedIn")
  recordLabValues(
    @Arg("input", () => RecordLabValuesInput, { description: "The values." }) input: RecordLabValuesInput,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return recordValues(ctx, input);
  }

  @Mutation(() => UpdateLabValuePayload, {
    description: "Changes a value to what is sent. Errors: INVALID; NOT_FOUND; CONSENT_MISSING.",
  })
  @allow("signedIn")
  updateLabValue(
    @Arg("input", () => UpdateLabValueInput, { description: "The value as it is to be." }) input: UpdateLabValueInput,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return updateValue(ctx, input);
  }

  @Mutation(() => DeleteLabValuesPayload, {
    description:
      "Deletes values; those that are gone already are passed over. Errors: NOT_FOUND where none of them is there; INVALID; TOO_MUCH.",
  })
  @allow("signedIn")
  deleteLabValues(
    @Arg("input", () => DeleteLabValuesInput, { description: "Which ones." }) input: DeleteLabValuesInput,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return deleteValues(ctx, input.ids);
  }
}

/** What of a value is the catalogue's. */
@Resolver(() => LabValue)
export class LabValueMarkerResolver {
  @FieldResolver(() => Biomarker, {
    nullable: true,
    description: "The marker; null when the catalogue has none of this name.",
  })
  marker(@Root() { markerSlug }: LabValue, @Ctx() { loaders }: CatalogueContext): Promise<Biomarker | null> {
    return loaders.biomarkerBySlug.load(markerSlug);
  }
}
