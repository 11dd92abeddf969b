import { normalizeBarcode } from "#shared/rules/barcode.ts";
import type { ColumnarSnapshot } from "#web/store/books/columnar-snapshot.ts";

/** Products by the key of their barcode. What a copy holds is laid out when somebody first scans. */
export class BarcodeIndex {
  #copied: ColumnarSnapshot | null = null;
  #byCode: Map<string, string[]> | null = new Map();

  /** Begins with the codes of a copy. */
  restore(copied: ColumnarSnapshot): void {
    this.#copied = copied;
    this.#byCode = null;
  }

  /** Identifiers of products that bear this code, however it was written. */
  find(code: string): readonly string[] {
    const codes = this.#codes();
    // A code as scanners send it mostly is its own key.
    return codes.get(code) ?? codes.get(normalizeBarcode(code)) ?? [];
  }

  /** As `find`, for a text that is hardly a code: nothing is laid out unless somebody bears it. */
  findTyped(text: string): readonly string[] {
    const copied = this.#byCode ? null : this.#copied;
    const isBorne = !copied || [text, normalizeBarcode(text)].some((key) => copied.holdsCode(key));
    return isBorne ? this.find(text) : [];
  }

  /** Identifiers of products one of whose codes this is true of; it is given keys. For what was not found. */
  *where(isMeant: (key: string) => boolean): Iterable<string> {
    if (this.#byCode) {
      for (const [key, ids] of this.#byCode) if (isMeant(key)) yield* ids;
      return;
    }
    for (const [id, key] of this.#copied?.codes() ?? []) if (isMeant(key)) yield id;
  }

  /** A product has other codes than before, those of its packs among them, or none. */
  change(id: string, old: readonly string[], now: readonly string[]): void {
    if (old.length === now.length && old.every((code, at) => code === now[at])) return;
    const codes = this.#codes();
    for (const code of old) {
      const key = normalizeBarcode(code);
      const left = (codes.get(key) ?? []).filter((other) => other !== id);
      if (left.length > 0) codes.set(key, left);
      else codes.delete(key);
    }
    for (const code of now) add(codes, normalizeBarcode(code), id);
  }

  #codes(): Map<string, string[]> {
    if (!this.#byCode) {
      this.#byCode = new Map();
      for (const [id, code] of this.#copied?.codes() ?? []) add(this.#byCode, code, id);
      this.#copied = null;
    }
    return this.#byCode;
  }
}

function add(codes: Map<string, string[]>, code: string, id: string): void {
  const others = codes.get(code);
  if (others) others.push(id);
  else codes.set(code, [id]);
}
