import { resellerSales } from "#server/db/tables/transfers.ts";
import { flagsOfTelling, type OperationRule, type Standing } from "#server/sync/entries/rule.ts";
import { kept, notKept, type Turn } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { resellerSaleStatusAtFirst } from "#shared/rules/reseller-sale.ts";
import { amountOf, totalOf } from "#shared/rules/sell.ts";
import { transferMovesOf } from "#shared/rules/transfer.ts";
import { isSoldBy } from "#shared/rules/ware.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { ResellerSaleLine } from "#shared/schemas/reseller-sale.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { OperationOf } from "#shared/sync/operations.ts";
import { earned, enterConfirmedSale, pricedIn } from "./confirmed-sale.ts";
import { lessWhatCameBack } from "./returned-commissions.ts";
import {
  countOnTransfer,
  findTransfers,
  isAnothers,
  isOwnOrStaff,
  leftOf,
  mayWith,
  namesOf,
  type TransferRow,
  unitIn,
} from "./transfer-rows.ts";

type Row = typeof resellerSales.$inferInsert;

/** A sale out of a reseller's stock: a fact. By the office it stands at once, by the reseller it waits (T5). */
export const recordResellerSale = {
  way: "in-turn",
  action: (_body, role) => (role === "reseller" ? "sell-own-stock" : "sell-for-reseller"),
  async write(turn, operation, standing) {
    const { body } = operation;
    const transfers = await findTransfers(
      turn,
      body.lines.map(({ transferId }) => transferId),
    );
    if ([...transfers.values()].some((one) => isAnothers(turn, standing, one)))
      return notKept("not-allowed");
    const flagsOfLines = judgeLines(turn, body.lines, standing, transfers);
    const flags: Flag[] = [];
    if (totalOf(body.lines) !== body.total) flags.push("total-mismatch");
    flags.push(...flagsOfTelling({ ...standing, isAllowed: true }));
    const rows = await rowsOf(turn, operation, standing, transfers);
    for (const [place, row] of rows.entries())
      row.flags = [...(flagsOfLines[place] ?? []), ...flags];
    const status = resellerSaleStatusAtFirst(standing.isActive ? standing.role : undefined);
    const [first, ...others] = rows;
    if (status === "confirmed" && first) {
      for (const row of rows) Object.assign(row, { status, saleId: operation.id, ...earned(row) });
      await lessWhatCameBack(turn, operation.id, rows);
      await enterConfirmedSale(turn, operation.id, [first, ...others], null);
      for (const row of rows) tellReseller(turn, row);
    }
    if (status === "pending") askOffice(turn, operation, rows);
    await turn.tx.insert(resellerSales).values(rows);
    for (const { transferId, delta } of transferMovesOf(operation))
      if (transfers.has(transferId)) await countOnTransfer(turn, transferId, { sold: -delta });
    return kept([...new Set([...flagsOfLines.flat(), ...flags])]);
  },
} satisfies OperationRule<"reseller-sale">;

/** Each line after those before it: what they took of a transfer is gone. */
function judgeLines(
  turn: Turn,
  lines: readonly ResellerSaleLine[],
  standing: Standing,
  transfers: ReadonlyMap<string, TransferRow>,
): Flag[][] {
  const left = new Map([...transfers].map(([id, transfer]) => [id, leftOf(transfer)]));
  return lines.map((line) => {
    const { transferId, quantity } = line;
    const transfer = transfers.get(transferId);
    const flags: Flag[] = [];
    const rest = (left.get(transferId) ?? 0) - quantity;
    left.set(transferId, rest);
    if (!transfer) flags.push("unknown-transfer");
    else if (rest < 0) flags.push("more-than-held");
    if (transfer && !isAsHanded(line, transfer)) flags.push("unknown-product");
    if (transfer && amountOf(line) < leastFor(line, transfer)) flags.push("price-below-minimum");
    if (!mayWith(turn, standing, transfer)) flags.push("seller-dismissed");
    return flags;
  });
}

/** The product that was handed over, in the unit that it was handed over in (U8). */
const isAsHanded = ({ productId, by }: ResellerSaleLine, transfer: TransferRow): boolean =>
  transfer.productId === productId && isSoldBy(by, transfer.by ?? undefined);

/** The lowest amount of a line by what its hand-over says, whatever the line says of its unit. */
const leastFor = ({ quantity }: ResellerSaleLine, { minPrice, by }: TransferRow): number =>
  lineAmount({ quantity, price: minPrice, by: by ?? undefined });

/**
 * The rows of a sale while it waits. A line whose transfer nobody knows belongs to whoever told it, and earns nothing:
 * its minimum is its price. So is that of one told by another unit than was handed over.
 */
async function rowsOf(
  turn: Turn,
  operation: OperationOf<"reseller-sale">,
  { happened, role }: Standing,
  transfers: ReadonlyMap<string, TransferRow>,
): Promise<Row[]> {
  const { body } = operation;
  const names = await namesOf(
    turn,
    body.lines.map(({ productId }) => productId),
    body.catalogRev,
  );
  return body.lines.map(({ rate = body.vatRate ?? null, ...line }, place): Row => {
    const transfer = transfers.get(line.transferId);
    return {
      ...{ shopId: turn.shopId, id: `${operation.id}.${place}`, rev: turn.rev },
      ...{ ticketId: operation.id, deviceNo: turn.device.no, seq: operation.seq },
      ...{ receipt: body.receipt, vatRate: rate, ...line, flags: [] },
      productName:
        (mayName(turn, role, line, transfer) && names.get(line.productId)) ||
        (transfer?.productId === line.productId ? transfer.productName : line.productId),
      resellerId: transfer?.resellerId ?? turn.userId,
      byId: turn.userId,
      minPrice:
        transfer && isSoldBy(line.by, transfer.by ?? undefined) ? transfer.minPrice : line.price,
      status: "pending",
      ...{ soldAt: new Date(happened.at), deviceAt: operation.at },
      day: businessDay(happened.at, turn),
    };
  });
}

/** A reseller must not learn what the shop sells by naming it: only what staff gave them has its name. */
function mayName(
  turn: Turn,
  role: Role,
  line: ResellerSaleLine,
  transfer: TransferRow | undefined,
): boolean {
  if (role !== "reseller") return true;
  const isSame = transfer?.vouched === true && transfer.productId === line.productId;
  return isSame && isOwnOrStaff(turn, role, transfer);
}

/** So many pieces; what is weighed is one (U7). */
const piecesOf = ({ by, quantity }: Row): number => (by?.unit ? 1 : quantity);

/** A reseller's sale waits for a yes: owner and managers hear of it once, however many lines it has. */
function askOffice(
  turn: Turn,
  { id, body }: OperationOf<"reseller-sale">,
  rows: readonly Row[],
): void {
  const [first] = rows;
  if (!first) return;
  const { productId, productName, by } = first;
  turn.notices.push({
    by: turn.userId,
    to: ["office"],
    cause: id,
    type: "reseller_sale_request",
    data: {
      ...(rows.length === 1 && { productId, productName, ...unitIn(by) }),
      quantity: rows.reduce(
        (sum, line) => sum + (rows.length === 1 ? line.quantity : piecesOf(line)),
        0,
      ),
      amount: totalOf(body.lines),
      ...{ personName: turn.userName, shopName: turn.shopName },
    },
  });
}

/** A sale of theirs stands: what it brought, in francs. */
export function tellReseller(
  turn: Turn,
  row: Row,
  outcome: { type: "sale_completed" | "sale_declined"; note: string } = {
    type: "sale_completed",
    note: "",
  },
): void {
  const { resellerId, productId, productName, quantity, by, transferId, id } = row;
  turn.notices.push({
    by: turn.userId,
    to: [{ userId: resellerId }],
    cause: id,
    type: outcome.type,
    data: {
      ...{ productId, productName, quantity, ...unitIn(by) },
      ...{ amount: amountOf(pricedIn(row)), transferId },
      ...{ personName: turn.userName, shopName: turn.shopName, note: outcome.note },
    },
  });
}
