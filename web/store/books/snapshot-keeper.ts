import type { Scope } from "#shared/sync/protocol.ts";
import type { Breathe, Timers } from "#web/store/ports.ts";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import { packColumns } from "./columnar-snapshot.ts";
import type { ReadModels } from "./read-models.ts";

export type SnapshotKeeperParts = { readModels: ReadModels; timers: Timers; breathe: Breathe };

/** A snapshot is made anew after so many revisions; what is newer is read from the rows. */
const staleAfter = 300;
const quiet = 10_000;

/** Makes a new columnar snapshot of a catalogue when nothing has changed for a while and the old one has fallen behind. */
export class SnapshotKeeper {
  readonly #parts: SnapshotKeeperParts;
  readonly #madeAt = new Map<Scope, number>();
  readonly #followed = new Map<Scope, Catalogue>();
  readonly #cancels = new Map<Scope, () => void>();

  constructor(parts: SnapshotKeeperParts) {
    this.#parts = parts;
    parts.readModels.onChange(({ scope, kind }) => {
      if (kind === "dropped") this.#madeAt.delete(scope);
      if (kind === "stored") this.#later(scope);
    });
  }

  /** The catalogue is whole and kept fed: a newer snapshot may be made of it. `rev`: where the one there is stands. */
  follow(catalogue: Catalogue, scope: Scope, rev: number | undefined): void {
    this.#followed.set(scope, catalogue);
    if (rev !== undefined) this.#madeAt.set(scope, rev);
    this.#later(scope);
  }

  #later(scope: Scope): void {
    const catalogue = this.#followed.get(scope);
    if (!catalogue) return;
    this.#cancels.get(scope)?.();
    const make = () => void this.#make(catalogue, scope).catch(() => undefined);
    this.#cancels.set(scope, this.#parts.timers.after(quiet, make));
  }

  async #make(catalogue: Catalogue, scope: Scope): Promise<void> {
    const { readModels, breathe } = this.#parts;
    const cursor = await readModels.cursor(scope);
    const madeAt = this.#madeAt.get(scope) ?? Number.NEGATIVE_INFINITY;
    // In the middle of a page the catalogue is ahead of its cursor in part; the next quiet moment will do.
    if (!cursor || catalogue.rev !== cursor.rev || cursor.rev - madeAt < staleAfter) return;
    const columns = await packColumns(catalogue.copy(), breathe);
    await readModels.putSnapshot(scope, { cursor, columns });
    this.#madeAt.set(scope, cursor.rev);
  }
}
