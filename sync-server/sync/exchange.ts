import {
  type ExchangeAnswer,
  type ExchangeRequest,
  protocolVersion,
  type ScopeChanges,
  type VerdictStatus,
} from "#shared/sync/protocol.ts";
import { accessOf, type KnownAccess } from "./access.ts";
import { readChanges } from "./answers/changes.ts";
import { lookAtHeads, recentChanges } from "./answers/recent-changes.ts";
import type { ScopePage } from "./answers/scopes.ts";
import type { Speaker, SyncDeps } from "./deps.ts";
import { isWorthNoting, noteDevice } from "./device-notes.ts";
import { type JudgedRequest, judgeRequest } from "./judging/judge-request.ts";
import { knownOperations } from "./judging/known-operations.ts";

/** Oldest protocol that still receives changes; facts are taken from any. */
const minVersion = 1;

/**
 * One round trip: every operation is judged and committed, then everything the person may read after their cursors
 * is read in one snapshot. A second run of the same request gives the same books.
 */
export async function exchange(
  deps: SyncDeps,
  { userId }: Speaker,
  request: ExchangeRequest,
): Promise<ExchangeAnswer> {
  const arrival = deps.clock();
  const judgedRequest = await judgeRequest(deps, userId, request, arrival);
  const { judged } = judgedRequest;
  const isSendOnly = request.cursors.length === 0 && judged.length > 0 && request.accessRev > 0;
  const reading = isSendOnly ? undefined : await read(deps, userId, request, judgedRequest);
  const others = request.others?.length
    ? await knownOthers(deps, request.others, reading?.changes ?? [])
    : undefined;
  // In every shop where this device has a code.
  for (const device of deps.devices.numberedAs(userId, request.device)) {
    const said = { request, userId, heard: judgedRequest.heard, now: arrival };
    if (isWorthNoting(device, said)) await noteDevice(deps, device, said);
  }
  return {
    v: protocolVersion,
    time: arrival,
    verdicts: judged.map(({ status, rev, reasons }) => verdict(status, rev, reasons)),
    ...toldOf(reading, judgedRequest),
    ...(others ? { others } : {}),
    ...(request.chain !== undefined &&
      deps.heads.wantsKey(request.device) && { wantsKey: true as const }),
    minVersion,
  };
}

type Reading = { access?: KnownAccess; changes: ScopeChanges[] };

/**
 * What was read, and the epochs that no change names. A device that sends only does not hear otherwise that the books
 * were put back to a backup, and its verdicts count in revisions of the books that judged them, which need not be those
 * that its rows came out of. Whoever may not read a shop any more hears its epoch with their access, which a restore
 * raises: what a stale epoch had taken of theirs is sent again (F2).
 */
function toldOf(
  reading: Reading | undefined,
  { epochs }: JudgedRequest,
): Pick<ExchangeAnswer, "access" | "changes" | "epochs"> {
  if (!reading) return { changes: [], ...(epochs.size > 0 && { epochs: recordOf(epochs) }) };
  const { access, changes } = reading;
  const closed = Object.entries(access?.closed ?? {});
  // Raised between the verdicts and the reading: the verdicts' one is said, and the access comes once more, with its own.
  const isTorn = closed.some(([shopId, epoch]) => (epochs.get(shopId) ?? epoch) !== epoch);
  const told = new Set<string>();
  for (const change of changes) {
    if (change.state === "gone") continue;
    const { epoch } = change.state === "rows" ? change.cursor : change.snapshot.cursor;
    told.add(`${change.scope.split(":")[1]} ${epoch}`);
  }
  const judged = [...epochs].filter(([shopId, epoch]) => !told.has(`${shopId} ${epoch}`));
  const untold = isTorn ? judged : [...closed, ...judged];
  return {
    ...(access && !isTorn ? { access: { rev: access.rev, shops: access.shops } } : {}),
    changes,
    ...(untold.length > 0 ? { epochs: recordOf(untold) } : {}),
  };
}

function recordOf(epochs: Iterable<readonly [shopId: string, epoch: number]>) {
  const record: Record<string, number> = {};
  for (const [shopId, epoch] of epochs) record[shopId] = epoch;
  return record;
}

/** What the books hold of other people's operations on this device, asked only after the rows (S3a). */
async function knownOthers(
  deps: SyncDeps,
  asked: NonNullable<ExchangeRequest["others"]>,
  changes: readonly ScopeChanges[],
): Promise<ExchangeAnswer["others"]> {
  const readable = new Map<string, "all" | "own">();
  for (const { scope, state } of changes) {
    const [, shopId = "", part] = scope.split(":");
    if (state === "gone") continue;
    if (part === undefined || !readable.has(shopId)) readable.set(shopId, part ? "own" : "all");
  }
  return knownOperations(deps, readable, asked);
}

function verdict(
  status: VerdictStatus,
  rev: number,
  reasons: JudgedRequest["judged"][number]["reasons"],
): ExchangeAnswer["verdicts"][number] {
  return reasons.length > 0 ? [status, rev, reasons] : [status, rev];
}

async function read(
  deps: SyncDeps,
  userId: string,
  request: ExchangeRequest,
  { knownRows, seen }: JudgedRequest,
): Promise<Reading> {
  const { device, accessRev } = request;
  const takesChanges = request.v >= minVersion;
  const asked = {
    userId,
    scopes: takesChanges ? request.cursors.map(([scope, cursor]) => ({ scope, cursor })) : [],
    omit: knownRows,
    rowBudget: request.rowBudget,
    v: request.v,
  };
  const isReader = request.operations.list.length === 0;
  const stands = isReader ? await lookAtHeads(deps, asked) : seen;
  const recent = recentChanges(deps, asked, request, stands);
  if (recent) return { changes: recent };
  const { accessRev: currentRev, pages, quiet } = await readChanges(deps, asked);
  for (const { scope, cursor, turnsRev } of quiet)
    deps.quiet.note({ userId, scope }, cursor, turnsRev);
  const isPrepared = deps.devices.isPrepared(userId, device, currentRev);
  const access =
    isPrepared && currentRev === accessRev ? undefined : await accessOf(deps, userId, device);
  return {
    ...(access && access.rev !== accessRev ? { access } : {}),
    changes: await withPlans(deps, userId, pages),
  };
}

/**
 * One first load after the other: somebody with ten shops takes no ten connections from those who sell, and what is
 * asked of the database comes in the same order every time.
 */
async function withPlans(
  deps: SyncDeps,
  userId: string,
  pages: readonly ScopePage[],
): Promise<ScopeChanges[]> {
  const changes: ScopeChanges[] = [];
  for (const page of pages) {
    if (page.state !== "reset") changes.push(page);
    else changes.push({ ...page, snapshot: await deps.snapshots.plan(page.scope, userId) });
  }
  return changes;
}
