import type { Role } from "#shared/schemas/person.ts";
import type { Operation } from "#shared/sync/operations.ts";
import type { LedgerEntry } from "./oracle-books.ts";
import { demand, type KnownOperation } from "./oracle-shop.ts";

type Standing = { role: Role; active: boolean };
type Article = {
  minPrices: [rev: number, minPrice: number][];
  barcode: string | null;
  code: string;
};

/** Who may ask for what, written down a second time. Facts need no permission. */
const mayAsk: Record<string, readonly Role[]> = {
  adjust: ["owner", "manager", "employee", "seller"],
  "product.create": ["owner", "manager"],
  "product.edit": ["owner", "manager"],
  "sale.settle": ["owner", "manager"],
};

/** Flags that this judge works out to the letter; the others are the server's own affair. */
const judged = ["price-below-minimum", "unknown-product", "seller-dismissed", "total-mismatch"];

/** A second, slower judge of one shop, with rules of its own wording; it says what must become of each operation. */
export class OracleJudge {
  readonly members = new Map<string, Standing>();
  readonly #articles = new Map<string, Article>();
  readonly #sales = new Map<string, { settled: boolean }>();

  /** Compares the server's verdict with its own, then does to its own books what the server did. */
  check(known: KnownOperation, entry: LedgerEntry, stockOf: (productId: string) => number): void {
    const { operation, by } = known;
    const says = () =>
      `${describe(operation)} by ${by.slice(-4)}: ${entry.status} ${entry.reasons}`;
    const isFact =
      operation.kind === "sale" ||
      operation.kind === "return" ||
      (operation.kind === "adjust" && operation.body.mode === "count");
    const isMember = this.members.has(by);
    if (!isMember) {
      demand(entry.status === "refused", "J5", () => `${says()} from a stranger`);
      return;
    }
    if (isFact) {
      demand(entry.status !== "refused", "J3", says);
      if (operation.kind === "sale") this.#checkFlags(operation, by, entry, says);
    } else {
      const reasons = this.#objections(operation, by, stockOf);
      if (reasons.length === 0)
        demand(entry.status !== "refused", "J4", () => `${says()} for nothing`);
      else {
        demand(
          entry.status === "refused",
          reasons[0] === "not-allowed" ? "J1" : "J4",
          () => `${says()}, expected ${reasons}`,
        );
        demand(
          entry.reasons.every((reason) => reasons.includes(reason)),
          "J4",
          () => `${says()}, expected ${reasons}`,
        );
      }
    }
    if (entry.status !== "refused") this.take(operation, entry);
  }

  #objections(operation: Operation, by: string, stockOf: (productId: string) => number): string[] {
    const standing = this.members.get(by);
    if (!standing?.active || !mayAsk[operation.kind]?.includes(standing.role))
      return ["not-allowed"];
    const found: string[] = [];
    if (operation.kind === "adjust") {
      const { body } = operation;
      if (!this.#articles.has(body.productId)) found.push("unknown-product");
      else if (body.mode === "decrease" && stockOf(body.productId) - body.quantity <= 0)
        found.push("stock-would-reach-zero");
    }
    if (operation.kind === "product.create") {
      const { fields, productId } = operation.body;
      if (this.#articles.has(productId)) found.push("id-taken");
      for (const [id, article] of this.#articles) {
        if (id === productId) continue;
        if (fields.barcode !== null && article.barcode === fields.barcode)
          found.push("barcode-taken");
        if (article.code === fields.uniqueCode) found.push("code-taken");
      }
    }
    if (operation.kind === "product.edit" && !this.#articles.has(operation.body.productId))
      found.push("unknown-product");
    if (operation.kind === "sale.settle") {
      const sale = this.#sales.get(operation.body.saleId);
      if (!sale) found.push("unknown-sale");
      else if (sale.settled) found.push("already-settled");
    }
    return found;
  }

  #checkFlags(
    operation: Extract<Operation, { kind: "sale" }>,
    by: string,
    entry: LedgerEntry,
    says: () => string,
  ): void {
    const { body } = operation;
    const expected = new Set<string>();
    for (const line of body.lines) {
      const article = this.#articles.get(line.productId);
      if (!article) expected.add("unknown-product");
      else {
        const known = article.minPrices.filter(([rev]) => rev <= body.catalogRev).at(-1);
        const [, minPrice = 0] = known ?? article.minPrices[0] ?? [];
        if (line.price < minPrice) expected.add("price-below-minimum");
      }
    }
    const seller = this.members.get(by);
    if (!seller?.active || seller.role === "reseller") expected.add("seller-dismissed");
    const sum = body.lines.reduce((total, line) => total + line.price * line.quantity, 0);
    if (sum !== body.total) expected.add("total-mismatch");
    for (const flag of judged)
      demand(
        entry.reasons.includes(flag) === expected.has(flag),
        flag === "price-below-minimum" ? "J9" : "J3",
        () => `${says()}, expected ${[...expected]}`,
      );
  }

  take(operation: Operation, { rev }: LedgerEntry): void {
    if (operation.kind === "sale") this.#sales.set(operation.id, { settled: false });
    if (operation.kind === "sale.settle") this.#sales.set(operation.body.saleId, { settled: true });
    if (operation.kind === "product.create") {
      const { productId, fields } = operation.body;
      const minPrices: Article["minPrices"] = [[rev, fields.minPrice]];
      this.#articles.set(productId, {
        minPrices,
        barcode: fields.barcode,
        code: fields.uniqueCode,
      });
    }
    if (operation.kind === "product.edit") {
      const { productId, patch } = operation.body;
      const article = this.#articles.get(productId);
      if (patch.minPrice && article) {
        if (article.minPrices.at(-1)?.[0] === rev) article.minPrices.pop();
        article.minPrices.push([rev, patch.minPrice[1]]);
      }
      if (article && patch.barcode) article.barcode = patch.barcode[1];
    }
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
