/** Rows as they travel, written by Postgres. Names of tables: p products, t stocks, s sales, b returns, j adjustments. */

const moment = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const deviceCode = (table: string) =>
  `(select d.code from devices d where d.shop_id = ${table}.shop_id and d.no = ${table}.device_no)`;
const paddedReceipt = `lpad(s.receipt::text, greatest(6, length(s.receipt::text)), '0')`;

const fact = (table: string) => `'id', ${table}.id, 'sellerId', ${table}.seller_id,
  'deviceCode', ${deviceCode(table)}, 'seq', ${table}.seq, 'soldAt', ${moment(`${table}.sold_at`)},
  'deviceAt', ${table}.device_at, 'day', ${table}.day, 'flags', ${table}.flags, 'settled', ${table}.settled,
  'rev', ${table}.rev`;

export const shopRow = `json_build_object('id', h.id, 'name', h.name, 'description', h.description,
  'address', h.address, 'phone', h.phone, 'email', h.email, 'timeZone', h.time_zone, 'vatRate', h.vat_rate,
  'receiptFooter', h.receipt_footer, 'rev', h.rev)`;

/** What a reseller sees of a shop: its name, and the zone its days are cut in. */
export const shopCardRow = `json_build_object('id', h.id, 'name', h.name, 'description', '', 'address', '',
  'phone', '', 'email', '', 'timeZone', h.time_zone, 'vatRate', 0, 'receiptFooter', '', 'rev', h.rev)`;

export const memberRow = `json_build_object('userId', m.user_id, 'fullName', u.full_name, 'role', m.role,
  'isActive', m.is_active, 'joinedAt', ${moment("m.joined_at")}, 'leftAt', ${moment("m.left_at")}, 'rev', m.rev)`;

export const productRow = `json_build_object('name', p.name, 'brand', p.brand, 'model', p.model, 'color', p.color,
  'dimensions', p.dimensions, 'barcode', p.barcode, 'uniqueCode', p.unique_code, 'category', p.category,
  'price', p.price, 'minPrice', p.min_price, 'stockThreshold', p.stock_threshold, 'id', p.id,
  'archived', p.archived, 'rev', p.rev)`;

export const stockRow = `json_build_object('productId', t.product_id, 'quantity', t.quantity, 'sold', t.sold,
  'rev', t.rev)`;

export const saleRow = `json_build_object(${fact("s")},
  'receiptNo', ${deviceCode("s")} || '-' || ${paddedReceipt}, 'lines', s.lines, 'payments', s.payments,
  'total', s.total)`;

export const returnRow = `json_build_object(${fact("b")}, 'saleId', b.sale_id, 'lines', b.lines,
  'restock', b.restock, 'refund', b.refund, 'total', b.total, 'reason', b.reason)`;

export const adjustmentRow = `json_build_object('id', j.id, 'productId', j.product_id, 'mode', j.mode,
  'delta', j.delta, 'reason', j.reason, 'byId', j.by_id, 'at', ${moment("j.at")}, 'day', j.day,
  'flags', j.flags, 'rev', j.rev)`;
