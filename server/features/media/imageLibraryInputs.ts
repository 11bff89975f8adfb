import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs";
import type { FileUpload } from "graphql-upload/processRequest.mjs";
import { ArgsType, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { DEFAULT_IMAGE_FOLDER, MAX_IMAGES_AT_ONCE } from "../../../schema/imageLibrary.ts";
import { DeletionPayload, MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { LibraryImage } from "./LibraryImage.ts";

/** Which pictures of the library. */
@ArgsType()
export class ImagesArgs {
  @Field(() => Int, { nullable: true, description: "How many, 1 to 100; 24 when it is not said." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "The cursor behind which the page begins." })
  after?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Only those with this in their name, their file's name or what they show; upper and lower case are the same.",
  })
  search?: string | null;
}

@InputType({ description: "Pictures to be stored, all or none." })
export class UploadImagesInput {
  @Field(() => [GraphQLUpload], {
    description: `JPEG, PNG, GIF, WebP or SVG, of at most 10 MB each; 1 to ${MAX_IMAGES_AT_ONCE}. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'.`,
  })
  files: Promise<FileUpload>[];

  @Field(() => String, {
    nullable: true,
    defaultValue: DEFAULT_IMAGE_FOLDER,
    description:
      "What names begin with that are made up here, e.g. 'livsresan' for 'livsresan/1f2e3d4c'; without another wish the site's name.",
  })
  folder?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The name as it is to be, where there is one picture; several get '_1', '_2' … after it. One is made up when it is empty.",
  })
  publicId?: string | null;
}

@InputType({ description: "What a picture is said to show." })
export class UpdateImageInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => String, { description: "What it shows, at most 300 characters; empty for mere decoration." })
  alt: string;
}

@InputType({ description: "A picture to be deleted." })
export class DeleteImageInput {
  @Field(() => ID, { description: "Which one." })
  id: string;
}

@ObjectType({ description: "What became of one of the files that were sent.", simpleResolvers: true })
export class UploadResult {
  @Field(() => String, { description: "The file's name, as it was sent." })
  fileName: string;

  @Field(() => Boolean, { description: "True when it is in the library; then all of them are." })
  success: boolean;

  @Field(() => String, { nullable: true, description: "The picture's name in addresses; null without success." })
  publicId: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Why this file was refused, in Swedish; null with success, and where another one is to blame.",
  })
  error: string | null;

  @Field(() => String, { description: "What became of it, in Swedish." })
  message: string;
}

@ObjectType({ description: "What `uploadImages` came to.", simpleResolvers: true })
export class UploadImagesPayload extends MutationPayload {
  @Field(() => [LibraryImage], { description: "The pictures that were stored, in the order of the files." })
  images: LibraryImage[];

  @Field(() => [UploadResult], { description: "What became of each file, in their order." })
  results: UploadResult[];

  @Field(() => String, { description: "What became of them together, in Swedish." })
  message: string;
}

@ObjectType({ description: "What `updateImage` came to.", simpleResolvers: true })
export class UpdateImagePayload extends MutationPayload {
  @Field(() => LibraryImage, { nullable: true, description: "The picture as it is now." })
  image?: LibraryImage | null;
}

@ObjectType({ description: "What `deleteImage` came to.", simpleResolvers: true })
export class DeleteImagePayload extends DeletionPayload {}
