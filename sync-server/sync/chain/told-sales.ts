import { hash as digest } from "node:crypto";
import type { Sql, Transaction } from "#server/db/client.ts";
import { isReferenced } from "#shared/rules/carried.ts";
import type { Discount } from "#shared/schemas/discount.ts";
import type { Flag, Payment, SaleLine } from "#shared/schemas/sale.ts";
import { canonicalText, type OperationOf } from "#shared/sync/operations.ts";
import type { Finding } from "./chain-findings.ts";

type Row = {
  id: string;
  deviceNo: number;
  seq: number;
  at: number;
  hash: string;
  receipt: number;
  catalogRev: number;
  lines: (SaleLine & { name: string })[];
  payments: Payment[];
  total: number;
  discounts: Discount[] | null;
  sellerId: string;
  agencyId: string | null;
  vatRate: number;
  flags: Flag[];
};
type Body = OperationOf<"sale">["body"];

/** Names of lines beyond so many are told all or none. */
const mostNamed = 6;

/**
 * Sales whose rows do not say any more what their device told (CH8). A row leaves open a few things: which names the
 * device told and which are the catalogue's, which reference came later, whether who sold and the rate were said. One of
 * these texts must have the hash that the chain stands on.
 */
export async function toldFindings(sql: Sql | Transaction, shopId: string): Promise<Finding[]> {
  const rows = await sql<Row[]>`
    select id, device_no as "deviceNo", seq, device_at as at, encode(hash, 'hex') as hash, receipt,
      catalog_rev as "catalogRev", long_lines(lines) as lines,
      long_payments(payments) as payments, total, discounts, seller_id as "sellerId",
      agency_id as "agencyId", vat_rate as "vatRate", coalesce(flags, '{}') as flags
    from sales where shop_id = ${shopId} and hash is not null and catalog_rev is not null`;
  return rows
    .filter((row) => !isAsTold(shopId, row))
    .map(({ deviceNo, seq, receipt }) => ({
      ...{ what: "edited", deviceNo, seq, receipt },
      detail: "its row is not what its device told",
    }));
}

function isAsTold(shopId: string, row: Row): boolean {
  // Who was named and cannot have sold it stands nowhere but in the text.
  if (row.flags.includes("unknown-seller")) return true;
  for (const lines of linesOf(row))
    for (const payments of paymentsOf(row))
      for (const sellerId of [undefined, row.sellerId])
        for (const vatRate of [row.vatRate, undefined]) {
          const { receipt, catalogRev, total, discounts, agencyId } = row;
          const body: Body = {
            ...{ receipt: Number(receipt), catalogRev: Number(catalogRev), lines, payments },
            total: Number(total),
            ...(discounts && { discounts }),
            ...(sellerId && { sellerId }),
            ...(agencyId && { agencyId }),
            ...(vatRate !== undefined && { vatRate }),
          };
          const at = Number(row.at);
          const told = { kind: "sale", shopId, at, body } as OperationOf<"sale">;
          if (digest("sha256", canonicalText(told), "hex").startsWith(row.hash)) return true;
        }
  return false;
}

/** The lines with the names that may have been told: none, all, or any of the first few. */
function linesOf({ lines }: Row): SaleLine[][] {
  const few = Math.min(lines.length, mostNamed);
  const choices = Array.from({ length: 2 ** few }, (_, choice) => choice);
  return choices.map((choice) =>
    lines.map(({ name, ...line }, at) => {
      const isNamed = at < few ? (choice >> at) & 1 : choice === 2 ** few - 1;
      if (!isNamed) return line;
      const { productId, quantity, price, ...rest } = line;
      return { productId, quantity, price, name, ...rest };
    }),
  );
}

function paymentsOf({ payments }: Row): Payment[][] {
  if (!payments.some(isReferenced)) return [payments];
  const without = payments.map((payment) => {
    if (!isReferenced(payment)) return payment;
    const { reference: _, ...rest } = payment;
    return rest as Payment;
  });
  const some = payments.map((payment, at) =>
    isReferenced(payment) && !payment.reference ? (without[at] ?? payment) : payment,
  );
  return [
    some,
    without,
    ...payments.map((_, at) => some.map((one, of) => (of === at ? (without[at] ?? one) : one))),
  ];
}
