import type {
  Cursor,
  ExchangeAnswer,
  Scope,
  ScopeChanges,
  SnapshotPlan,
} from "#shared/sync/protocol.ts";
import type { ReadModels } from "#web/store/books/read-models.ts";
import type { ChainStep } from "#web/store/chain/chain-step.ts";
import {
  type OperationRecord,
  type OutboxMeta,
  unanswered,
} from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { TransportFailure } from "#web/store/ports.ts";
import { accessTo, isBesideBooks, scopesOf, shopOfScope, shopsOf } from "./access.ts";
import { withJudgedAnew } from "./judged-anew.ts";
import { ownRows } from "./own-rows.ts";

/** An exchange that has been answered. */
export type Answered = {
  userId: string;
  sent: readonly OperationRecord[];
  /** Operations of other people that were asked about (S3a). */
  others: readonly OperationRecord[];
  /** Cursors asked with. */
  asked: ReadonlyMap<Scope, Cursor | null>;
  answer: ExchangeAnswer;
  /** Device clock when the request left and when the answer was there. */
  leftAt: number;
  arrivedAt: number;
  /** Throws once the hub is another tab's. */
  check: () => void;
  chain?: ChainStep | undefined;
};

/**
 * What remains to be done after an answer has been applied. `older`: scopes whose load was planned too long ago; `unread`:
 * why the read models had no part in it.
 */
export type Applied = {
  loads: Map<Scope, SnapshotPlan>;
  older: Scope[];
  more: boolean;
  unread?: unknown;
};

/** Longest way of an answer that still tells what the server's clock says. */
const longestWay = 60_000;

/**
 * Applies an answer in the one order that may be cut anywhere: verdicts, rows, cursor (E5).
 * Each step may be repeated.
 */
export async function applyAnswer(
  { outbox, readModels }: { outbox: Outbox; readModels: ReadModels | null },
  answered: Answered,
): Promise<Applied> {
  const { sent, answer } = answered;
  if (answer.verdicts.length !== sent.length)
    throw new TransportFailure("garbled", "verdicts do not match");
  if (answered.others.length !== (answer.others?.length ?? 0))
    throw new TransportFailure("garbled", "others do not match");
  const applied: Applied = { loads: new Map(), older: [], more: false };
  // Rows of a stale epoch must not be seen beside verdicts of the new ones: their revisions say nothing of each other.
  // Where they cannot be looked at the verdicts are kept all the same (F4), and the next answer that asks finds them.
  const wentBack = await (readModels && dropLostBooks(readModels, answered, outbox))?.catch(
    (cause: unknown) => {
      applied.unread = cause;
    },
  );
  answered.check();
  const settled = await keepVerdicts(outbox, answered);
  applied.more = await putBackOfClosed(outbox, answered);
  if (!readModels || !wentBack) return applied;
  // As soon as books are known to have gone back, what the lost ones had accepted waits again: it goes before what was
  // done after it, which may build on it. Rows of those books are gone by now.
  for (const [shopId, epoch] of Object.entries(answer.epochs ?? {})) {
    answered.check();
    const lost = appliedIn(outbox, shopId).filter(
      ({ ackEpoch }) => ackEpoch !== null && ackEpoch !== epoch,
    );
    if (lost.length > 0) await putBack(outbox, lost);
    applied.more ||= lost.length > 0;
  }
  for (const change of answer.changes) {
    const { scope } = change;
    if (!answered.asked.has(scope)) continue;
    answered.check();
    if (change.state === "gone") await readModels.dropScope(scope, answered.check);
    else if (change.state === "reset" && (await isOlder(readModels, answered, change))) {
      applied.older.push(scope);
      applied.more = true;
    } else if (change.state === "reset") {
      const isReady = await putBackLost(outbox, change, wentBack.get(scope));
      if (isReady) applied.loads.set(scope, change.snapshot);
      else applied.more = true;
    } else {
      const from = answered.asked.get(scope);
      if (!from) continue;
      const { cursor: to, rows } = change;
      const shopId = shopOfScope(scope);
      const mine = settled.filter((record) => record.operation.shopId === shopId);
      const deviceCode = accessTo(outbox.meta, answered.userId, shopId)?.deviceCode ?? "";
      const own = isBesideBooks(scope)
        ? {}
        : await ownRows(mine, { scope, to, rows, deviceCode }, readModels);
      await readModels.applyPage({ scope, from, to, rows, own }, answered.check);
      applied.more ||= change.more;
    }
  }
  return applied;
}

/** Verdicts, and what was learnt with them, go to the disk before any row (E5). Gives what was sent, as it now stands. */
async function keepVerdicts(outbox: Outbox, answered: Answered): Promise<OperationRecord[]> {
  const { sent, others, answer } = answered;
  const epochs = epochsOf(outbox.meta, answered);
  const judged = (
    { id }: OperationRecord,
    verdict: ExchangeAnswer["verdicts"][number] | null | undefined,
  ) => {
    const record = outbox.get(id);
    if (!record || !verdict || record.state !== "waiting") return record;
    const [status, rev, reasons = []] = verdict;
    const state: OperationRecord["state"] = status === "refused" ? "refused" : "applied";
    const { shopId } = record.operation;
    const ackEpoch = answer.epochs?.[shopId] ?? epochs[shopId] ?? null;
    return { ...record, state, ackRev: rev, ackEpoch, reasons, answeredAt: answer.time };
  };
  const now = sent.flatMap((record, index) => judged(record, answer.verdicts[index]) ?? []);
  const foreign = others.flatMap((record, index) => judged(record, answer.others?.[index]) ?? []);
  const different = [...now, ...foreign].filter((record) => outbox.get(record.id) !== record);
  const isReused = ({ state, reasons }: OperationRecord) =>
    state === "refused" && reasons.includes("id-reused");
  const known = withJudgedAnew(
    outbox,
    answered,
    different.filter((record) => !isReused(record)),
  );
  const reused = different
    .filter(isReused)
    .map((record): OperationRecord => ({ ...record, ...unanswered }));
  const heard = { ...whatWasLearnt(outbox.meta, answered), epochs };
  const [settled, learnt] = answered.chain?.kept(known, heard, answer) ?? [known, heard];
  const matters =
    settled.length > 0 ||
    learnt.access !== undefined ||
    isFarOff(outbox.meta, learnt) ||
    JSON.stringify(epochs) !== JSON.stringify(outbox.meta.epochs);
  if (matters) await outbox.settle(settled, learnt);
  else outbox.note(learnt);
  if (reused.length > 0) await outbox.writeAgain(reused);
  return now;
}

function whatWasLearnt(meta: Readonly<OutboxMeta>, answered: Answered): Partial<OutboxMeta> {
  const { answer, userId, leftAt, arrivedAt } = answered;
  const learnt: Partial<OutboxMeta> = { lastExchangeAt: arrivedAt };
  const way = arrivedAt - leftAt;
  if (way >= 0 && way <= longestWay)
    learnt.clockOffset = answer.time - Math.round((leftAt + arrivedAt) / 2);
  if (answer.access) {
    const { rev, shops } = answer.access;
    learnt.access = [
      ...meta.access.filter((known) => known.userId !== userId),
      { userId, rev, shops },
    ];
  }
  return learnt;
}

/** Two seconds of difference are the network's; more is a clock that was set. */
function isFarOff(meta: Readonly<OutboxMeta>, { clockOffset }: Partial<OutboxMeta>): boolean {
  if (clockOffset === undefined || clockOffset === null) return false;
  return meta.clockOffset === null || Math.abs(meta.clockOffset - clockOffset) > 2000;
}

/** Epoch of each shop's books: as this answer says, else as last heard. */
function epochsOf(meta: Readonly<OutboxMeta>, { answer }: Answered): Record<string, number> {
  const epochs = { ...meta.epochs, ...answer.epochs };
  for (const change of answer.changes) {
    if (change.state === "rows") epochs[shopOfScope(change.scope)] = change.cursor.epoch;
    if (change.state === "reset") epochs[shopOfScope(change.scope)] = change.snapshot.cursor.epoch;
  }
  return epochs;
}

type Reset = Extract<ScopeChanges, { state: "reset" }>;

/**
 * A load that was planned before what this device holds of the same books: a server keeps one for a while. Offered to who
 * asked for everything although the scope stands, it tells nothing of the books, and is not taken.
 */
async function isOlder(
  readModels: ReadModels,
  { asked }: Answered,
  { scope, snapshot }: Reset,
): Promise<boolean> {
  if (asked.get(scope) !== null) return false;
  const stands = await readModels.cursor(scope);
  return stands?.epoch === snapshot.cursor.epoch && stands.rev > snapshot.cursor.rev;
}

/** How books are known to have gone back: they are of another epoch, or behind this device in the same one. */
type Loss = "another epoch" | "behind";

/**
 * Scopes whose books went back, to another epoch or behind this device: their rows go, before anything else. So do
 * those of a scope to be loaded while nobody knows in which books something of the shop was accepted.
 */
async function dropLostBooks(
  readModels: ReadModels,
  answered: Answered,
  outbox: Outbox,
): Promise<Map<Scope, Loss>> {
  const { answer, userId, check } = answered;
  const wentBack = new Map<Scope, Loss>();
  for (const scope of scopesOf(outbox.meta, userId)) {
    const epoch = answer.epochs?.[shopOfScope(scope)];
    if (epoch === undefined) continue;
    const stands =
      (await readModels.cursor(scope)) ?? (await readModels.loadProgress(scope))?.cursor;
    if (!stands || stands.epoch === epoch) continue;
    await readModels.dropScope(scope, check);
    wentBack.set(scope, "another epoch");
  }
  for (const change of answer.changes) {
    if (change.state !== "reset" || (await isOlder(readModels, answered, change))) continue;
    const { epoch, rev } = change.snapshot.cursor;
    const cursor = await readModels.cursor(change.scope);
    // Rows that a power cut left without a place are of books all the same; a load of the same ones may be older.
    const lies = cursor ?? (await readModels.loadProgress(change.scope))?.cursor;
    const isOther = lies !== undefined && lies.epoch !== epoch;
    const isBehind = !isOther && cursor !== null && cursor.rev > rev;
    const shopId = shopOfScope(change.scope);
    const isLost = isOther || isBehind;
    if (isLost || appliedIn(outbox, shopId).some(({ ackEpoch }) => ackEpoch === null))
      await readModels.dropScope(change.scope, check);
    if (isLost) wentBack.set(change.scope, isOther ? "another epoch" : "behind");
  }
  return wentBack;
}

/**
 * Before a scope is loaded: what a stale epoch had accepted, and what was accepted by books that were not named, is sent
 * and asked about again; the server knows each operation by its identifier (J2). False when there is such: the load
 * begins with an answer that has settled it (E6). What books of this epoch accepted is lost only when these are behind
 * where they stood: a plan may be older than the verdicts, and another scope may hold their rows by now.
 */
async function putBackLost(
  outbox: Outbox,
  { scope, snapshot }: Reset,
  loss: Loss | undefined,
): Promise<boolean> {
  const { epoch, rev } = snapshot.cursor;
  const lost = appliedIn(outbox, shopOfScope(scope)).filter(
    ({ ackEpoch, ackRev }) => ackEpoch !== epoch || (loss === "behind" && ackRev > rev),
  );
  if (lost.length > 0) await putBack(outbox, lost);
  return lost.length === 0;
}

/**
 * Of shops that the person may not read no rows tell, and the epoch is told once, with the access: what other books had
 * accepted there is found by the epoch that was kept, in every answer.
 */
async function putBackOfClosed(outbox: Outbox, { userId, check }: Answered): Promise<boolean> {
  const { epochs } = outbox.meta;
  const lost = shopsOf(outbox.meta, userId).flatMap(({ shopId, scope }) => {
    const epoch = scope === null ? epochs[shopId] : undefined;
    if (epoch === undefined) return [];
    return appliedIn(outbox, shopId).filter(({ ackEpoch }) => ackEpoch !== epoch);
  });
  if (lost.length === 0) return false;
  check();
  await putBack(outbox, lost);
  return true;
}

async function putBack(outbox: Outbox, lost: readonly OperationRecord[]): Promise<void> {
  await outbox.settle(lost.map((record): OperationRecord => ({ ...record, ...unanswered })));
}

function appliedIn(outbox: Outbox, shopId: string): OperationRecord[] {
  return outbox
    .records()
    .filter(({ state, operation }) => state === "applied" && operation.shopId === shopId);
}
