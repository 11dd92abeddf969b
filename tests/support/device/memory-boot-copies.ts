import type { Cursor, Scope } from "#shared/sync/protocol.ts";
import type { BootCopy } from "#web/store/read-models/boot-copy.ts";
import {
  type CatalogueCopy,
  type Columns,
  CopiedRows,
  packColumns,
} from "#web/store/read-models/copied-rows.ts";

/** Boot copies in memory, packed as in the browser. */
export class MemoryBootCopies {
  readonly #copies = new Map<Scope, { cursor: Cursor; columns: Columns }>();

  async read(scope: Scope): Promise<BootCopy | null> {
    const stored = this.#copies.get(scope);
    return stored ? { cursor: stored.cursor, rows: new CopiedRows(stored.columns) } : null;
  }

  async write(scope: Scope, cursor: Cursor, copy: CatalogueCopy): Promise<void> {
    this.#copies.set(scope, { cursor, columns: await packColumns(copy, async () => {}) });
  }

  async forget(scope: Scope): Promise<void> {
    this.#copies.delete(scope);
  }
}
