import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { libraryPath } from "../../../schema/images.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { Image } from "./Image.ts";
import { ImageUse } from "./ImageUse.ts";
import {
  DeleteImageInput,
  DeleteImagePayload,
  ImagesArgs,
  UpdateImageInput,
  UpdateImagePayload,
  UploadImagesInput,
  UploadImagesPayload,
} from "./imageLibraryInputs.ts";
import { deleteImage, listImages, updateImage } from "./imageLibraryService.ts";
import { LibraryImage, LibraryImageConnection } from "./LibraryImage.ts";
import { libraryImageOf } from "./libraryPicture.ts";
import type { MediaContext } from "./mediaLoaders.ts";
import { uploadImages } from "./uploadService.ts";

/** The library of pictures, for admins. */
@Resolver()
export class ImageLibraryResolver {
  @Query(() => LibraryImageConnection, {
    nullable: true,
    description: "Pictures of the library, the newest first. Throws BAD_USER_INPUT for a bad page or search.",
  })
  @allow("admin")
  images(@Args(() => ImagesArgs) args: ImagesArgs, @Ctx() ctx: MediaContext): Promise<LibraryImageConnection> {
    return listImages(ctx, args);
  }

  @Mutation(() => UploadImagesPayload, {
    description:
      "Stores pictures, all or none. They are drawn anew, without what a camera or a program wrote into them. The field of an error about a file ends in its index, e.g. 'files.0'. Errors: INVALID, TAKEN, TOO_LARGE, UNSUPPORTED_FORMAT.",
  })
  @allow("admin")
  uploadImages(
    @Arg("input", () => UploadImagesInput, { description: "The files, and what they are to be called." })
    input: UploadImagesInput,
    @Ctx() ctx: MediaContext,
  ): Promise<UploadImagesPayload> {
    return uploadImages(ctx, input);
  }

  @Mutation(() => UpdateImagePayload, { description: "Says what a picture shows. Errors: INVALID, NOT_FOUND." })
  @allow("admin")
  updateImage(
    @Arg("input", () => UpdateImageInput, { description: "Which one, and what it shows." }) input: UpdateImageInput,
    @Ctx() ctx: MediaContext,
  ): Promise<UpdateImagePayload> {
    return updateImage(ctx, input);
  }

  @Mutation(() => DeleteImagePayload, {
    description: "Deletes a picture that nothing shows. Errors: VERIFY_AGAIN, IN_USE, NOT_FOUND.",
  })
  @allow("admin")
  deleteImage(
    @Arg("input", () => DeleteImageInput, { description: "Which one." }) input: DeleteImageInput,
    @Ctx() ctx: MediaContext,
  ): Promise<DeleteImagePayload> {
    return deleteImage(ctx, input.id);
  }
}

/** What follows from a picture's row. */
@Resolver(() => LibraryImage)
export class LibraryImageResolver {
  @FieldResolver(() => String)
  url(@Root() { publicId }: LibraryImage): string {
    return libraryPath(publicId);
  }

  @FieldResolver(() => Image)
  image(@Root() image: LibraryImage): Image {
    return libraryImageOf(image);
  }

  @FieldResolver(() => [ImageUse])
  usedIn(@Root() { publicId }: LibraryImage, @Ctx() ctx: MediaContext): Promise<ImageUse[]> {
    return ctx.loaders.imageUses.load(publicId);
  }
}
