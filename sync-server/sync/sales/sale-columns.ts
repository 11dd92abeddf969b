import { linesAsKept, paymentsAsKept } from "#server/db/short-sales.ts";
import { snakeCase } from "#server/sync/figures/means-columns.ts";
import { isClosed } from "#server/sync/figures/totals.ts";
import type { ShopFacts } from "#server/sync/shop/shop-facts.ts";
import { must } from "#shared/must.ts";
import { amountsOfSale, productFiguresOf } from "#shared/rules/figures.ts";
import { receivedFigures } from "#shared/schemas/means.ts";
import { type Column, parametersFor } from "./given-rows.ts";
import { referenceColumns, type Told } from "./reference-sql.ts";
import type { JudgedJob, SaleJob, SaleRow } from "./sale-judging.ts";

/** Which of its forms the statement has; most servers never need them all. */
export type Form = {
  /** Of several shops, which are locked in the order of their identifiers. */
  several: boolean;
  /** Some may be in the books already, or of months that are closed or not noted: the exceptions are asked for. */
  exceptions: boolean;
  /** Somebody asks for what changed: how the shops stand afterwards is told. */
  reads: boolean;
  /** Payments bear references: whoever told one first is known, and another is flagged. */
  refers: boolean;
};

/** A sale with whom it came from and the place of its shop. */
type Given = { row: SaleRow; job: SaleJob; shop: number; isLate: boolean; isShort: boolean };
type Counted = Given & { figures: ReturnType<typeof figuresOf> };
type Moved = { ord: number; shop: number; productId: string; pieces: number; threshold: number };
type Product = ReturnType<typeof productFiguresOf>[number] & { ord: number };
type Shop = { facts: ShopFacts; isLate: boolean };

export const shopColumns: readonly Column<Shop>[] = [
  ["shop_id", "uuid", ({ facts }) => facts.shopId],
  ["epoch", "bigint", ({ facts }) => facts.epoch],
  ["catalog_rev", "bigint", ({ facts }) => facts.catalogRev],
  ["members_rev", "bigint", ({ facts }) => facts.membersRev],
  ["late", "boolean", ({ isLate }) => isLate],
];

export const saleColumns: readonly Column<Given>[] = [
  ["shop", "int", ({ shop }) => shop],
  ["seller_id", "uuid", ({ row }) => row.sellerId],
  // Who was signed in, where that is not who sold.
  ["recorded_by", "uuid", ({ row, job }) => (row.sellerId === job.userId ? "NULL" : job.userId)],
  ["agency_id", "uuid", ({ row }) => row.agencyId ?? "NULL"],
  ["device_no", "int", ({ job }) => job.device.no],
  ["id", "uuid", ({ row }) => row.id],
  ["seq", "bigint", ({ row }) => row.seq],
  ["sold_at", "bigint", ({ row }) => row.soldAt],
  ["device_at", "bigint", ({ row }) => row.deviceAt],
  ["day", "date", ({ row }) => row.day],
  ["receipt", "int", ({ row }) => row.receipt],
  ["total", "bigint", ({ row }) => row.total],
  ["vat_rate", "int", ({ row }) => row.vatRate],
  ["hash", "text", ({ row }) => row.hash],
  ["link", "text", ({ row }) => row.link ?? "-"],
  ["catalog_rev", "bigint", ({ row }) => row.catalogRev],
  ["flags", "text", ({ row, isShort }) => row.flags.join(",") || (isShort ? "0" : "-")],
  ["lines", "text", ({ row, isShort }) => (isShort ? linesAsKept : JSON.stringify)(row.lines)],
  [
    "payments",
    "text",
    ({ row, isShort }) => (isShort ? paymentsAsKept : JSON.stringify)(row.payments),
  ],
  ["discounts", "text", ({ row }) => (row.discounts ? JSON.stringify(row.discounts) : "-")],
];

/** What a sale adds to the figures of its day; that of an open month adds nothing yet. */
export const countedColumns: readonly Column<Counted>[] = [
  ...saleColumns,
  ["late", "boolean", ({ isLate }) => isLate],
  ["line_count", "int", ({ figures }) => figures.lines],
  ["pieces", "bigint", ({ figures }) => figures.pieces],
  ["revenue", "numeric", ({ figures }) => figures.revenue],
  ["taxes", "text", ({ figures }) => JSON.stringify(figures.taxes)],
  ...receivedFigures.map(
    (figure): Column<Counted> => [snakeCase(figure), "numeric", ({ figures }) => figures[figure]],
  ),
];

function figuresOf(row: SaleRow) {
  const { taxes, ...amounts } = amountsOfSale(row);
  return { ...amounts, taxes: taxes ?? [] };
}

/** `ord` is the place of the sale, 0 where those of all sales of the shop are added up. */
export const moveColumns: readonly Column<Moved>[] = [
  ["ord", "int", ({ ord }) => ord],
  ["shop", "int", ({ shop }) => shop],
  ["product_id", "text", ({ productId }) => productId],
  ["pieces", "bigint", ({ pieces }) => pieces],
  ["threshold", "int", ({ threshold }) => threshold],
];

/** What each late sale adds to the figures of its products. */
export const productColumns: readonly Column<Product>[] = [
  ["ord", "int", ({ ord }) => ord],
  ["product_id", "text", ({ productId }) => productId],
  ["lines", "int", ({ lines }) => lines],
  ["pieces", "bigint", ({ pieces }) => pieces],
  ["revenue", "numeric", ({ revenue }) => revenue],
];

export const speakerColumns: readonly Column<JudgedJob>[] = [
  ["id", "uuid", ({ job }) => job.userId],
];

/** What is written together; `isShort`: sales are written in few bytes (`short-sales.ts`). */
export type Group = {
  judged: readonly JudgedJob[];
  shops: readonly ShopFacts[];
  told: readonly Told[];
  isShort: boolean;
};

/** The parameters of the function `sell`: those of the statement in its fullest form, of sales that came for the first time. */
export function sellParameters({ reads }: Pick<Form, "reads">, group: Group): string[] {
  const form = { several: false, exceptions: false, reads: false, refers: false };
  const [shop = "", epoch = "", catalogRev = "", membersRev = "", _isLate, ...lists] = parametersOf(
    form,
    { ...group, told: [] },
  );
  return [
    ...[shop, epoch, catalogRev, membersRev, ...lists],
    ...parametersFor(referenceColumns, group.told),
    ...parametersFor(speakerColumns, reads ? group.judged : []),
  ];
}

/** The parameters of the statement in this form, in its order. */
export function parametersOf(
  { several, exceptions, reads }: Form,
  { judged, shops, told, isShort }: Group,
): string[] {
  const places = new Map(shops.map(({ shopId }, index) => [shopId, index + 1]));
  const sales: Given[] = [];
  const late = new Set<string>();
  for (const { job, facts, rows } of judged) {
    const shop = places.get(job.shopId) ?? 0;
    for (const row of rows) {
      const isLate = exceptions && isClosed(row.day, facts.totalsThrough);
      if (isLate) late.add(job.shopId);
      sales.push({ row, job, shop, isLate, isShort });
    }
  }
  const asked = shops.map((facts) => ({ facts, isLate: late.has(facts.shopId) }));
  const one = several ? undefined : must(asked[0], "a group has a shop");
  return [
    ...(one ? shopColumns.map(([, , of]) => String(of(one))) : parametersFor(shopColumns, asked)),
    ...(exceptions
      ? parametersFor(
          countedColumns,
          sales.map((sale) => ({ ...sale, figures: figuresOf(sale.row) })),
        )
      : parametersFor(saleColumns, sales)),
    ...parametersFor(moveColumns, movesOf(sales, shops, exceptions)),
    ...(exceptions ? parametersFor(productColumns, lateProducts(sales)) : []),
    ...(told.length > 0 ? parametersFor(referenceColumns, told) : []),
    ...(reads ? parametersFor(speakerColumns, judged) : []),
  ];
}

/** Pieces of a product that one sale takes, or all sales of a shop together, are added up. */
function movesOf(
  sales: readonly Given[],
  shops: readonly ShopFacts[],
  isEachApart: boolean,
): Moved[] {
  const moves: Moved[] = [];
  const byShop = shops.map(() => new Map<string, Moved>());
  for (const [index, { row, shop }] of sales.entries()) {
    const moved = isEachApart ? new Map<string, Moved>() : byShop[shop - 1];
    for (const { productId, delta } of row.moves) {
      const known = moved?.get(productId);
      if (known) known.pieces -= delta;
      else {
        const threshold = shops[shop - 1]?.products.get(productId)?.threshold ?? 0;
        const ord = isEachApart ? index + 1 : 0;
        const move = { ord, shop, productId, pieces: -delta, threshold };
        moved?.set(productId, move);
        moves.push(move);
      }
    }
  }
  return moves;
}

function lateProducts(sales: readonly Given[]): Product[] {
  return sales.flatMap(({ row, isLate }, index) =>
    isLate ? productFiguresOf([row], []).map((sold) => ({ ...sold, ord: index + 1 })) : [],
  );
}
