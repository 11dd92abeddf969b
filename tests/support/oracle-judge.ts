import type { Payment } from "#shared/schemas/sale.ts";
import type { Operation, OperationOf } from "#shared/sync/operations.ts";
import type { Acting, KnownOperation } from "./known-operation.ts";
import { notebookOf, type OracleNotebooks } from "./oracle-accounts.ts";
import { actingOf } from "./oracle-acting.ts";
import { OracleArticles } from "./oracle-articles.ts";
import type { LedgerEntry } from "./oracle-books.ts";
import { isAboveTenth, isSaidRight, worthOf } from "./oracle-discounts.ts";
import { type Effects, GoodsBook, type Standing } from "./oracle-goods.ts";
import {
  type GoodsScene,
  goodsFlags,
  goodsObjections,
  keepSaid,
  type Neighbours,
} from "./oracle-judge-goods.ts";
import { judged } from "./oracle-judged-flags.ts";
import { LowStockWatch } from "./oracle-low-stock.ts";
import { messageFlags, messageObjections } from "./oracle-messages.ts";
import { addPieces } from "./oracle-moves.ts";
import { NoticeBook } from "./oracle-notices.ts";
import { isPurchase, OraclePurchases } from "./oracle-purchases.ts";
import { RecordBook } from "./oracle-records.ts";
import { ReferenceBook } from "./oracle-references.ts";
import { facts, keepersOf, mayAsk, ofResellers, staff } from "./oracle-rights.ts";
import { demand } from "./oracle-shop.ts";

/** A second, slower judge of one shop, with rules of its own wording; it says what must become of each operation. */
export class OracleJudge {
  readonly members = new Map<string, Standing>();
  readonly goods = new GoodsBook();
  readonly notices = new NoticeBook();
  readonly lowStock = new LowStockWatch();
  readonly articles: OracleArticles;
  readonly #sales = new Map<string, { settled: boolean | "perhaps"; payments: Payment[] }>();
  readonly #references = new ReferenceBook();
  readonly #records = new RecordBook();
  readonly #neighbours: Neighbours;
  readonly #notebooks: OracleNotebooks;
  readonly #purchases = new OraclePurchases();

  /** `most`: products on sale that the plan allows. */
  constructor(neighbours: Neighbours, most: number | null, notebooks: OracleNotebooks) {
    this.#notebooks = notebooks;
    this.articles = new OracleArticles(most);
    this.#neighbours = neighbours;
  }

  /** `everStaff` is said where the books were put back; else it follows from what they were before. */
  setMember(userId: string, { role, active, everStaff: isKnown = false }: Standing): void {
    const before = this.members.get(userId);
    const was = before !== undefined && (before.everStaff === true || before.role !== "reseller");
    this.members.set(userId, { role, active, everStaff: isKnown || was });
  }

  /** Compares the server's verdict with its own. */
  check(known: KnownOperation, entry: LedgerEntry, stockOf: (productId: string) => number): void {
    const { operation } = known;
    const { by, standing, isOther } = actingOf(known, this.members);
    const says = () =>
      `${describe(operation)} by ${by.slice(-4)}: ${entry.status} ${entry.reasons}`;
    const isFact =
      facts.includes(operation.kind) ||
      (operation.kind === "adjust" && operation.body.mode === "count");
    if (!this.members.has(known.by)) {
      demand(entry.status === "refused", "J5", () => `${says()} from a stranger`);
      return;
    }
    const scene: GoodsScene = {
      ...this.#neighbours,
      rev: entry.rev,
      isRefused: entry.status === "refused",
      by,
      standing,
      isOther,
      goods: this.goods,
      isArticle: (productId) => this.articles.has(productId),
      isBelowEver: (...given) => this.articles.isBelowEver(...given),
    };
    const teller = this.members.get(known.by);
    const isInvented =
      isFact &&
      teller?.role === "reseller" &&
      !teller.everStaff &&
      !ofResellers.includes(operation.kind) &&
      notebookOf(operation, by) !== by;
    const reasons = isInvented
      ? ["not-allowed"]
      : this.#objections(operation, scene, stockOf, isFact);
    if (reasons.length === 0)
      demand(entry.status !== "refused", isFact ? "J3" : "J4", () => `${says()} for nothing`);
    else {
      const rule = reasons[0] === "not-allowed" ? "J1" : "J4";
      demand(entry.status === "refused", rule, () => `${says()}, expected ${reasons}`);
      const isKnownReason = entry.reasons.every((reason) => reasons.includes(reason));
      demand(isKnownReason, "J4", () => `${says()}, expected ${reasons}`);
      keepSaid(operation, entry.reasons, this.goods);
      return;
    }
    const expected = this.#flags(operation, scene);
    if (isOther) expected.add("unknown-seller");
    const mustBeUsed = this.#mustBeUsed(operation, entry.rev);
    if (mustBeUsed !== undefined)
      demand(
        entry.reasons.includes("reference-used") === mustBeUsed,
        "P1",
        () => `${says()}, reference-used: ${mustBeUsed}`,
      );
    for (const flag of [...(judged[operation.kind] ?? []), "unknown-seller"])
      demand(
        entry.reasons.includes(flag) === expected.has(flag),
        flag === "price-below-minimum" ? "J9" : "J3",
        () => `${says()}, expected ${[...expected]}`,
      );
  }

  #objections(
    operation: Operation,
    scene: GoodsScene,
    stockOf: (productId: string) => number,
    isFact: boolean,
  ): string[] {
    const { standing, isOther } = scene;
    const notebook = notebookOf(operation, scene.by);
    const may = notebook === "" ? mayAsk[operation.kind] : keepersOf(operation, notebook);
    if (!isFact && (isOther || !standing?.active || !may?.includes(standing.role)))
      return ["not-allowed"];
    const accounts = this.#notebooks.of(notebook);
    switch (operation.kind) {
      case "adjust": {
        const { body } = operation;
        if (body.mode === "count") return [];
        if (!this.articles.has(body.productId)) return ["unknown-product"];
        const isTooMuch = body.mode === "decrease" && stockOf(body.productId) - body.quantity <= 0;
        return isTooMuch ? ["stock-would-reach-zero"] : [];
      }
      case "product.create":
        return this.articles.objectionsToCreation(operation.body);
      case "product.edit":
        return this.articles.objectionsToEdit(
          operation.body,
          stockOf(operation.body.productId) || Number(this.goods.isOut(operation.body.productId)),
        );
      case "cost.set":
        return this.articles.has(operation.body.productId) ? [] : ["unknown-product"];
      case "sale.settle": {
        const sale = this.#sales.get(operation.body.saleId);
        if (!sale) return ["unknown-sale"];
        const isSettled = sale.settled === "perhaps" ? scene.isRefused : sale.settled;
        return isSettled ? ["already-settled"] : [];
      }
      case "sale.reference": {
        const { saleId, payment: place, reference } = operation.body;
        const sale = this.#sales.get(saleId);
        if (!sale) return ["unknown-sale"];
        const payment = sale.payments[place];
        if (payment?.method !== "mobile-money") return ["unknown-payment"];
        const plain = (one: string) => one.toLowerCase().replace(/[^a-z0-9]/g, "");
        const isOther = payment.reference && plain(payment.reference) !== plain(reference);
        return isOther ? ["already-referenced"] : [];
      }
      case "account.adjust":
        return accounts.isKnown(operation.body.customerId) ? [] : ["unknown-record"];
      case "customer.edit": {
        // Whose notebook it is, they are its office.
        const role = notebook === "" ? standing?.role : "owner";
        const objections = accounts.objections(operation, role);
        if (objections.length > 0) return objections;
        return this.#records.objections(operation, notebook) ?? [];
      }
      case "message.send":
        return messageObjections(operation, scene.by, this.members);
      default:
        return this.#records.objections(operation, notebook) ?? goodsObjections(operation, scene);
    }
  }

  #flags(operation: Operation, scene: GoodsScene): Set<string> {
    if (operation.kind === "sale") return this.#saleFlags(operation, scene.by);
    if (operation.kind === "message.send") return messageFlags(operation, scene.by, this.members);
    if (operation.kind === "account.move")
      return this.#notebooks.of(notebookOf(operation, scene.by)).flags(operation);
    if (isPurchase(operation)) return this.#purchases.flags(operation, scene);
    return goodsFlags(operation, { ...scene, standingOf: (id) => this.members.get(id) });
  }

  /** Whether the flag must be there; undefined where this judge cannot know. */
  #mustBeUsed(operation: Operation, rev: number): boolean | undefined {
    if (operation.kind === "sale")
      return this.#references.expects(operation.body.payments, operation.id, rev);
    const isTold = operation.kind === "sale.reference" || operation.kind === "purchase";
    return isTold ? undefined : false;
  }

  /** A reference told later: it stands where none did, and a sale that tells it again asks for eyes anew. */
  #tell({ body }: OperationOf<"sale.reference">, rev: number, reasons: readonly string[]): void {
    const sale = this.#sales.get(body.saleId);
    const payment = sale?.payments[body.payment];
    if (!sale || payment?.method !== "mobile-money" || payment.reference) return;
    const told: Payment = { ...payment, reference: body.reference };
    sale.payments = sale.payments.map((one, place) => (place === body.payment ? told : one));
    const isUsed = reasons.includes("reference-used");
    this.#references.enter([told], body.saleId, rev, isUsed);
    if (isUsed) sale.settled = sale.settled === false ? false : "perhaps";
  }

  #saleFlags({ body }: OperationOf<"sale">, by: string): Set<string> {
    const expected = new Set<string>();
    for (const line of body.lines) {
      const least = this.articles.leastFor(line, body.catalogRev);
      if (!this.articles.has(line.productId)) expected.add("unknown-product");
      else if (worthOf([line]) < least) expected.add("price-below-minimum");
    }
    const people = [by, body.sellerId ?? by].map((id) => this.members.get(id));
    const isStaff = people.every(
      (person) => person && (staff.includes(person.role) || person.everStaff),
    );
    if (!isStaff && (body.sellerId ?? by) !== by) expected.add("unknown-seller");
    const [recorder] = people;
    const working = isStaff ? people : [recorder];
    if (!working.every((person) => person?.active && staff.includes(person.role)))
      expected.add("seller-dismissed");
    const sum = worthOf(body.lines);
    const paid = body.payments.reduce((total, { amount }) => total + amount, 0);
    if (sum !== body.total || paid !== body.total || !isSaidRight(body))
      expected.add("total-mismatch");
    const roles = (isStaff ? people : [recorder]).map((person) => person?.role ?? "reseller");
    if (isAboveTenth(body, roles)) expected.add("discount-above-ceiling");
    return expected;
  }

  /** Does to its own books what the server did; gives what it does to the figures. */
  take(known: KnownOperation, { rev, reasons }: LedgerEntry): Effects {
    const { operation } = known;
    known.acting ??= actingOf(known, this.members);
    const { by, standing } = known.acting;
    if (operation.kind === "sale") {
      const { payments } = operation.body;
      this.#sales.set(operation.id, { settled: false, payments });
      this.#references.enter(payments, operation.id, rev, reasons.includes("reference-used"));
    }
    this.#records.take(operation, notebookOf(operation, by));
    if (isPurchase(operation)) this.#purchases.take(operation);
    if (operation.kind === "sale.reference") this.#tell(operation, rev, reasons);
    if (operation.kind === "sale.settle") {
      const sale = this.#sales.get(operation.body.saleId);
      if (sale) sale.settled = true;
    }
    if (operation.kind === "product.create") this.articles.create(operation.body, rev);
    if (operation.kind === "product.edit") this.articles.edit(operation.body, rev);
    if (operation.kind === "product.import")
      return this.#import(operation, known.acting, rev, reasons);
    // Whoever confirms a flagged sale has seen why, and the flags of one line are not judged here.
    if (operation.kind === "reseller-sale.decide" && operation.body.decision === "confirm")
      this.#sales.set(operation.id, { settled: "perhaps", payments: [] });
    const effects = this.goods.take({ operation, by, standing });
    this.notices.take(operation, by, this.goods, this.members);
    if (operation.kind === "reseller-sale" && effects.sold.size > 0)
      this.#sales.set(operation.id, { settled: false, payments: [] });
    return effects;
  }

  /** Each row is judged by itself, after those before it (I2). */
  #import(
    operation: OperationOf<"product.import">,
    { by, standing }: Acting,
    rev: number,
    reasons: readonly string[],
  ): Effects {
    const left = this.articles.import(operation.body, rev);
    demand(
      reasons.includes("rows-refused") === left.count > 0,
      "I2",
      () => `${describe(operation)}: ${reasons}, ${left.count} rows cannot be taken`,
    );
    const creates = operation.body.creates.filter((row) => !left.creates.has(row));
    const taken = { ...operation, body: { ...operation.body, creates } };
    const effects = this.goods.take({ operation: taken, by, standing });
    const refused = new Set([...left.creates].map(({ productId }) => productId));
    for (const productId of refused) addPieces(effects.pieces, productId, 0);
    return { ...effects, refused };
  }
}

/** An operation in a few words, for the trace. */
export function describe(operation: Operation): string {
  const { kind, seq, body } = operation;
  const pieces =
    kind === "sale" || kind === "return"
      ? body.lines.map((line) => `${line.quantity}×${line.productId}`).join("+")
      : JSON.stringify(body).slice(0, 90);
  return `${kind} #${seq} ${operation.id.slice(-6)} ${pieces}`;
}
