import type { Scope } from "#shared/sync/protocol.ts";
import type { Timers } from "#web/store/ports.ts";
import type { BootCopies } from "./boot-copy.ts";
import type { Catalogue } from "./catalogue.ts";
import type { ReadModels } from "./read-models.ts";

export type BootFillerParts = { readModels: ReadModels; copies: BootCopies; timers: Timers };

/** A copy is made anew after so many revisions; what is newer is read from the rows. */
const staleAfter = 300;
const quiet = 10_000;

/**
 * Fills a catalogue that opens: from its boot copy and the rows that are newer, or from all rows. Afterwards makes a
 * new copy when nothing has changed for a while and the old one has fallen behind.
 */
export class BootFiller {
  readonly #parts: BootFillerParts;
  readonly #copiedAt = new Map<Scope, number>();
  readonly #cancels = new Map<Scope, () => void>();

  constructor(parts: BootFillerParts) {
    this.#parts = parts;
  }

  async fill(catalogue: Catalogue, scope: Scope): Promise<void> {
    const { readModels, copies } = this.#parts;
    const cursor = await readModels.cursor(scope);
    const kept = cursor ? await copies.read(scope) : null;
    // A copy of other books is none; one that is ahead of the rows holds what the rows will hold again.
    if (cursor && kept?.cursor.epoch === cursor.epoch) {
      catalogue.restore(kept.copy);
      this.#copiedAt.set(scope, kept.cursor.rev);
      const { rev } = kept.cursor;
      const [products, stocks] = await Promise.all([
        readModels.rowsSince(scope, "products", rev),
        readModels.rowsSince(scope, "stocks", rev),
      ]);
      catalogue.takeRows({ products, stocks });
    } else {
      const [products, stocks] = await Promise.all([
        readModels.rows(scope, "products"),
        readModels.rows(scope, "stocks"),
      ]);
      catalogue.takeRows({ products, stocks });
    }
    this.#follow(catalogue, scope);
  }

  #follow(catalogue: Catalogue, scope: Scope): void {
    this.#parts.readModels.onChange((change) => {
      if (change.scope !== scope) return;
      if (change.kind === "dropped") {
        this.#copiedAt.delete(scope);
        void this.#parts.copies.forget(scope).catch(() => undefined);
      }
      if (change.kind === "moved") this.#later(catalogue, scope);
    });
    this.#later(catalogue, scope);
  }

  #later(catalogue: Catalogue, scope: Scope): void {
    this.#cancels.get(scope)?.();
    this.#cancels.set(
      scope,
      this.#parts.timers.after(
        quiet,
        () => void this.#copy(catalogue, scope).catch(() => undefined),
      ),
    );
  }

  async #copy(catalogue: Catalogue, scope: Scope): Promise<void> {
    const { readModels, copies } = this.#parts;
    const cursor = await readModels.cursor(scope);
    const copiedAt = this.#copiedAt.get(scope) ?? Number.NEGATIVE_INFINITY;
    // In the middle of a page the catalogue is ahead of its cursor in part; the next quiet moment will do.
    if (!cursor || catalogue.rev !== cursor.rev || cursor.rev - copiedAt < staleAfter) return;
    const copy = catalogue.copy();
    await copies.write(scope, cursor, copy);
    this.#copiedAt.set(scope, cursor.rev);
  }
}
