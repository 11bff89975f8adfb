import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from "typeorm";
import { connectionType } from "../../platform/graphql/connection.ts";
import { Node } from "../../platform/graphql/Node.ts";
import { Image } from "./Image.ts";
import { ImageUse } from "./ImageUse.ts";

/** How a picture is stored; values as in `schema/imageLibrary.ts`. */
export enum LibraryFormat {
  JPEG = "jpeg",
  PNG = "png",
  GIF = "gif",
  WEBP = "webp",
  SVG = "svg",
}
registerEnumType(LibraryFormat, {
  name: "LibraryFormat",
  description: "How a picture of the library is stored.",
  valuesConfig: {
    JPEG: { description: "JPEG; its files end in .jpg or .jpeg." },
    PNG: { description: "PNG." },
    GIF: { description: "GIF, which may move." },
    WEBP: { description: "WebP, which may move." },
    SVG: { description: "SVG, without scripts and without what lies elsewhere." },
  },
});

/** A picture uploaded by an admin; who that was is in the audit log alone. */
@Entity({ name: "library_image" })
@Index("library_image_list", ["createdAt", "id"])
@ObjectType({ description: "A picture of the library, for admins.", simpleResolvers: true, implements: Node })
export class LibraryImage implements Node {
  /** Names its file, so that no name that an admin chose is ever a path. */
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "text", name: "public_id", unique: true })
  @Field(() => String, { description: "Its name in addresses, e.g. 'livsresan/somn'." })
  publicId: string;

  @Column({ type: "text", name: "file_name", default: "" })
  @Field(() => String, { description: "What its file was called when it was uploaded; '' where nobody knows." })
  fileName: string;

  @Column({ type: "int" })
  @Field(() => Int, { description: "Width in pixels." })
  width: number;

  @Column({ type: "int" })
  @Field(() => Int, { description: "Height in pixels." })
  height: number;

  @Column({ type: "enum", enum: LibraryFormat, enumName: "library_format" })
  @Field(() => LibraryFormat, { description: "How it is stored." })
  format: LibraryFormat;

  @Column({ type: "int" })
  @Field(() => Int, { description: "Size of its file in bytes, as it is stored." })
  bytes: number;

  @Column({ type: "text", default: "" })
  @Field(() => String, { description: "What it shows, for those who do not see it; empty for mere decoration." })
  alt: string;

  /** A few letters that follow from its content. */
  @Column({ type: "text" })
  version: string;

  @CreateDateColumn({ type: "timestamptz", precision: 3, name: "created_at" })
  @Field(() => Date, { description: "When it was uploaded." })
  createdAt: Date;

  @Field(() => String, {
    description: "Its address, e.g. '/media/livsresan/somn': what an article or a product gets as its picture.",
  })
  url: string;

  @Field(() => Image, { description: "The picture as pages show it, in all its sizes." })
  image: Image;

  @Field(() => [ImageUse], { description: "What shows it, at most 50; it can be deleted when nothing does." })
  usedIn: ImageUse[];
}

@ObjectType({ description: "Pictures of the library, the newest first.", simpleResolvers: true })
export class LibraryImageConnection extends connectionType("LibraryImage", () => LibraryImage) {
  @Field(() => Int, { description: "How many there are in all." })
  totalCount: number;
}
