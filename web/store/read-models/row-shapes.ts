import type { RowKind } from "#shared/sync/rows.ts";

type FieldType =
  | "string"
  | "integer"
  | "boolean"
  | "array"
  | "object"
  | "string|null"
  | "integer|null"
  | "object|null"
  | Later;

/** A field that rows kept by an earlier version of the app do not have. */
type Later = "string|null?" | "integer|null?" | "integer?" | "string?" | "array?" | "object|null?";

const fact = {
  id: "string",
  sellerId: "string",
  deviceCode: "string",
  seq: "integer",
  soldAt: "string",
  deviceAt: "integer",
  day: "string",
  flags: "array",
  settled: "object|null",
  recordedBy: "string|null?",
  rev: "integer",
} as const;

/**
 * Fields of every kind of row with their types, equal to `shared/schemas` (a test holds them so). Written out because
 * the till has to open without loading a validator.
 */
export const rowShapes: Record<RowKind, Record<string, FieldType>> = {
  shops: {
    id: "string",
    name: "string",
    description: "string",
    address: "string",
    phone: "string",
    email: "string",
    timeZone: "string",
    dayTurnsAt: "integer?",
    country: "string?",
    categories: "array?",
    vatRate: "integer",
    receiptFooter: "string",
    logo: "string|null?",
    lowStockThreshold: "integer?",
    maxProducts: "integer|null",
    maxAgencies: "integer|null?",
    was: "array?",
    rev: "integer",
  },
  members: {
    userId: "string",
    fullName: "string",
    role: "string",
    isActive: "boolean",
    joinedAt: "string",
    leftAt: "string|null",
    was: "array?",
    rev: "integer",
  },
  products: {
    id: "string",
    name: "string",
    brand: "string",
    model: "string",
    color: "string",
    dimensions: "string",
    barcode: "string|null",
    uniqueCode: "string",
    category: "string",
    price: "integer",
    minPrice: "integer",
    stockThreshold: "integer",
    images: "array",
    archived: "boolean",
    rev: "integer",
  },
  stocks: { productId: "string", quantity: "integer", sold: "integer", rev: "integer" },
  sales: {
    ...fact,
    receiptNo: "string",
    lines: "array",
    payments: "array",
    total: "integer",
    agencyId: "string|null?",
    vatRate: "integer?",
  },
  returns: {
    ...fact,
    saleId: "string|null",
    lines: "array",
    restock: "boolean",
    refund: "string",
    total: "integer",
    reason: "string",
    cashPart: "integer|null?",
    isVoid: "boolean",
    agencyId: "string|null?",
    vatRate: "integer?",
    vat: "integer?",
    counting: "object|null?",
  },
  adjustments: {
    id: "string",
    productId: "string",
    mode: "string",
    transferId: "string|null",
    delta: "integer",
    reason: "string",
    byId: "string",
    at: "string",
    day: "string",
    flags: "array",
    rev: "integer",
  },
  transfers: {
    id: "string",
    productId: "string",
    productName: "string",
    resellerId: "string",
    quantity: "integer",
    sold: "integer",
    returned: "integer",
    inStock: "integer",
    price: "integer",
    minPrice: "integer",
    status: "string",
    origin: "string",
    byId: "string",
    at: "string",
    day: "string",
    decided: "object|null",
    flags: "array",
    rev: "integer",
  },
  resellerSales: {
    id: "string",
    ticketId: "string",
    receiptNo: "string",
    transferId: "string",
    productId: "string",
    productName: "string",
    resellerId: "string",
    byId: "string",
    quantity: "integer",
    price: "integer",
    minPrice: "integer",
    status: "string",
    soldAt: "string",
    day: "string",
    flags: "array",
    decided: "object|null",
    saleId: "string|null",
    commission: "object|null",
    rev: "integer",
  },
  shopTransfers: {
    id: "string",
    direction: "string",
    otherShopId: "string",
    otherShopName: "string",
    productId: "string|null",
    product: "object",
    quantity: "integer",
    status: "string",
    counted: "integer|null",
    byId: "string",
    byName: "string",
    at: "string",
    day: "string",
    received: "object|null",
    flags: "array",
    rev: "integer",
  },
  notifications: {
    id: "string",
    userId: "string",
    type: "string",
    data: "object",
    at: "string",
    day: "string",
    readAt: "string|null",
    rev: "integer",
  },
  agencies: {
    id: "string",
    name: "string",
    address: "string",
    archived: "boolean",
    was: "array?",
    rev: "integer",
  },
  messages: {
    id: "string",
    memberId: "string",
    fromId: "string",
    fromName: "string",
    text: "string",
    at: "string",
    day: "string",
    readAt: "string|null",
    flags: "array",
    rev: "integer",
  },
  tillActs: {
    id: "string",
    sellerId: "string",
    deviceCode: "string",
    seq: "integer",
    at: "string",
    deviceAt: "integer",
    day: "string",
    agencyId: "string|null",
    open: "object|null",
    move: "object|null",
    close: "object|null",
    flags: "array",
    rev: "integer",
  },
  months: {
    id: "string",
    days: "object",
    products: "object|null",
    taxes: "object|null?",
    rev: "integer",
  },
};

function isOfType(value: unknown, type: FieldType): boolean {
  if (type.endsWith("?"))
    return value === undefined || isOfType(value, type.slice(0, -1) as FieldType);
  switch (type) {
    case "integer":
      return Number.isSafeInteger(value);
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null;
    case "string|null":
      return value === null || typeof value === "string";
    case "integer|null":
      return value === null || Number.isSafeInteger(value);
    case "object|null":
      return typeof value === "object";
    default:
      return typeof value === type;
  }
}

/** False when what was stored is not a row of this kind any more: the read model is damaged and must be filled again. */
export function isSound(kind: RowKind, row: unknown): boolean {
  if (typeof row !== "object" || row === null) return false;
  for (const [field, type] of Object.entries(rowShapes[kind]))
    if (!isOfType((row as Record<string, unknown>)[field], type)) return false;
  return true;
}
