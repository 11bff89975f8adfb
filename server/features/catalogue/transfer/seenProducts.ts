import type { ImportLine } from "./importFile.ts";
import { type ExistingProduct, keyOf } from "./importMatching.ts";

/** Which products a file was about until now: no two lines may be about the same. */
export class SeenProducts {
  readonly #unchanged = new NumberedLines();
  readonly #numbers = new NumberedLines();
  /** By product and seller, where several sell it. */
  readonly #offers = new Map<string, number>();
  readonly #named = new Map<string, number>();
  readonly #skus = new Map<string, number>();
  readonly #numbered = new Map<string, number>();

  /** Remembers a line that has nothing new to say of a product; false where another one was about it. */
  takes(id: number, line: number): boolean {
    if (this.#unchanged.get(id) !== undefined) return false;
    this.#unchanged.set(id, line);
    return true;
  }

  /** What is wrong with a line that is about a product once more; otherwise it is remembered. */
  problemOf({ line, values }: ImportLine, after: Readonly<Record<string, unknown>>, existing: ExistingProduct | null) {
    const key = keyOf(String(after.name), String(after.providerName), String(after.category));
    const hasId = Boolean(values.get("id"));
    const sku = !hasId && values.get("sku") ? keyOf(String(after.sku), String(after.providerName), "") : undefined;
    const offer = existing?.seller && `${existing.id} ${after.providerName}`;
    const ofProduct =
      existing &&
      (this.#unchanged.get(existing.id) ?? (offer ? this.#offers.get(offer) : this.#numbers.get(existing.id)));
    const sameNumber = sku && (this.#skus.get(sku) ?? (existing?.sku === after.sku ? ofProduct : undefined));
    if (sameNumber) return [{ field: "sku", message: `Samma nummer står också på rad ${sameNumber}.` }];
    const hasNumber = hasId || sku !== undefined;
    // Products with a number are identified by it, and may share a name.
    const earlier = ofProduct ?? this.#named.get(key) ?? (hasNumber ? undefined : this.#numbered.get(key));
    if (earlier !== undefined) return [{ field: null, message: `Samma produkt finns också på rad ${earlier}.` }];
    if (sku) this.#skus.set(sku, line);
    if (offer) this.#offers.set(offer, line);
    else if (existing) this.#numbers.set(existing.id, line);
    (hasNumber ? this.#numbered : this.#named).set(key, line);
    return [];
  }
}

/** Lines by numbers of products, in little room: of a million, four million bytes. */
class NumberedLines {
  readonly #pages = new Map<number, Int32Array>();

  get(id: number): number | undefined {
    return this.#pages.get(id >> PAGE_BITS)?.[id & PAGE_MASK] || undefined;
  }

  set(id: number, line: number): void {
    const page = this.#pages.get(id >> PAGE_BITS) ?? new Int32Array(1 << PAGE_BITS);
    this.#pages.set(id >> PAGE_BITS, page);
    page[id & PAGE_MASK] = line;
  }
}
const PAGE_BITS = 12;
const PAGE_MASK = (1 << PAGE_BITS) - 1;
