import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { makeWorkFolder, removeWorkFolder } from "../../../platform/workFolders.ts";

/** Where batches are put aside until it is known whether they are wanted: in a temporary file, however many there are. */
export class BatchSpool<Item> {
  #folder: string | undefined;
  #file: FileHandle | undefined;
  readonly #places: { at: number; length: number }[] = [];
  #end = 0;

  async put(batch: readonly Item[]): Promise<void> {
    if (batch.length === 0) return;
    this.#folder ??= await makeWorkFolder();
    this.#file ??= await open(join(this.#folder, "batches"), "wx+", 0o600);
    const bytes = serialize(batch);
    await this.#file.write(bytes, 0, bytes.length, this.#end);
    this.#places.push({ at: this.#end, length: bytes.length });
    this.#end += bytes.length;
  }

  /** The batches, in the order that they were put there. */
  async *batches(): AsyncGenerator<Item[]> {
    for (const { at, length } of this.#places) {
      const bytes = Buffer.allocUnsafe(length);
      await this.#file?.read(bytes, 0, length, at);
      yield deserialize(bytes);
    }
  }

  async clear(): Promise<void> {
    await this.#file?.close();
    if (this.#folder) await removeWorkFolder(this.#folder);
  }
}
