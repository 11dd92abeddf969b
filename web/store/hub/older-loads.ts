import type { Cursor, Scope } from "#shared/sync/protocol.ts";
import type { ReadModels } from "#web/store/books/read-models.ts";

/** A server makes another load of a scope within this time, ms. */
const hour = 3_600_000;

/** Scopes that were asked for as a whole and of which the server had an older load only: they go on from their cursor. */
export class OlderLoads {
  readonly #offered = new Map<Scope, number>();

  offered(scopes: readonly Scope[], now: number): void {
    for (const scope of scopes) this.#offered.set(scope, now);
  }

  /** From where to ask for a scope now. */
  askFrom(readModels: ReadModels, scope: Scope, now: number): Promise<Cursor | null> {
    const at = this.#offered.get(scope);
    const isLately = at !== undefined && Math.abs(now - at) < hour;
    return isLately ? readModels.cursor(scope) : readModels.askFrom(scope);
  }
}
