import type { CloseTillBody } from "#shared/schemas/till.ts";
import type { OperationOf } from "#shared/sync/operations.ts";
import { retentionDays } from "#shared/sync/rows.ts";
import type { KnownOperation } from "./known-operation.ts";
import { worthOf } from "./oracle-discounts.ts";
import { demand, type OracleShop } from "./oracle-shop.ts";
import type { OracleView } from "./oracle-view.ts";

/** An act of a device at its place in the device's own order, as far as a drawer is concerned. */
type Act = KnownOperation & { rev: number };
type Back = OperationOf<"return">;
type Of<K extends Act["operation"]["kind"]> = Act & { operation: OperationOf<K> };

const isOf = <K extends Act["operation"]["kind"]>(act: Act, kind: K): act is Of<K> =>
  act.operation.kind === kind;
const isBefore = (a: KnownOperation, b: KnownOperation) =>
  a.epoch < b.epoch || (a.epoch === b.epoch && a.operation.seq < b.operation.seq);
const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);

/**
 * A closing against the acts that made it, counted a second time: what the books hold of it is what lies in the drawer
 * (Z2, Z6), and a device whose acts have all been heard tells just that.
 */
export function checkClosing(oracle: OracleView, shop: OracleShop, closing: KnownOperation): void {
  const { id, body } = closing.operation as OperationOf<"till.close">;
  const close = shop.books.rows.tillActs.get(id)?.row["close"] as Closing | undefined;
  if (!close) return;
  const till = new DrawerOf(oracle, shop, closing);
  const expected = till.count(body);
  const booked = close.booked ?? close.figures;
  const found = Object.fromEntries(
    Object.keys(expected).map((name) => [name, booked[name as keyof typeof expected]]),
  );
  demand(
    JSON.stringify(found) === JSON.stringify(expected),
    "Z6",
    () =>
      `closing ${id} of ${closing.device} is in the books with ${JSON.stringify(found)}, its acts make ${JSON.stringify(expected)}`,
  );
  oracle.checks += 1;
  const entry = shop.books.ledger.get(id);
  const isOdd = Object.keys(expected).some(
    (name) => close.figures[name as keyof typeof expected] !== found[name],
  );
  if (!entry?.reasons.includes("till-mismatch") || !isOdd || !till.isWhole(body)) return;
  demand(
    false,
    "Z4",
    () =>
      `closing ${id} of ${closing.device} tells ${JSON.stringify(close.figures)}, the books hold ${JSON.stringify(found)}`,
  );
}

type Closing = Pick<CloseTillBody, "figures"> & { booked: CloseTillBody["figures"] | null };

class DrawerOf {
  readonly #oracle: OracleView;
  readonly #shop: OracleShop;
  readonly #closing: KnownOperation;
  /** What the device did before it in this shop, as far as the books had it. */
  readonly #acts: readonly Act[];

  constructor(oracle: OracleView, shop: OracleShop, closing: KnownOperation) {
    this.#oracle = oracle;
    this.#shop = shop;
    this.#closing = closing;
    this.#acts = this.#kept(oracle.knownByDevice.get(closing.device) ?? []).filter((act) =>
      isBefore(act, closing),
    );
  }

  count(body: CloseTillBody) {
    const boundary = this.#boundary();
    const float = boundary && isOf(boundary, "till.open") ? boundary.operation.body.float : 0;
    const since = this.#acts.filter(
      (act) =>
        act !== boundary &&
        (!boundary || isBefore(boundary, act)) &&
        act.operation.at >= body.since,
    );
    const sales = since.filter((act) => isOf(act, "sale")).map(({ operation }) => operation.body);
    const moves = since.filter((act) => isOf(act, "till.move")).map((act) => act.operation.body);
    const own = since.filter((act) => isOf(act, "return")).filter((act) => this.#isMine(act));
    const named = this.#named(body);
    const inFloat = new Set(
      (body.elsewhere ?? []).flatMap(({ id, isInFloat }) => (isInFloat ? [id] : [])),
    );
    const backs = [...own, ...named].map(({ operation }) => operation);
    // What a reseller is paid lies in no drawer (C10).
    const debts = since
      .filter((act) => isOf(act, "account.move"))
      .flatMap(({ operation: { body } }) => ("own" in body || "suppliers" in body ? [] : [body]));
    const paidBy = (wanted: string) =>
      sum(debts.map((one) => (one.kind === "payment" && one.method === wanted ? one.amount : 0)));
    const moved = (wanted: "in" | "out") =>
      sum(moves.map(({ direction, amount }) => (direction === wanted ? amount : 0)));
    const cash = sum(
      sales.flatMap(({ payments }) =>
        payments.map(({ method, amount }) => (method === "cash" ? amount : 0)),
      ),
    );
    const refundedCash = sum(backs.map((back) => (inFloat.has(back.id) ? 0 : inCash(back))));
    return {
      tickets: sales.length,
      cash,
      refundedCash,
      refunded: sum(backs.map(({ body: { lines } }) => worthOf(lines))),
      returns: backs.length,
      voids: voidsAmong(backs),
      debtsCash: paidBy("cash"),
      debtsMobileMoney: paidBy("mobile-money"),
      expected: float + cash - refundedCash + paidBy("cash") + moved("in") - moved("out"),
    };
  }

  /**
   * Whether the device could know just what the books hold: it has done something before with its till, lost nothing,
   * all that it did was heard and taken, and it has been open for no longer than devices keep tickets.
   */
  isWhole({ after, since }: CloseTillBody): boolean {
    const { device, epoch, operation } = this.#closing;
    const { shopId } = operation;
    const all = this.#oracle.knownByDevice.get(device) ?? [];
    const before = all.filter(
      (act) => act.operation.shopId === shopId && isBefore(act, this.#closing),
    );
    const isHeard = before.every(
      (act) => this.#shop.books.ledger.get(act.operation.id)?.status !== undefined,
    );
    const isLost = all.some(({ mayBeLost, isReused }) => mayBeLost || isReused) || epoch > 1;
    const isOld = operation.at - since > (retentionDays("sales") - 2) * 86_400_000;
    const isRestored = this.#oracle.everyBooksOf(shopId).length > 1;
    return after !== null && isHeard && !isLost && !isRestored && !isOld;
  }

  #kept(known: readonly KnownOperation[]): Act[] {
    const { shopId } = this.#closing.operation;
    return known.flatMap((one) => {
      const entry = this.#shop.books.ledger.get(one.operation.id);
      const isTaken = entry && entry.status !== "refused" && one.operation.shopId === shopId;
      return isTaken ? { ...one, rev: entry.rev } : [];
    });
  }

  /** The latest opening or closing before it; of a number that a restored backup gave twice, the one that came last. */
  #boundary(): Act | undefined {
    return this.#acts
      .filter((act) => isOf(act, "till.open") || isOf(act, "till.close"))
      .reduce<Act | undefined>(
        (last, act) =>
          last && (isBefore(act, last) || (!isBefore(last, act) && act.rev < last.rev))
            ? last
            : act,
        undefined,
      );
  }

  /** Returns of other devices that it names, belong to it, and no closing of it has named before. */
  #named({ elsewhere = [] }: CloseTillBody): Of<"return">[] {
    const before = new Set(
      this.#acts.flatMap((act) =>
        isOf(act, "till.close") ? (act.operation.body.elsewhere ?? []).map(({ id }) => id) : [],
      ),
    );
    const all = elsewhere.flatMap(({ id }) => this.#oracle.known.get(id) ?? []);
    return this.#kept(all)
      .filter((act) => isOf(act, "return"))
      .filter(
        (act) =>
          act.device !== this.#closing.device &&
          !before.has(act.operation.id) &&
          this.#tillOf(act) === this.#closing.device,
      );
  }

  #isMine(act: Of<"return">): boolean {
    return this.#tillOf(act) === act.device;
  }

  /** The device whose drawer a return left, or whose ticket it undid; null for a ticket of no drawer of the shop. */
  #tillOf({ operation, device, rev }: Of<"return">): string | null {
    const { saleId, ticket, till } = operation.body;
    const isCash = inCash(operation) > 0 || operation.body.refund === "cash";
    if (saleId === null || (isCash && till !== "ticket")) return device;
    const sale = this.#oracle.known.get(saleId);
    const heard = this.#shop.books.ledger.get(saleId);
    if (heard && heard.rev < rev) return sale?.operation.kind === "sale" ? sale.device : null;
    if (!ticket) return device;
    return this.#oracle.codes.get(`${operation.shopId} ${ticket.deviceCode}`) ?? null;
  }
}

/** What of a return went in cash, in francs. */
function inCash({ body }: Back): number {
  const francs = worthOf(body.lines);
  if (body.refund === "cash") return francs;
  return body.refund === "none" ? 0 : Math.min(body.cashPart ?? 0, francs);
}

/** Tickets that these undo, each once; what names no ticket undoes one of its own. */
function voidsAmong(backs: readonly Back[]): number {
  return new Set(backs.flatMap(({ id, body }) => (body.isVoid ? (body.saleId ?? id) : []))).size;
}
