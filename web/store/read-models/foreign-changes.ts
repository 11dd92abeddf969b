import type { Scope } from "#shared/sync/protocol.ts";
import { shopOfScope } from "#web/store/hub/access.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import type { ReadModels, ReadModelsChange } from "./read-models.ts";

type House = { outbox: Outbox; readModels: ReadModels };

/** Who shows rows of a scope: whether anything of the books last heard of is shown, and what takes a change in. */
type Keeper = { shows(): boolean; take(change: ReadModelsChange): void };

/**
 * Whether the rows that are stored are of earlier books than those last heard of (R5). They lie there until an answer
 * or a load has dropped them.
 */
export async function ofLostBooks({ outbox, readModels }: House, scope: Scope): Promise<boolean> {
  const lies = (await readModels.cursor(scope)) ?? (await readModels.loadProgress(scope))?.cursor;
  return lies !== undefined && lies.epoch < (outbox.meta.epochs[shopOfScope(scope)] ?? 0);
}

/**
 * Takes in, one after the other, what was stored elsewhere: only after the outbox has been read again, because the
 * verdicts were on the disk before the rows (E2). Rows of lost books, which are told of once more when read models open
 * that the browser had taken away, are left out: whoever shows rows heard of these books has put theirs away (R5).
 */
export function foreignChanges(house: House, scope: Scope, { shows, take }: Keeper) {
  let before: Promise<unknown> = Promise.resolve();
  return (change: ReadModelsChange): void => {
    // Should the outbox not be readable just now, one row late is better than all rows never.
    const read = before.then(() => house.outbox.refresh()).catch(() => undefined);
    before = read.then(async () => {
      const mayBeLost = change.kind !== "dropped" && !shows();
      if (mayBeLost && (await ofLostBooks(house, scope).catch(() => false))) return;
      take(change);
    });
  };
}
