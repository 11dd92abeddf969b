import { shownName } from "#server/db/shown-name.ts";
import { noAgency } from "#server/db/tables/totals.ts";
import { deviceCode, moment, was } from "#server/sync/entries/row-parts.ts";
import { figuresOf } from "#server/sync/figures/means-columns.ts";
import { flagsOfBooks } from "#server/sync/verdicts/told-flags.ts";
import { accountFigures } from "#shared/schemas/debt-figures.ts";
import { receivedFigures, refundedFigures } from "#shared/schemas/means.ts";
import { mostWas } from "#shared/schemas/was.ts";

/**
 * Rows as they travel, written by Postgres. Names of tables: p products, t stocks, s sales, b returns, j adjustments,
 * x transfers, y resellers' sales, z transfers between shops, n notifications, ms messages, ta acts at tills,
 * mb books of months.
 */

const receiptNo = (table: string) =>
  `${deviceCode(table)} || '-' || lpad(${table}.receipt::text, greatest(6, length(${table}.receipt::text)), '0')`;

const fact = (
  table: string,
  flags = `${table}.flags`,
) => `'id', ${table}.id, 'sellerId', ${table}.seller_id,
  'deviceCode', ${deviceCode(table)}, 'seq', ${table}.seq, 'soldAt', ${moment(`${table}.sold_at`)},
  'deviceAt', ${table}.device_at, 'day', ${table}.day, 'flags', ${flags}, 'settled', ${table}.settled,
  'recordedBy', ${table}.recorded_by, 'rev', ${table}.rev`;

export const shopRow = `json_build_object('id', h.id, 'name', h.name, 'description', h.description,
  'address', h.address, 'phone', h.phone, 'email', h.email, 'timeZone', h.time_zone,
  'dayTurnsAt', h.day_turns_at, 'country', h.country, 'vatRate', h.vat_rate, 'reducedRate', h.reduced_rate,
  'receiptFooter', h.receipt_footer, 'categories', h.categories, 'logo', h.logo,
  'lowStockThreshold', h.low_stock_threshold, 'sellerCeiling', h.seller_ceiling, 'employeeCeiling', h.employee_ceiling,
  'managerCeiling', h.manager_ceiling, 'loyalty', h.loyalty, 'scaleLabels', h.scale_labels,
  'payCodes', h.pay_codes,
  'maxProducts', h.max_products, 'maxAgencies', h.max_agencies,
  'was', ${was(":shop")}, 'rev', h.rev)`;

/** What a reseller sees of a shop: what any receipt of it says (T10), where it lies, and how its days are cut. */
export const shopCardRow = `json_build_object('id', h.id, 'name', h.name, 'description', '', 'address', h.address,
  'phone', h.phone, 'email', '', 'timeZone', h.time_zone, 'dayTurnsAt', h.day_turns_at, 'country', h.country,
  'vatRate', h.vat_rate, 'reducedRate', h.reduced_rate, 'receiptFooter', h.receipt_footer,
  'categories', json_build_array(), 'logo', h.logo, 'lowStockThreshold', 0,
  'sellerCeiling', null, 'employeeCeiling', null, 'managerCeiling', null, 'loyalty', null, 'scaleLabels', null,
  'payCodes', null, 'maxProducts', null, 'maxAgencies', null, 'rev', h.rev)`;

const namesBefore = `coalesce((select json_agg(json_build_array(until, json_build_object('fullName', full_name)))
  from (select ${moment("at")} as until, full_name from former_names where user_id = m.user_id
    order by at desc limit ${mostWas}) f), '[]')`;

export const memberRow = `json_build_object('userId', m.user_id, 'fullName', ${shownName("u")}, 'role', m.role,
  'isActive', m.is_active, 'joinedAt', ${moment("m.joined_at")}, 'leftAt', ${moment("m.left_at")}, 'was', ${namesBefore},
  'rev', m.rev)`;

const productParts = `'name', p.name, 'brand', p.brand, 'model', p.model, 'color', p.color,
  'dimensions', p.dimensions, 'barcode', p.barcode, 'uniqueCode', p.unique_code, 'category', p.category,
  'price', p.price, 'minPrice', p.min_price, 'stockThreshold', p.stock_threshold, 'images', p.images, 'id', p.id,
  'archived', p.archived, 'rev', p.rev`;

/** Nothing is said of units, packs, groups of tax and families where there are none: nearly everywhere. */
export const productRow = `case when p.unit is null and p.packs = '[]' and p.tax_group is null and p.family is null
  then json_build_object(${productParts}) else json_build_object(${productParts}, 'unit', p.unit, 'packs', p.packs,
    'taxGroup', p.tax_group, 'family', p.family) end`;

export const stockRow = `json_build_object('productId', t.product_id, 'quantity', t.quantity, 'sold', t.sold,
  'rev', t.rev)`;

/** Lines and payments as they are kept: `facts.ts` reads them. */
const saleParts = `${fact("s", "coalesce(s.flags, '{}') || coalesce(s.later_flags, '{}')")},
  'receiptNo', ${receiptNo("s")}, 'lines', s.lines, 'payments', s.payments,
  'total', s.total, 'agencyId', s.agency_id, 'vatRate', s.vat_rate`;

/** Nothing is said of discounts where there are none: nearly everywhere. */
export const saleRow = `case when s.discounts is null then json_build_object(${saleParts})
  else json_build_object(${saleParts}, 'discounts', s.discounts) end`;

const returnParts = `${fact("b")}, 'saleId', b.sale_id, 'lines', b.lines,
  'restock', b.restock, 'refund', b.refund, 'cashPart', b.cash_part, 'total', b.total, 'reason', b.reason, 'isVoid', b.is_void,
  'agencyId', b.agency_id, 'vatRate', b.vat_rate, 'vat', b.vat, 'counting', case when b.of_seller_id is not null then json_build_object('sellerId', b.of_seller_id, 'agencyId', b.of_agency_id,
  'undoes', b.undoes, 'till', (select d.code from devices d where d.shop_id = :shop and d.no = b.till_no)) end`;

/** Nothing is said of rates where all goods bore that of the ticket: nearly everywhere. */
export const returnRow = `case when b.taxes is null then json_build_object(${returnParts})
  else json_build_object(${returnParts}, 'taxes', b.taxes) end`;

export const adjustmentRow = `json_build_object('id', j.id, 'productId', j.product_id, 'mode', j.mode,
  'transferId', j.transfer_id, 'delta', j.delta, 'reason', j.reason, 'byId', j.by_id, 'at', ${moment("j.at")}, 'day', j.day,
  'flags', j.flags, 'sale', case when j.sale_id is not null then json_build_object('id', j.sale_id, 'rev', j.sale_rev) end,
  'loss', j.loss, 'rev', j.rev)`;

/** Of what a reseller said themselves was handed to them, they do not read what the books made of it. */
const transferFlags = (isReseller: string) => `case when ${isReseller} and not x.vouched
  then array(select f from unnest(x.flags) f where f <> all('{${flagsOfBooks.join(",")}}')) else x.flags end`;

/** `isReseller`: whether it is read by the reseller, as Postgres works it out. */
export const transferRow = (isReseller: string) => `case when x.by is null then
  json_build_object(${transferParts(isReseller)}) else json_build_object(${transferParts(isReseller)}, 'by', x.by) end`;

const transferParts = (
  isReseller: string,
) => `'id', x.id, 'productId', x.product_id, 'productName', x.product_name,
  'resellerId', x.reseller_id, 'quantity', x.quantity, 'sold', x.sold, 'returned', x.returned,
  'inStock', case when x.status = 'rejected' then 0 else x.quantity end - x.sold - x.returned, 'price', x.price,
  'minPrice', x.min_price, 'status', x.status, 'origin', x.origin, 'byId', x.by_id, 'at', ${moment("x.at")},
  'day', x.day, 'decided', x.decided, 'flags', ${transferFlags(isReseller)}, 'rev', x.rev`;

const commission = `case when y.commission_amount is not null then json_build_object('amount', y.commission_amount,
  'rate', y.commission_rate, 'status', case when y.commission_paid is null then 'pending' else 'paid' end,
  'paid', y.commission_paid) end`;

const resellerSaleParts = `'id', y.id, 'ticketId', y.ticket_id,
  'receiptNo', ${receiptNo("y")}, 'transferId', y.transfer_id, 'productId', y.product_id,
  'productName', y.product_name, 'resellerId', y.reseller_id, 'byId', y.by_id, 'quantity', y.quantity,
  'price', y.price, 'minPrice', y.min_price, 'status', y.status, 'soldAt', ${moment("y.sold_at")}, 'day', y.day,
  'flags', y.flags, 'decided', y.decided, 'saleId', y.sale_id, 'commission', ${commission}, 'rev', y.rev`;

/** Nothing is said of units where goods are sold by the piece: nearly everywhere. */
export const resellerSaleRow = `case when y.by is null then json_build_object(${resellerSaleParts})
  else json_build_object(${resellerSaleParts}, 'by', y.by, 'cameBack', y.came_back) end`;

export const shopTransferRow = `json_build_object('id', z.id, 'direction', z.direction,
  'otherShopId', z.other_shop_id, 'otherShopName', z.other_shop_name, 'productId', z.product_id,
  'product', z.product, 'quantity', z.quantity, 'status', z.status, 'counted', z.counted, 'byId', z.by_id,
  'byName', z.by_name, 'at', ${moment("z.at")}, 'day', z.day, 'received', z.received, 'flags', z.flags,
  'rev', z.rev)`;

export const notificationRow = `json_build_object('id', n.id, 'userId', n.user_id, 'type', n.type,
  'data', n.data - 'personId', 'at', ${moment("n.at")}, 'day', n.day,
  'readAt', case when n.read_at is not null then ${moment("n.read_at")} end, 'rev', n.rev)`;

export const messageRow = `json_build_object('id', ms.id, 'memberId', ms.member_id, 'fromId', ms.from_id,
  'fromName', coalesce((select ${shownName("u")} from users u where u.id = ms.from_id), ''), 'text', ms.text,
  'at', ${moment("ms.at")}, 'day', ms.day, 'readAt', case when ms.read_at is not null then ${moment("ms.read_at")} end,
  'flags', ms.flags, 'rev', ms.rev)`;

export const tillActRow = `json_build_object('id', ta.id, 'sellerId', ta.seller_id, 'deviceCode', ${deviceCode("ta")},
  'seq', ta.seq, 'at', ${moment("ta.at")}, 'deviceAt', ta.device_at, 'day', ta.day, 'agencyId', ta.agency_id,
  'open', ta.open, 'move', ta.move, 'close', ta.close, 'flags', ta.flags, 'rev', ta.rev)`;
/** Devices keep the products of so many closed months; older ones travel without. */
const monthsWithProducts = 25;

/** Whether the row of a closed month travels with its products. */
export const isWithProducts = (as: string): string =>
  `${as}.month >= (select e.totals_through - interval '${monthsWithProducts} months' from shops e
    where e.id = :shop)`;

export const columnsOf = (columns: Record<string, string>, order: string) =>
  `json_build_object(${Object.entries(columns)
    .map(([name, column]) => `'${name}', coalesce(json_agg(${column} order by ${order}), '[]')`)
    .join(", ")})`;

const daysOfMonth = columnsOf(
  {
    ...{ day: "d.day", sellerId: "d.seller_id", agencyId: `nullif(d.agency_id, '${noAgency}')` },
    ...{ tickets: "d.tickets", lines: "d.lines", pieces: "d.pieces", revenue: "d.revenue" },
    ...figuresOf(receivedFigures, "d"),
    ...{ returns: "d.returns", voids: "d.voids" },
    ...{ returnedPieces: "d.returned_pieces", refunded: "d.refunded" },
    ...figuresOf(refundedFigures, "d"),
    voidedLines: "d.voided_lines",
    ...figuresOf(accountFigures, "d"),
  },
  "d.day, d.seller_id, d.agency_id",
);

const productsOfMonth = columnsOf(
  {
    ...{ productId: "d.product_id", lines: "d.lines", pieces: "d.pieces", revenue: "d.revenue" },
    ...{ returnedPieces: "d.returned_pieces", refunded: "d.refunded" },
    voidedLines: "d.voided_lines",
  },
  "d.product_id",
);

const taxesOfMonth = columnsOf(
  {
    ...{ day: "d.day", sellerId: "d.seller_id", agencyId: `nullif(d.agency_id, '${noAgency}')` },
    ...{ rate: "d.rate", base: "d.base", vat: "d.vat" },
  },
  "d.day, d.seller_id, d.agency_id, d.rate",
);

export const monthRow = `json_build_object('id', to_char(mb.month, 'YYYY-MM'),
  'days', (select ${daysOfMonth} from day_totals d
    where d.shop_id = :shop and d.day >= mb.month and d.day < (mb.month + interval '1 month')::date),
  'products', case when ${isWithProducts("mb")} then (select ${productsOfMonth} from month_products d
    where d.shop_id = :shop and d.month = mb.month) end,
  'taxes', (select case when count(*) > 0 then ${taxesOfMonth} end from day_taxes d
    where d.shop_id = :shop and d.day >= mb.month and d.day < (mb.month + interval '1 month')::date),
  'rev', mb.rev)`;
