import type { SoldBy } from "#shared/schemas/measure.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { Operation, OperationBody, OperationOf } from "#shared/sync/operations.ts";
import { earnedBy, lowerBy } from "./oracle-commissions.ts";
import { addPieces, type Pieces, piecesHeld, piecesMoved, piecesSold } from "./oracle-moves.ts";
import { isAlike, type SoldLine } from "./oracle-sold-line.ts";

/** `everStaff`: of a reseller who sold, counted or kept the till for the shop before. */
export type Standing = { role: Role; active: boolean; everStaff?: boolean };

/** One hand-over to a reseller as the oracle's own books have it. */
export type HandOver = {
  /** Staff stands for it: a reseller's own word opens no product to them. */
  isVouched: boolean;
  productId: string;
  resellerId: string;
  byId: string;
  quantity: number;
  price: number;
  minPrice: number;
  /** Of how many both prices are. */
  by?: SoldBy | undefined;
  status: "pending" | "confirmed" | "rejected";
  sold: number;
  /** Given back, or taken back by a rejection. */
  returned: number;
};

/** Goods sent to another shop, in the books of the sender. */
export type Sent = {
  toShopId: string;
  productId: string;
  quantity: number;
  byId: string;
  /** Who has taken it back on its way. */
  withdrawnBy?: string;
};

/** An accepted operation, and what whoever did it was then. */
export type Done = { operation: Operation; by: string; standing?: Standing | undefined };

/** What an accepted operation does to the figures. `refused`: products whose row in an import was left out. */
export type Effects = { pieces: Pieces; sold: Pieces; held: Pieces; refused: ReadonlySet<string> };

const office: readonly Role[] = ["owner", "manager"];

export function isOffice(standing: Standing | undefined): boolean {
  return standing?.active === true && office.includes(standing.role);
}

/** What became of the goods that left one shop: its own book, made of accepted operations alone. */
export class GoodsBook {
  readonly transfers = new Map<string, HandOver>();
  readonly lines = new Map<string, SoldLine>();
  readonly sent = new Map<string, Sent>();
  /** Arrivals that were counted in this shop. */
  readonly received = new Map<string, { productId: string; counted: number; byId: string }>();
  /** Of which transfers the books have said that the other shop had counted them, or taken them back, when they refused. */
  readonly saidOver = new Map<string, "counted" | "withdrawn">();
  /** What came back of each sale, in the order it was taken. */
  readonly #backOf = new Map<string, OperationBody<"return">[]>();
  /** Whose names a reseller reads: people who gave, took or decided something of theirs. */
  readonly dealtWith = new Map<string, Set<string>>();
  /** Accepted acts on hand-overs that had not been told yet, by hand-over. */
  readonly #early = new Map<string, { sold: number; returned: Pieces }>();
  /** Pieces that came or went by anything but hand-overs, by product. */
  readonly outside: Pieces = new Map();

  take({ operation, by, standing }: Done): Effects {
    const held: Pieces = new Map();
    for (const [transferId, pieces] of piecesHeld(operation))
      if (operation.kind === "transfer" || this.transfers.has(transferId))
        addPieces(held, transferId, pieces);
    this.#keepEarly(operation);
    const sold = piecesSold(operation);
    const pieces = piecesMoved(operation);
    this.#countOutside(operation, pieces);
    if (operation.kind === "transfer") {
      this.#handOver(operation, by, standing);
      const { sold, returned } = this.transfers.get(operation.id) as HandOver;
      addPieces(held, operation.id, -sold - returned);
    }
    if (operation.kind === "transfer.decide") this.#decide(operation, standing);
    if (operation.kind === "transfer.return") {
      const transfer = this.transfers.get(operation.body.transferId);
      if (transfer) transfer.returned += operation.body.quantity;
    }
    if (operation.kind === "reseller-sale") this.#sell(operation, by, standing, sold);
    if (operation.kind === "reseller-sale.decide") this.#decideSale(operation, sold);
    if (operation.kind === "commission.pay")
      for (const id of operation.body.resellerSaleIds) {
        const line = this.lines.get(id);
        if (line?.commission) line.commission.isPaid = true;
      }
    if (operation.kind === "shop-transfer") {
      const { toShopId, productId, quantity } = operation.body;
      this.sent.set(operation.id, { toShopId, productId, quantity, byId: by });
    }
    if (operation.kind === "shop-transfer.withdraw") {
      const sent = this.sent.get(operation.body.transferId);
      if (sent) sent.withdrawnBy = by;
    }
    if (operation.kind === "return") this.#takeBack(operation.body);
    if (operation.kind === "shop-transfer.receive") {
      const { transferId, productId, counted } = operation.body;
      this.received.set(transferId, { productId, counted, byId: by });
    }
    const resellerId = this.resellerOf(operation);
    if (resellerId)
      this.dealtWith.set(resellerId, (this.dealtWith.get(resellerId) ?? new Set()).add(by));
    // A confirmed line moves nothing in the shop, and yet its stock row says how much was sold.
    for (const productId of sold.keys()) if (!pieces.has(productId)) pieces.set(productId, 0);
    return { pieces, sold, held, refused: new Set() };
  }

  #handOver({ id, body }: OperationOf<"transfer">, byId: string, standing?: Standing): void {
    const { resellerId, productId, quantity, price, minPrice, by, origin } = body;
    const isAtOnce = origin === "products" && isOffice(standing);
    const status = isAtOnce ? "confirmed" : "pending";
    const isVouched = standing?.role !== "reseller";
    const goods = { isVouched, productId, resellerId, byId, quantity, price, minPrice, by };
    const early = this.#early.get(id);
    let returned = 0;
    for (const [of, pieces] of early?.returned ?? []) {
      returned += pieces;
      // It did not come from outside after all.
      addPieces(this.outside, of, -pieces);
    }
    this.transfers.set(id, { ...goods, status, sold: early?.sold ?? 0, returned });
  }

  /** What is told of a hand-over before the hand-over itself counts as soon as that is told. */
  #keepEarly(operation: Operation): void {
    const early = (transferId: string) => {
      const known = this.#early.get(transferId) ?? { sold: 0, returned: new Map() };
      this.#early.set(transferId, known);
      return known;
    };
    if (operation.kind === "transfer.return") {
      const { transferId, productId, quantity } = operation.body;
      if (!this.transfers.has(transferId))
        addPieces(early(transferId).returned, productId, quantity);
    }
    if (operation.kind === "reseller-sale")
      for (const { transferId, quantity } of operation.body.lines)
        if (!this.transfers.has(transferId)) early(transferId).sold += quantity;
    if (operation.kind === "reseller-sale.decide" && operation.body.decision === "decline") {
      const { transferId, quantity } = operation.body;
      if (!this.transfers.has(transferId)) early(transferId).sold -= quantity;
    }
  }

  #decide({ body }: OperationOf<"transfer.decide">, standing?: Standing): void {
    const transfer = this.transfers.get(body.transferId);
    if (!transfer) return;
    transfer.status = body.decision === "confirm" ? "confirmed" : "rejected";
    if (body.decision === "confirm" && standing?.role !== "reseller") transfer.isVouched = true;
    if (body.decision === "reject") transfer.returned += body.quantity;
  }

  #sell(
    { id, body }: OperationOf<"reseller-sale">,
    by: string,
    standing: Standing | undefined,
    sold: Pieces,
  ): void {
    for (const [at, line] of body.lines.entries()) {
      const transfer = this.transfers.get(line.transferId);
      if (transfer) transfer.sold += line.quantity;
      const told: SoldLine = {
        ...line,
        resellerId: transfer?.resellerId ?? by,
        minPrice: transfer && isAlike(line.by, transfer.by) ? transfer.minPrice : line.price,
        cameBack: 0,
        status: "pending",
        commission: undefined,
      };
      this.lines.set(`${id}.${at}`, told);
      if (isOffice(standing)) confirm(told, id, sold);
    }
    this.#lowerEarned(id);
  }

  #decideSale({ id, body }: OperationOf<"reseller-sale.decide">, sold: Pieces): void {
    const line = this.lines.get(body.resellerSaleId);
    if (!line) return;
    if (body.decision === "confirm") {
      confirm(line, id, sold);
      this.#lowerEarned(id);
    } else {
      line.status = "declined";
      const transfer = this.transfers.get(body.transferId);
      if (transfer) transfer.sold -= body.quantity;
    }
  }

  /** Lines that one sale was made of. */
  linesOf(saleId: string): SoldLine[] {
    return [...this.lines.values()].filter((line) => line.saleId === saleId);
  }

  #takeBack(body: OperationBody<"return">): void {
    if (body.saleId === null) return;
    lowerBy(this.linesOf(body.saleId), body);
    this.#backOf.set(body.saleId, [...(this.#backOf.get(body.saleId) ?? []), body]);
  }

  /** What had come back of a sale before the books heard of it was never earned (T13). */
  #lowerEarned(saleId: string): void {
    for (const back of this.#backOf.get(saleId) ?? []) lowerBy(this.linesOf(saleId), back);
  }

  #countOutside(operation: Operation, pieces: Pieces): void {
    const { kind } = operation;
    if (kind === "transfer" || kind === "transfer.decide" || kind === "shop-transfer") return;
    if (kind === "shop-transfer.withdraw") return;
    // What comes back of a transfer that nobody knows comes from outside.
    if (kind === "transfer.return" && this.transfers.has(operation.body.transferId)) return;
    for (const [productId, moved] of pieces) addPieces(this.outside, productId, moved);
  }

  /** The reseller whose goods or money it is about. */
  resellerOf(operation: Operation): string | undefined {
    switch (operation.kind) {
      case "transfer":
      case "commission.pay":
        return operation.body.resellerId;
      case "transfer.decide":
      case "transfer.return":
        return this.transfers.get(operation.body.transferId)?.resellerId;
      case "reseller-sale":
        return this.lines.get(`${operation.id}.0`)?.resellerId;
      case "reseller-sale.decide":
        return this.lines.get(operation.body.resellerSaleId)?.resellerId;
      default:
        return undefined;
    }
  }

  /** Whether a reseller holds any of a product, by some hand-over of it. */
  isOut(productId: string): boolean {
    const all = [...this.transfers.values()];
    return all.some((one) => one.productId === productId && this.heldOf(one) > 0);
  }

  heldOf({ quantity, sold, returned }: HandOver): number {
    return quantity - sold - returned;
  }

  /** Products that staff gave a reseller something of, by those transfers that count. */
  productsOf(
    resellerId: string,
    counts: (transferId: string) => boolean = () => true,
  ): Set<string> {
    const products = new Set<string>();
    for (const [id, transfer] of this.transfers)
      if (transfer.resellerId === resellerId && transfer.isVouched && counts(id))
        products.add(transfer.productId);
    return products;
  }
}

function confirm(line: SoldLine, saleId: string, sold: Pieces): void {
  const { productId, quantity } = line;
  line.status = "confirmed";
  line.saleId = saleId;
  line.commission = { amount: earnedBy(line), isPaid: false };
  addPieces(sold, productId, quantity);
}
