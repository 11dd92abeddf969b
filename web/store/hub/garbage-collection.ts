import { businessDay, utcDays } from "#shared/rules/business-day.ts";
import { isOfOffice } from "#shared/sync/operation-kinds.ts";
import type { Scope } from "#shared/sync/protocol.ts";
import { isDayKind, type RowKind, retentionDays, rowKinds } from "#shared/sync/rows.ts";
import type { FencingToken, ReadModels } from "#web/store/books/read-models.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { scopesOf, shopOfScope } from "./access.ts";

/** `serverTime`: the server's clock in its latest answer, ms. A device's own clock jumps and must not age anything. */
type Collection = {
  outbox: Outbox;
  readModels: ReadModels;
  serverTime: number;
  check?: FencingToken;
};

const dayKinds = rowKinds.filter(isDayKind);

const dayMs = 86_400_000;
/** A server put back to yesterday's backup gets back what it had accepted since: so long applied operations are kept. */
const keptApplied = 7 * dayMs;

/** What need not stay: answered operations, old sales, scopes that nobody here may read any more. Cheap, and safe to repeat. */
export async function collectGarbage(given: Collection): Promise<void> {
  await forgetScopes(given);
  await forgetOldFacts(given);
  const leaving: OperationRecord[] = [];
  for (const record of given.outbox.records())
    if (await mayLeave(record, given)) leaving.push(record);
  given.check?.();
  await given.outbox.forget(leaving);
}

/** Applied and seven days old with all its figures read, or refused and closed by the person (W5). */
async function mayLeave(record: OperationRecord, given: Collection): Promise<boolean> {
  if (record.state === "refused") return record.closedAt !== null;
  if (record.state === "waiting" || record.answeredAt === null) return false;
  if (given.serverTime - record.answeredAt < keptApplied) return false;
  const [scope, messages, office] = scopesOf(given.outbox.meta, record.by).filter(
    (name) => shopOfScope(name) === record.operation.shopId,
  );
  if (!scope || !messages) return true;
  // Whatever it became stands in the books, and the device has read them up to there.
  for (const told of tellingScopes(record, { scope, messages, office }))
    if (((await given.readModels.cursor(told))?.rev ?? 0) < record.ackRev) return false;
  return true;
}

/** The scopes by which the device learns what became of an operation. */
function tellingScopes(
  { operation }: OperationRecord,
  { scope, messages, office }: { scope: Scope; messages: Scope; office: Scope | undefined },
): Scope[] {
  if (operation.kind.startsWith("message.")) return [messages];
  return isOfOffice(operation) && office ? [scope, office] : [scope];
}

async function forgetScopes({ outbox, readModels, check }: Collection): Promise<void> {
  const granted = new Set(
    outbox.meta.access.flatMap((known) => scopesOf(outbox.meta, known.userId)),
  );
  for (const scope of await readModels.scopes())
    if (!granted.has(scope)) await readModels.dropScope(scope, check);
}

async function forgetOldFacts({ readModels, serverTime }: Collection): Promise<void> {
  for (const scope of await readModels.scopes()) {
    const uncounted = firstUncounted(await readModels.rows(scope, "months"));
    const uncosted = firstUncounted(await readModels.rows(scope, "costMonths"));
    const kept: { [K in RowKind]?: string } = {
      ...{ sales: uncounted, returns: uncounted, adjustments: uncounted, purchases: uncosted },
    };
    for (const kind of dayKinds) {
      const first = businessDay(serverTime - retentionDays(kind) * dayMs, utcDays);
      const [before = first] = [kept[kind] ?? first, first].sort();
      if (before !== "") await readModels.forgetBefore(scope, kind, before);
    }
  }
}

/** What no month's book counts yet stays however old it is, or reports and costs would lose it (H6, N6). */
function firstUncounted(months: readonly { id: string }[]): string {
  const last = months
    .map(({ id }) => id)
    .sort()
    .at(-1);
  // Any day of a later month is after this one, any of the month itself before.
  return last === undefined ? "" : `${last}-32`;
}
