import type { Device } from "#server/sync/shop/devices.ts";
import { whenItHappened } from "#server/sync/shop/moment.ts";
import {
  type MemberFacts,
  measuresAt,
  minPriceAt,
  nameAt,
  type ShopFacts,
} from "#server/sync/shop/shop-facts.ts";
import { type Acting, whoActs } from "#shared/rules/acting.ts";
import { asOf } from "#shared/rules/as-of.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { ceilingOf } from "#shared/rules/discount.ts";
import { judgeSale } from "#shared/rules/judge-sale.ts";
import { may } from "#shared/rules/permissions.ts";
import { tellsTwice } from "#shared/rules/reference.ts";
import { type Move, movesOf } from "#shared/rules/stock.ts";
import { asKept, isWaiting } from "#shared/rules/waiting-reference.ts";
import type { Flag, SaleLine } from "#shared/schemas/sale.ts";
import type { OperationOf } from "#shared/sync/operations.ts";

/** Sales of one device in one shop, as they came in one request. */
export type SaleJob = {
  shopId: string;
  userId: string;
  device: Device;
  /** When the request came, ms. */
  arrival: number;
  /** Whether the request also asks for what changed. */
  reads: boolean;
  /** Up to which revision the device holds the rows of the shop that it builds those of its sales from; 0 for none. */
  readTo: number;
  sales: { operation: OperationOf<"sale">; hash: string; link: string | undefined }[];
};

/** A sale ready to be written. Moments in ms. */
export type SaleRow = {
  id: string;
  hash: string;
  link: string | undefined;
  catalogRev: number;
  seq: number;
  sellerId: string;
  soldAt: number;
  deviceAt: number;
  day: string;
  receipt: number;
  total: number;
  flags: Flag[];
  lines: (SaleLine & { name: string })[];
  payments: OperationOf<"sale">["body"]["payments"];
  agencyId: string | undefined;
  vatRate: number;
  discounts: OperationOf<"sale">["body"]["discounts"];
  moves: Move[];
  /** The device can build the whole row from its operation and an `applied` verdict. */
  deviceKnowsRow: boolean;
};

/** The sale before a device's next one, as far as its clock could be believed. */
export type PreviousSale = { seq: number; at: number | undefined };

/** Jobs that share a statement; each operation identifier occurs once in it. */
export type JudgedJob = {
  job: SaleJob;
  facts: ShopFacts;
  rows: SaleRow[];
  /** The device's last believed sale before these, and after them. */
  previous: PreviousSale;
  reached: PreviousSale;
};

/**
 * Sales of a group that the books hold already, by shop and identifier: when they happened, as was judged when they
 * came first, undefined where their clock was not believed. Another sale under the same identifier says nothing either.
 */
export type HeldSales = ReadonlyMap<string, number | undefined>;

export const heldAs = (shopId: string, id: string): string => `${shopId} ${id}`;

const none: HeldSales = new Map();

/**
 * Judges the sales of a job in their order, each after those before it. One that comes again has its verdict, whatever
 * would be said of it now; what comes after it is compared with the moment that it has in the books.
 */
export function judgeSales(
  job: SaleJob,
  facts: ShopFacts,
  previous: PreviousSale,
  held: HeldSales = none,
): { rows: SaleRow[]; reached: PreviousSale } {
  let { seq, at } = previous;
  const rows: SaleRow[] = [];
  // Who sold one sale of a job has nearly always sold the others.
  let seller: Acting | undefined;
  let named: string | undefined;
  for (const { operation, hash, link } of job.sales) {
    const isNext = operation.seq > seq;
    const happened = whenItHappened(operation, job.arrival, isNext ? at : undefined);
    const { sellerId } = operation.body;
    if (!seller || sellerId !== named) seller = sellerOf(sellerId, job, facts);
    named = sellerId;
    rows.push(judgeOne(operation, { hash, link }, { job, facts, seller, happened }));
    if (isNext) {
      seq = operation.seq;
      // Nearly always none is held, and names need not be made.
      const as = held.size > 0 ? heldAs(job.shopId, operation.id) : "";
      const believed = happened.clockIsWrong ? undefined : happened.at;
      at = (held.has(as) ? held.get(as) : believed) ?? at;
    }
  }
  return { rows, reached: { seq, at } };
}

/** Somebody whom the facts do not know sells nothing here. */
const nobody: MemberFacts = { role: "reseller", isActive: false };

/** Who sold (J11). Whoever may not sell any more, or never could, has no active part in it. */
function sellerOf(sellerId: string | undefined, { userId }: SaleJob, facts: ShopFacts): Acting {
  const id = sellerId?.toLowerCase();
  const named = id === undefined ? undefined : { id, ...facts.members.get(id) };
  const { role, isActive, wasStaff = false } = facts.members.get(userId) ?? nobody;
  const acting = whoActs({ id: userId, role, isActive, wasStaff }, named);
  acting.isActive &&= may(acting.role, "sell");
  return acting;
}

type Circumstances = {
  job: SaleJob;
  facts: ShopFacts;
  seller: Acting;
  happened: ReturnType<typeof whenItHappened>;
};

function judgeOne(
  operation: OperationOf<"sale">,
  { hash, link }: Pick<SaleRow, "hash" | "link">,
  given: Circumstances,
): SaleRow {
  const { job, facts, seller, happened } = given;
  const { device, readTo } = job;
  const { body } = operation;
  const { products } = facts;
  const flags = judgeSale(body, {
    sellerIsActive: seller.isActive,
    clockIsWrong: happened.clockIsWrong,
    minPriceAt: (productId, rev) => {
      const product = products.get(productId);
      return product && minPriceAt(product, rev);
    },
    measuresAt: (productId, rev) => {
      const product = products.get(productId);
      return product && measuresAt(product, rev);
    },
    ceiling: ceilingOf(seller.role, facts.ceilings),
  });
  if (tellsTwice(body.payments)) flags.push("reference-used");
  if (seller.isOther) flags.push("unknown-seller");
  let deviceKnowsRow = flags.length === 0 && happened.isAsTold && facts.zoneRev <= readTo;
  let isBeforeCount = false;
  const lines: SaleRow["lines"] = [];
  for (const { productId, quantity, price, name, discount, by, rate } of body.lines) {
    const product = products.get(productId);
    if (!product || product.rev > body.catalogRev || product.rev > readTo || name !== undefined)
      deviceKnowsRow = false;
    const counted = product?.counted;
    if (counted && counted.at > happened.at && counted.deviceNo !== device.no) isBeforeCount = true;
    const called = name ?? (product && nameAt(product, body.catalogRev)) ?? productId;
    const sold: SaleRow["lines"][number] = { productId, quantity, price, name: called };
    if (discount !== undefined) sold.discount = discount;
    if (by !== undefined) sold.by = by;
    if (rate !== undefined) sold.rate = rate;
    lines.push(sold);
  }
  if (isBeforeCount) flags.push("count-with-late-sales");
  return {
    id: operation.id,
    hash,
    link,
    catalogRev: body.catalogRev,
    seq: operation.seq,
    sellerId: seller.id,
    soldAt: happened.at,
    deviceAt: operation.at,
    day: businessDay(happened.at, facts),
    receipt: body.receipt,
    total: body.total,
    flags,
    lines,
    payments: body.payments.some(isWaiting) ? asKept(body.payments) : body.payments,
    agencyId: body.agencyId,
    vatRate: body.vatRate ?? asOf(facts.tax, happened.at).vatRate,
    discounts: body.discounts,
    moves: movesOf(operation),
    deviceKnowsRow: deviceKnowsRow && !isBeforeCount,
  };
}
