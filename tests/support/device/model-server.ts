import { businessDay, defaultDayCut } from "#shared/rules/business-day.ts";
import { receiptNumber } from "#shared/rules/receipt.ts";
import { firstCeilings } from "#shared/schemas/first-ceilings.ts";
import type { Product, Stock } from "#shared/schemas/product.ts";
import type { Sale } from "#shared/schemas/sale.ts";
import { encodeRows } from "#shared/sync/columns.ts";
import { canonicalText, type Operation } from "#shared/sync/operations.ts";
import { startOfList, unpackOperation } from "#shared/sync/pack.ts";
import type {
  Access,
  Cursor,
  ExchangeAnswer,
  ExchangeRequest,
  ScopeChanges,
  Verdict,
} from "#shared/sync/protocol.ts";
import { type RowKind, type RowsByKind, rowKinds } from "#shared/sync/rows.ts";
import type { EncodedRows } from "#web/store/ports.ts";
import { stockMoves } from "#web/store/read-models/stock-moves.ts";

type Row = RowsByKind[RowKind][number];
type Ledger = {
  text: string;
  verdict: [Verdict["status"], number, Verdict["reasons"]];
};

export const modelShop = "0198c0de-0000-7000-8000-000000000001";
export const modelScope = `shop:${modelShop}`;
const pageRows = 4;
const partRows = 3;

/** The server's promises for one shop in some hundred lines, to drive a device against; not the server itself. */
export class ModelServer {
  epoch = 1;
  rev = 0;
  now = 1_800_000_000_000;
  readonly rows = Object.fromEntries(
    rowKinds.map((kind) => [kind, new Map()]),
  ) as unknown as Record<RowKind, Map<string, Row>>;
  readonly ledger = new Map<string, Ledger>();
  readonly members = new Map<string, Access>();
  /** Figure of each product after each revision, to judge screens by. */
  readonly history = new Map<string, [rev: number, figure: number][]>();
  refuseIntentions = false;
  /** Revision of the load that is offered, where it is one made before. */
  keptPlan: number | undefined;
  readonly #plans = new Map<string, ModelServer["rows"]>();

  constructor(products: readonly Product[], pieces: number) {
    this.rev = 1;
    const shop = {
      id: modelShop,
      name: "Akwa",
      description: "",
      address: "",
      phone: "",
      email: "",
      timeZone: "Africa/Douala",
      dayTurnsAt: 0,
      country: "CM",
      vatRate: 0,
      categories: [],
      receiptFooter: "",
      logo: null,
      lowStockThreshold: 10,
      ...firstCeilings,
      maxProducts: null,
      maxAgencies: null,
      rev: 1,
    };
    this.rows.shops.set(modelShop, shop);
    for (const product of products) {
      this.rows.products.set(product.id, { ...product, rev: 1 });
      this.#stock(product.id, pieces);
    }
  }

  join(userId: string, isActive = true): void {
    const scope = isActive ? modelScope : null;
    this.members.set(userId, {
      shopId: modelShop,
      shopName: "Akwa",
      role: "owner",
      isActive,
      scope,
      deviceCode: "A",
    });
  }

  figureAt(productId: string, rev: number): number {
    const found = (this.history.get(productId) ?? []).filter(([at]) => at <= rev).at(-1);
    return found?.[1] ?? 0;
  }

  exchange(userId: string, request: ExchangeRequest): ExchangeAnswer {
    const { device, operations } = request;
    const position = startOfList();
    const writer = { deviceId: device.id, epoch: device.epoch };
    const sent = new Set<string>();
    const verdicts = operations.list.map((packed): ExchangeAnswer["verdicts"][number] => {
      const read = unpackOperation(packed, operations, position, writer);
      if (!read) return ["refused", 0, ["not-understood"]];
      sent.add(read.id);
      return this.#judge(read as unknown as Operation, userId, read);
    });
    const member = this.members.get(userId);
    const changes = request.cursors.map(([scope, cursor]) =>
      this.#changes(scope, cursor, member, sent, request.rowBudget ?? pageRows),
    );
    const accessRev = member ? (member.isActive ? 1 : 2) : 0;
    const access =
      request.accessRev === accessRev
        ? undefined
        : { rev: accessRev, shops: member ? [member] : [] };
    return {
      v: 1,
      time: this.now,
      verdicts,
      changes,
      minVersion: 1,
      epochs: { [modelShop]: this.epoch },
      ...(request.others
        ? { others: request.others.map(([, id]) => this.ledger.get(id)?.verdict ?? null) }
        : {}),
      ...(access ? { access } : {}),
    };
  }

  /** A part of a first load, fixed at the revision of its plan. */
  part(rev: number, part: number): EncodedRows {
    const fixed = this.#plans.get(`${this.epoch} ${rev}`);
    if (!fixed) throw new Error("there is no such plan");
    const products = [...fixed.products.values()] as Product[];
    const slice = products.slice(part * partRows, (part + 1) * partRows);
    return encodeRows({
      shops: part === 0 ? [...fixed.shops.values()] : [],
      products: slice,
      stocks: slice.map((product) => fixed.stocks.get(product.id)),
      sales: part === 0 ? [...fixed.sales.values()] : [],
    } as Partial<RowsByKind>);
  }

  #changes(
    scope: string,
    cursor: Cursor | null,
    member: Access | undefined,
    sent: ReadonlySet<string>,
    budget: number,
  ): ScopeChanges {
    if (!member?.scope || member.scope !== scope) return { scope, state: "gone" };
    if (cursor?.epoch !== this.epoch || cursor.rev > this.rev) {
      const rev = this.keptPlan ?? this.rev;
      if (rev === this.rev) this.#plans.set(`${this.epoch} ${rev}`, structuredClone(this.rows));
      const products = this.rows.products.size;
      const parts = Math.max(1, Math.ceil(products / partRows));
      return {
        scope,
        state: "reset",
        snapshot: { cursor: { epoch: this.epoch, rev }, parts, products },
      };
    }
    const later = rowKinds.flatMap((kind) =>
      [...this.rows[kind].values()]
        .filter((row) => row.rev > cursor.rev)
        .map((row) => ({ kind, row })),
    );
    later.sort((a, b) => a.row.rev - b.row.rev);
    let to = this.rev;
    if (later.length > budget) to = later[budget - 1]?.row.rev ?? this.rev;
    const rows: Record<string, Row[]> = {};
    for (const { kind, row } of later) {
      if (row.rev > to || (kind === "sales" && sent.has((row as Sale).id))) continue;
      rows[kind] = [...(rows[kind] ?? []), structuredClone(row)];
    }
    return {
      scope,
      state: "rows",
      cursor: { epoch: this.epoch, rev: to },
      rows: rows as Partial<RowsByKind>,
      more: to < this.rev,
    };
  }

  #judge(
    operation: Operation,
    userId: string,
    told: { at: number; clockOffset: number | null; seq: number },
  ): ExchangeAnswer["verdicts"][number] {
    const text = canonicalText(operation);
    const known = this.ledger.get(operation.id);
    if (known)
      return known.text === text ? known.verdict : ["refused", known.verdict[1], ["id-reused"]];
    if (!this.members.has(userId)) return ["refused", 0, ["not-a-member"]];
    const isIntention = operation.kind === "adjust" && operation.body.mode !== "count";
    if (isIntention && this.refuseIntentions)
      return this.#kept(operation, text, ["refused", this.rev, ["not-allowed"]]);
    this.rev += 1;
    const { rev } = this;
    for (const { productId, delta } of stockMoves(operation)) this.#stock(productId, delta);
    if (operation.kind === "product.create") {
      const { productId, fields } = operation.body;
      this.rows.products.set(productId, { ...fields, id: productId, archived: false, rev });
    }
    if (operation.kind === "sale") {
      const { lines, payments, total, receipt, vatRate } = operation.body;
      const happened = told.at + (told.clockOffset ?? 0);
      const named = lines.map(({ productId, quantity, price }) => ({
        productId,
        quantity,
        price,
        name: (this.rows.products.get(productId) as Product).name,
      }));
      this.rows.sales.set(operation.id, {
        id: operation.id,
        sellerId: userId,
        deviceCode: "A",
        seq: told.seq,
        soldAt: new Date(happened).toISOString(),
        deviceAt: told.at,
        day: businessDay(happened, defaultDayCut),
        flags: [],
        settled: null,
        rev,
        receiptNo: receiptNumber("A", receipt),
        lines: named,
        payments,
        total,
        vatRate: vatRate ?? 0,
      });
    }
    return this.#kept(operation, text, ["applied", rev, []]);
  }

  #kept(operation: Operation, text: string, verdict: Ledger["verdict"]): Ledger["verdict"] {
    this.ledger.set(operation.id, { text, verdict });
    return verdict;
  }

  /** What a backup of this moment brings back: the books as they are now, under another epoch. */
  backup(): () => void {
    const { rev } = this;
    const rows = structuredClone(this.rows);
    const ledger = structuredClone([...this.ledger]);
    const history = structuredClone([...this.history]);
    return () => {
      this.epoch += 1;
      this.rev = rev;
      for (const kind of rowKinds) this.rows[kind] = structuredClone(rows[kind]);
      replace(this.ledger, structuredClone(ledger));
      replace(this.history, structuredClone(history));
    };
  }

  /** Somebody else changes the stock of a product. */
  elsewhere(productId: string, delta: number): void {
    this.rev += 1;
    this.#stock(productId, delta);
  }

  #stock(productId: string, delta: number): void {
    const old = this.rows.stocks.get(productId) as Stock | undefined;
    const quantity = (old?.quantity ?? 0) + delta;
    this.rows.stocks.set(productId, { productId, quantity, sold: 0, rev: this.rev });
    const line = this.history.get(productId) ?? [];
    line.push([this.rev, quantity]);
    this.history.set(productId, line);
  }
}

function replace<K, V>(map: Map<K, V>, entries: readonly [K, V][]): void {
  map.clear();
  for (const [key, value] of entries) map.set(key, value);
}
