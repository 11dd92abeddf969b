import { businessDay, utcDays } from "#shared/rules/business-day.ts";
import { isDayKind, retentionDays, rowKinds } from "#shared/sync/rows.ts";
import type { Check, ReadModels } from "#web/store/books/read-models.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { scopesOf, shopOfScope } from "./access.ts";

/** `serverTime`: the server's clock in its latest answer, ms. A device's own clock jumps and must not age anything. */
type House = { outbox: Outbox; readModels: ReadModels; serverTime: number; check?: Check };

const dayKinds = rowKinds.filter(isDayKind);

const dayMs = 86_400_000;
/** A server put back to yesterday's backup gets back what it had accepted since: so long applied operations are kept. */
const keptApplied = 7 * dayMs;

/** What need not stay: answered operations, old sales, scopes that nobody here may read any more. Cheap, and safe to repeat. */
export async function collectGarbage(house: House): Promise<void> {
  await forgetScopes(house);
  await forgetOldFacts(house);
  const leaving: OperationRecord[] = [];
  for (const record of house.outbox.records())
    if (await mayLeave(record, house)) leaving.push(record);
  house.check?.();
  await house.outbox.forget(leaving);
}

/** Applied and seven days old with all its figures read, or refused and closed by the person (W5). */
async function mayLeave(record: OperationRecord, house: House): Promise<boolean> {
  if (record.state === "refused") return record.closedAt !== null;
  if (record.state === "waiting" || record.answeredAt === null) return false;
  if (house.serverTime - record.answeredAt < keptApplied) return false;
  const [scope, messages] = scopesOf(house.outbox.meta, record.by).filter(
    (name) => shopOfScope(name) === record.operation.shopId,
  );
  if (!scope || !messages) return true;
  // Whatever it became stands in the books, and the device has read them up to there.
  const told = record.operation.kind.startsWith("message.") ? messages : scope;
  return ((await house.readModels.cursor(told))?.rev ?? 0) >= record.ackRev;
}

async function forgetScopes({ outbox, readModels, check }: House): Promise<void> {
  const granted = new Set(
    outbox.meta.access.flatMap((known) => scopesOf(outbox.meta, known.userId)),
  );
  for (const scope of await readModels.scopes())
    if (!granted.has(scope)) await readModels.dropScope(scope, check);
}

async function forgetOldFacts({ readModels, serverTime }: House): Promise<void> {
  for (const scope of await readModels.scopes()) {
    const uncounted = firstUncounted(await readModels.rows(scope, "months"));
    for (const kind of dayKinds) {
      const first = businessDay(serverTime - retentionDays(kind) * dayMs, utcDays);
      const isCounted = kind === "sales" || kind === "returns";
      const before = isCounted && uncounted < first ? uncounted : first;
      if (before !== "") await readModels.forgetBefore(scope, kind, before);
    }
  }
}

/** What no month's book counts yet stays however old it is, or reports would lose it (H6). */
function firstUncounted(months: readonly { id: string }[]): string {
  const last = months
    .map(({ id }) => id)
    .sort()
    .at(-1);
  // Any day of a later month is after this one, any of the month itself before.
  return last === undefined ? "" : `${last}-32`;
}
