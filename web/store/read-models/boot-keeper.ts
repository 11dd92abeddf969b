import type { Scope } from "#shared/sync/protocol.ts";
import type { Timers } from "#web/store/ports.ts";
import type { BootCopies, BootCopy } from "./boot-copy.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Boot } from "./catalogue-keeper.ts";
import type { ReadModels } from "./read-models.ts";

export type BootKeeperParts = {
  readModels: ReadModels;
  copies: Pick<BootCopies, "read" | "write" | "forget">;
  timers: Timers;
};

/** A copy is made anew after so many revisions; what is newer is read from the rows. */
const staleAfter = 300;
const quiet = 10_000;

/** Makes a new copy of a catalogue when nothing has changed for a while and the old one has fallen behind. */
export class BootKeeper implements Boot {
  readonly #parts: BootKeeperParts;
  readonly #copiedAt = new Map<Scope, number>();
  readonly #followed = new Map<Scope, Catalogue>();
  readonly #cancels = new Map<Scope, () => void>();

  constructor(parts: BootKeeperParts) {
    this.#parts = parts;
    parts.readModels.onChange(({ scope, kind }) => {
      if (kind === "dropped") {
        this.#copiedAt.delete(scope);
        void parts.copies.forget(scope).catch(() => undefined);
      }
      if (kind === "moved") this.#later(scope);
    });
  }

  async copy(scope: Scope): Promise<BootCopy | null> {
    const kept = await this.#parts.copies.read(scope);
    if (kept) this.#copiedAt.set(scope, kept.cursor.rev);
    return kept;
  }

  follow(catalogue: Catalogue, scope: Scope): void {
    this.#followed.set(scope, catalogue);
    this.#later(scope);
  }

  #later(scope: Scope): void {
    const catalogue = this.#followed.get(scope);
    if (!catalogue) return;
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
    await copies.write(scope, cursor, catalogue.copy());
    this.#copiedAt.set(scope, cursor.rev);
  }
}
