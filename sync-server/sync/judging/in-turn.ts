import { eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { opLedger } from "#server/db/tables/operations.ts";
import { shopRevisions, shops } from "#server/db/tables/shops.ts";
import { subscriptions } from "#server/db/tables/subscriptions.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import type { TurnRule } from "#server/sync/entries/rule.ts";
import { operationRules } from "#server/sync/operations/registry.ts";
import { lastBelievedSales } from "#server/sync/sales/last-believed-sale.ts";
import type { Device } from "#server/sync/shop/devices.ts";
import { whenItHappened } from "#server/sync/shop/moment.ts";
import { writeNotices } from "#server/sync/shop/notices.ts";
import { isDataError, untilThrough } from "#server/sync/shop/postgres-errors.ts";
import { ShopGone } from "#server/sync/shop/shop-gone.ts";
import { type Judgement, notKept, type Turn } from "#server/sync/shop/turn.ts";
import { storedVerdicts } from "#server/sync/verdicts/stored-verdicts.ts";
import type { Judged } from "#server/sync/verdicts/verdict.ts";
import { must } from "#shared/must.ts";
import { hasBeenStaff } from "#shared/rules/acting.ts";
import { may } from "#shared/rules/permissions.ts";
import { allowedIn, subscriptionStateAt } from "#shared/rules/plan-limits.ts";
import type { Decided } from "#shared/schemas/subscription.ts";
import { isFact, isOfOwnNotebook, isPersonal } from "#shared/sync/operation-kinds.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { letAct, type Member, type MetMembers, memberOf } from "./acting-in-turn.ts";
import type { Understood } from "./incoming.ts";

/** Operations of one device in one shop that are judged one after the other in one transaction. */
export type TurnJob = {
  shopId: string;
  userId: string;
  device: Device;
  arrival: number;
  operations: readonly Understood[];
};

const notUnderstood: Judged = {
  status: "refused",
  rev: 0,
  reasons: ["not-understood"],
  deviceKnowsRow: false,
};

/** Takes the shop's lock, judges and writes; a mistake in one operation must not stop the others. */
export async function takeTurn(deps: SyncDeps, job: TurnJob): Promise<Judged[]> {
  try {
    return await untilThrough(() => deps.sales.alone(job.shopId, () => inTransaction(deps, job)));
  } catch (error) {
    if (!isDataError(error)) throw error;
    if (job.operations.length === 1) return [notUnderstood];
    const judged: Judged[] = [];
    for (const operation of job.operations) {
      judged.push(...(await takeTurn(deps, { ...job, operations: [operation] })));
    }
    return judged;
  }
}

async function inTransaction(deps: SyncDeps, job: TurnJob): Promise<Judged[]> {
  const { shopId } = job;
  const { judged, isNew, rev, epoch, touched } = await deps.db.transaction(async (tx) => {
    const { turn, member, epoch } = await begin(tx, job);
    const { rev } = turn;
    const { judged, isNew } = await judgeInOrder(turn, job, member);
    await writeNotices(turn);
    // What only repeats takes no revision: all devices of the shop would be woken to ask for nothing.
    if (isNew)
      await tx
        .update(shopRevisions)
        .set({ rev, turnsRev: rev, ...(turn.catalogChanged && { catalogRev: rev }) })
        .where(eq(shopRevisions.shopId, shopId));
    return { judged, isNew, rev, epoch, touched: turn.touched };
  });
  deps.touched.note(
    shopId,
    [...touched].map((productId) => ({ productId })),
  );
  // Told again when nothing is new: who has heard of the revision is not told twice, who lost the poke is.
  const stands = isNew ? rev : rev - 1;
  deps.wake.announce({ shopId, prevRev: stands - 1, rev: stands });
  for (const { operation } of job.operations) {
    if (operation.seq === job.device.lastSeq + 1) job.device.lastSeq = operation.seq;
  }
  return judged.map((verdict) => ({ ...verdict, epoch }));
}

/** Takes the shop's lock; everything else is read after it. The revision is the one that the turn will have. */
async function begin(tx: Tx, job: TurnJob): Promise<{ turn: Turn; member: Member; epoch: number }> {
  const { shopId, userId, device, arrival } = job;
  const [revision] = await tx
    .select({ rev: shopRevisions.rev, epoch: shopRevisions.epoch })
    .from(shopRevisions)
    .where(eq(shopRevisions.shopId, shopId))
    .for("update");
  if (!revision) throw new ShopGone("nobody can take a turn in it any more");
  const [shop] = await tx
    .select({
      timeZone: shops.timeZone,
      dayTurnsAt: shops.dayTurnsAt,
      totalsThrough: shops.totalsThrough,
      shopName: shops.name,
      ownerId: shops.ownerId,
      maxProducts: shops.maxProducts,
      maxAgencies: shops.maxAgencies,
      decided: subscriptions.decided,
      paidUntil: subscriptions.nextBillingAt,
    })
    .from(shops)
    .leftJoin(subscriptions, eq(subscriptions.userId, shops.ownerId))
    .where(eq(shops.id, shopId));
  const member = must(await memberOf(tx, shopId, userId), "the member");
  const turn: Turn = {
    tx,
    shopId,
    rev: revision.rev + 1,
    now: arrival,
    ...asOf(must(shop, "the shop"), arrival),
    userId,
    userName: member.fullName,
    recordedBy: null,
    device,
    catalogChanged: false,
    touched: new Set(),
    mergedInto: undefined,
    monthsNoted: new Set(),
    notices: [],
  };
  return { turn, member, epoch: revision.epoch };
}

type ShopRow = Pick<
  Turn,
  | "timeZone"
  | "dayTurnsAt"
  | "totalsThrough"
  | "shopName"
  | "ownerId"
  | "maxProducts"
  | "maxAgencies"
> & {
  decided: Decided | null;
  paidUntil: Date | null;
};

/** The shop as it stands at a moment: once its owner's plan has expired, nothing new is taken, told so or not. */
function asOf({ decided, paidUntil, ...shop }: ShopRow, now: number) {
  if (!decided || !paidUntil) return shop;
  const status = subscriptionStateAt({ decided, nextBillingAt: paidUntil.getTime() }, now);
  return allowedIn[status].newThings ? shop : { ...shop, maxProducts: 0, maxAgencies: 0 };
}

async function judgeInOrder(
  turn: Turn,
  job: TurnJob,
  member: Member,
): Promise<{ judged: Judged[]; isNew: boolean }> {
  const { tx, shopId, rev } = turn;
  const asked = job.operations.map(({ operation }) => operation.id);
  const stored = await storedVerdicts(tx, shopId, asked);
  const given = await givenTo(turn, job, member);
  const entries: (typeof opLedger.$inferInsert)[] = [];
  const judged: Judged[] = [];
  for (const { operation, hash, link } of job.operations) {
    if (stored.has(operation.id)) {
      judged.push(stored.answer(operation.id, hash, rev - 1));
      continue;
    }
    const judgement = await judgeOne(turn, operation, given);
    const reasons = judgement.kept ? judgement.flags : [judgement.refusal];
    const status = judgement.kept ? (reasons.length > 0 ? "flagged" : "applied") : "refused";
    judged.push({ status, rev, reasons, deviceKnowsRow: false });
    entries.push({
      shopId,
      opId: operation.id,
      hash: Buffer.from(hash, "hex"),
      deviceNo: turn.device.no,
      seq: operation.seq,
      kind: operation.kind,
      rev,
      status,
      reasons: reasons.length > 0 ? reasons : null,
      recordedBy: turn.recordedBy,
      link: link ? Buffer.from(link, "hex") : null,
    });
  }
  if (entries.length > 0) await tx.insert(opLedger).values(entries).onConflictDoNothing();
  return { judged, isNew: entries.length > 0 };
}

/** What the operations of a turn are judged by beside the shop; none of them changes it. */
type Given = {
  signedIn: Member;
  met: MetMembers;
  /** When the device's last believed sale before each number happened, ms. */
  believed: ReadonlyMap<number, number>;
};

async function givenTo({ tx, device }: Turn, job: TurnJob, signedIn: Member): Promise<Given> {
  const seqs = job.operations.map(({ operation }) => operation.seq);
  return { signedIn, met: new Map(), believed: await lastBelievedSales(tx, device, seqs) };
}

async function judgeOne(turn: Turn, operation: Operation, given: Given): Promise<Judgement> {
  const { signedIn } = given;
  const rule = operationRules[operation.kind];
  // Sales are written in groups; only those come here that cannot have happened (`judge-request.ts`).
  if (rule.way === "grouped") return notKept("not-allowed");
  // The rule of a kind takes the operations of that kind; the table says so, the compiler cannot follow it.
  const { action, write } = rule as TurnRule<Operation>;
  const { role, isActive, isOther } = await letAct(turn, operation, given);
  const isForeign = isOther || turn.recordedBy !== null;
  if (isForeign && (isPersonal(operation.kind) || isOfOwnNotebook(operation)))
    return notKept("not-allowed");
  const isOfRole = may(role, action(operation.body, role));
  // Whoever never was of the staff cannot have done what only staff does, and lends their sign-in to nobody: there is no
  // fact to keep (J3).
  if (!isOfRole && !hasBeenStaff(signedIn)) return notKept("not-allowed");
  const isAllowed = isActive && isOfRole;
  if ((!isAllowed || isOther) && !isFact(operation)) return notKept("not-allowed");
  const happened = whenItHappened(operation, turn.now, given.believed.get(operation.seq));
  const wasStaff = hasBeenStaff(signedIn);
  return write(turn, operation, { happened, role, isActive, isAllowed, isOther, wasStaff });
}
