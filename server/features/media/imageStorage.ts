import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../../platform/atomicFiles.ts";
import type { LibraryImage } from "./LibraryImage.ts";

/** What names the file of a picture. */
export type StoredImage = Pick<LibraryImage, "id" | "publicId" | "format">;

/** Where the library's files are stored. */
export interface ImageStorage {
  /** What it is called in a sentence to an admin: 'uppladdade till …'. */
  readonly place: string;
  /**
   * Stores a file whole or not at all.
   * @returns false when something else has the picture's name there already, which is left as it is
   */
  write(image: StoredImage, body: Buffer): Promise<boolean>;
  /** @throws when the file is not there, or cannot be reached */
  read(image: StoredImage): Promise<Buffer>;
  /** Removes a file; one that is not there is none to remove. */
  remove(image: StoredImage): Promise<void>;
}

/** Files in a folder, named by what identifies their rows. */
export class DiskStorage implements ImageStorage {
  readonly place = "biblioteket";

  /** @param directory the folder; made when it is needed */
  constructor(private readonly directory: string) {}

  async write(image: StoredImage, body: Buffer): Promise<true> {
    await mkdir(this.directory, { recursive: true });
    await writeFileAtomically(this.fileOf(image), body);
    return true;
  }

  read(image: StoredImage): Promise<Buffer> {
    return readFile(this.fileOf(image));
  }

  async remove(image: StoredImage): Promise<void> {
    await rm(this.fileOf(image), { force: true });
  }

  private fileOf({ id, format }: StoredImage): string {
    return join(this.directory, `${id}.${format}`);
  }
}
