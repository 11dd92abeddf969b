import { canonicalText, type Operation } from "#shared/sync/operations.ts";
import type { ExchangeAnswer, ExchangeRequest } from "#shared/sync/protocol.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { KnownOperation } from "./known-operation.ts";
import { notebookOf } from "./oracle-accounts.ts";
import { type LedgerEntry, readBooks, type Sql } from "./oracle-books.ts";
import type { Standing } from "./oracle-goods.ts";
import { checkGoods, checkShopsAgree, type Kept } from "./oracle-goods-check.ts";
import { OracleJudge } from "./oracle-judge.ts";
import { checkPage } from "./oracle-page.ts";
import { readsScope } from "./oracle-rights.ts";
import { demand, OracleShop } from "./oracle-shop.ts";
import { checkTerms } from "./oracle-terms.ts";
import { isToldAs } from "./oracle-verdicts.ts";
import type { OracleView } from "./oracle-view.ts";

/** A shop as its founder tells the oracle of it. `most`: products on sale that its plan allows. */
export type WatchedShop = { id: string; ownerId: string; most: number | null };

/**
 * Knows what every device confirmed and, from Postgres alone, what was committed; counts with rules of its own.
 * Whatever the devices and the server do must agree with it after every event.
 */
export class Oracle implements OracleView {
  readonly shops = new Map<string, OracleShop>();
  /** Books that were lost when the server was put back to a backup, latest last. */
  readonly #lost = new Map<string, OracleShop[]>();
  readonly judges = new Map<string, OracleJudge>();
  readonly #watched = new Map<string, WatchedShop>();
  readonly known = new Map<string, KnownOperation>();
  /** Whose each code is that a device was ever given, by shop and code. */
  readonly codes = new Map<string, string>();
  readonly knownByDevice = new Map<string, KnownOperation[]>();
  /** How many single comparisons were made. */
  checks = 0;
  /** Operations of requests that are being served: they may be committed at any moment. */
  readonly inFlight = new Map<string, number>();
  readonly #sql: Sql;
  readonly begins: number;

  constructor(sql: Sql, begins: number) {
    this.#sql = sql;
    this.begins = begins;
  }

  addShop(shop: WatchedShop): void {
    this.#watched.set(shop.id, shop);
    const books = new OracleShop(shop.id);
    this.shops.set(shop.id, books);
    const isSibling = (other: string) =>
      other !== shop.id && this.#watched.get(other)?.ownerId === shop.ownerId;
    const toldAt = (transferId: string) => {
      const there = books.books.rows.shopTransfers.get(transferId);
      return there?.row.direction === "in" ? there.since : undefined;
    };
    this.judges.set(shop.id, new OracleJudge({ isSibling, toldAt }, shop.most, books.notebooks));
  }

  /** The books of a shop in one epoch; those of now when it is not known. */
  booksOf(shopId: string, epoch: number | undefined): OracleShop | undefined {
    const lost = this.#lost.get(shopId)?.find(({ books }) => books.epoch === epoch);
    return lost ?? this.shops.get(shopId);
  }

  everyBooksOf(shopId: string): OracleShop[] {
    const now = this.shops.get(shopId);
    return [...(this.#lost.get(shopId) ?? []), ...(now ? [now] : [])];
  }

  /** The server was put back to a backup: what the books hold now is taken as it is, without judging it again. */
  async startOver(shopId: string): Promise<void> {
    const lost = this.shops.get(shopId);
    if (lost) this.#lost.set(shopId, [...(this.#lost.get(shopId) ?? []), lost]);
    const watched = this.#watched.get(shopId);
    if (watched) this.addShop(watched);
    const shop = this.shops.get(shopId);
    if (!shop) return;
    const changed = await readBooks(this.#sql, shop.books, "all");
    const entries = changed.filter(({ kind }) => kind === "ledger").map(entryOf);
    // What is judged again is done by whoever they are then: a dismissal may be lost with the books.
    const kept = new Set(entries.map(([id]) => id));
    for (const known of this.known.values())
      if (known.operation.shopId === shopId && !kept.has(known.operation.id)) delete known.acting;
    for (const [id, entry] of entries.sort(([, a], [, b]) => a.rev - b.rev || a.seq - b.seq)) {
      const known = this.known.get(id);
      if (shop.take(id, known, entry)) this.#count(shop, known, entry);
    }
    const judge = this.judges.get(shopId);
    judge?.notices.adopt(shop);
    judge?.lowStock.adopt(shop);
  }

  setMember(shopId: string, userId: string, standing: Standing): void {
    this.judges.get(shopId)?.setMember(userId, standing);
  }

  isReader = (shopId: string, userId: string): boolean =>
    this.judges.get(shopId)?.members.get(userId)?.active === true;

  /** An operation that stands in a device's outbox. `confirmed` once the person was told so. */
  learn(device: string, record: OperationRecord, confirmed: boolean): void {
    const { operation, by, epoch } = record;
    const before = this.known.get(operation.id);
    if (before) {
      if (before.mayBeLost && canonicalText(before.operation) !== canonicalText(operation))
        Object.assign(before, { operation, isReused: true });
      before.confirmed ||= confirmed;
      return;
    }
    const known = { operation, by, device, epoch, confirmed, mayBeLost: false, isReused: false };
    this.known.set(operation.id, known);
    const others = this.knownByDevice.get(device) ?? [];
    others.push(known);
    this.knownByDevice.set(device, others);
  }

  /** An operation of the hand that opened the shop. */
  learnOpening(operation: Operation, by: string): void {
    const states = { confirmed: true, mayBeLost: false, isReused: false };
    const known = { operation, by, device: "opening", epoch: 1, ...states };
    this.known.set(operation.id, known);
  }

  /** Looks at what Postgres holds now. `ids`: the operations of the request, in the order they were sent. */
  async observe(shopIds: Iterable<string>, ids: readonly string[] | "all"): Promise<void> {
    for (const shopId of shopIds) {
      const shop = this.shops.get(shopId);
      if (shop) await this.#observeShop(shop, ids);
    }
    const all = this.#kept();
    for (const [shopId, kept] of all) {
      this.checks += checkGoods(kept, all);
      const judge = this.judges.get(shopId);
      if (!judge) continue;
      judge.notices.takeArrivals(kept, all, judge.members);
      judge.notices.check(kept.shop);
      this.checks += judge.lowStock.check(kept.shop, judge.members, judge.articles);
    }
  }

  #kept(): Map<string, Kept> {
    const all = new Map<string, Kept>();
    for (const [shopId, shop] of this.shops) {
      const goods = this.judges.get(shopId)?.goods;
      if (goods) all.set(shopId, { shop, goods });
    }
    return all;
  }

  async #observeShop(shop: OracleShop, ids: readonly string[] | "all"): Promise<void> {
    const { books } = shop;
    const revBefore = books.rev;
    const asked = ids === "all" ? ids : [...new Set([...this.inFlight.keys(), ...ids])];
    const changed = await readBooks(this.#sql, books, asked);
    const place = new Map(ids === "all" ? [] : ids.map((id, at) => [id, at]));
    const entries = changed.filter(({ kind }) => kind === "ledger").map(entryOf);
    entries.sort(
      ([a, one], [b, other]) =>
        (place.get(a) ?? -1) - (place.get(b) ?? -1) || one.rev - other.rev || one.seq - other.seq,
    );
    const judge = this.judges.get(books.shopId);
    for (const [id, entry] of entries) {
      const known = this.known.get(id);
      const stockOf = (productId: string) => shop.stockNow(productId);
      if (known && !books.ledger.has(id)) {
        judge?.check(known, entry, stockOf);
        demand(
          entry.status === "refused" || entry.rev > revBefore,
          "R1",
          () => `${id} was committed at revision ${entry.rev}, after ${revBefore} had been seen`,
        );
      }
      if (shop.take(id, known, entry)) {
        this.#count(shop, known, entry);
        this.#checkTraces(shop, id, entry);
        if (known) checkTerms(this, shop, known);
      }
      this.checks += 2;
    }
    for (const { kind, key, rev } of changed)
      if (kind === "stocks") this.#checkStock(shop, key, rev);
    shop.checkAccounts();
    for (const productId of shop.movedProducts()) {
      const row = books.stocks.get(productId);
      if (row && row.rev >= shop.lastMove(productId)) continue;
      demand(
        !books.rows.products.has(productId),
        "E1",
        () =>
          `stock row of ${productId} stands at ${row?.rev}, its last move at ${shop.lastMove(productId)}`,
      );
    }
  }

  #count(shop: OracleShop, known: KnownOperation, entry: LedgerEntry): void {
    if (entry.status === "refused") return;
    const effects = this.judges.get(shop.books.shopId)?.take(known, entry);
    if (effects) shop.count(known.operation.id, entry.rev, effects);
    shop.notebooks.of(notebookOf(known.operation, known.by)).take(known.operation, entry.rev);
  }

  /** A kept operation is in the books once, a refused one leaves nothing there (J4). */
  #checkTraces(shop: OracleShop, id: string, entry: LedgerEntry): void {
    const { rows } = shop.books;
    const tables = { sale: rows.sales, return: rows.returns, adjust: rows.adjustments };
    const table = tables[entry.kind as keyof typeof tables];
    if (!table) return;
    const row = table.get(id);
    if (entry.status === "refused")
      demand(row === undefined, "J4", () => `refused ${entry.kind} ${id} is in the books`);
    else
      demand(
        row !== undefined && row.rev >= entry.rev,
        "F2",
        () => `accepted ${entry.kind} ${id} is not in the books`,
      );
  }

  #checkStock(shop: OracleShop, productId: string, rev: number): void {
    const row = shop.books.stocks.get(productId);
    const expected = shop.stockAt(productId, rev);
    demand(
      row?.quantity === expected,
      "F2",
      () => `stock of ${productId} at ${rev} is ${row?.quantity}, accepted moves make ${expected}`,
    );
    const sold = shop.soldAt(productId, rev);
    demand(row.sold === sold, "F2", () => `sold of ${productId} is ${row.sold}, not ${sold}`);
    this.checks += 2;
  }

  /** At rest: nobody is left who should have been told of low stock (T11), no shop that should have been told of goods. */
  checkRest(shopId: string): void {
    const all = this.#kept();
    const kept = all.get(shopId);
    const judge = this.judges.get(shopId);
    const ownerId = this.#watched.get(shopId)?.ownerId;
    if (!kept || !judge || !ownerId) return;
    judge.lowStock.checkTheEnd(kept.shop, ownerId, judge.articles);
    checkShopsAgree(kept, all);
    this.checks += 2;
  }

  /** An answer against the books it was read from, and against what this person may see. */
  checkAnswer(
    userId: string,
    request: ExchangeRequest,
    ids: readonly string[],
    answer: ExchangeAnswer,
  ): void {
    demand(
      answer.verdicts.length === ids.length,
      "J8",
      () => `${ids.length} operations, ${answer.verdicts.length} verdicts`,
    );
    const reader = (shopId: string) => this.judges.get(shopId)?.members.get(userId);
    for (const [at, id] of ids.entries()) {
      const [status, rev] = answer.verdicts[at] ?? [];
      const { operation } = this.known.get(id) ?? {};
      const shopId = operation?.shopId ?? "";
      const entry = this.shops.get(shopId)?.books.ledger.get(id);
      if (!entry)
        demand(status === "refused", "J2", () => `${id} was ${status} but is not in the ledger`);
      else if (!this.isRefusedAnew(answer.verdicts[at]))
        demand(
          isToldAs(entry, status, reader(shopId), operation) &&
            (status === "refused" || entry.rev === rev),
          "J2",
          () =>
            `verdict of ${id} is ${status} ${rev}, the ledger says ${entry.status} ${entry.rev}`,
        );
      this.checks += 1;
    }
    const asked = new Map(request.cursors);
    for (const change of answer.changes) {
      const shopId = change.scope.split(":")[1] ?? "";
      if (change.state === "gone") continue;
      demand(
        readsScope(change.scope, reader(shopId)),
        "V2",
        () => `${change.scope} was answered to ${userId}, who may not read it`,
      );
      if (change.state === "rows")
        checkPage(this, change, asked.get(change.scope)?.rev ?? 0, { userId, ids: new Set(ids) });
    }
  }

  /** Verdicts that are no part of the ledger: the same identifier with another text, a stranger. */
  isRefusedAnew(verdict: ExchangeAnswer["verdicts"][number] | undefined): boolean {
    const reasons = verdict?.[2] ?? [];
    return reasons.some((reason) => reason === "id-reused" || reason === "not-a-member");
  }
}

type Changed = Awaited<ReturnType<typeof readBooks>>[number];

function entryOf({ key, rev, row }: Changed): [string, LedgerEntry] {
  const { status, kind, reasons, deviceNo, seq } = row as Omit<LedgerEntry, "rev">;
  return [key, { status, rev, reasons, kind, deviceNo, seq }];
}
