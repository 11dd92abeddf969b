import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cell, decodeColumn, encodeColumn } from "./column.ts";
import { decodeRows, encodeRows } from "./columns.ts";
import type { RowsByKind } from "./rows.ts";

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test("a column gives back its cells, whatever they are", () => {
  const cell = fc.oneof(
    fc.integer(),
    fc.constantFrom("", "a", "b\nc", "\u0000absent", null, true, -0, 0),
    fc.jsonValue().map((value) => wire(value) as Cell),
  );
  const few = fc.constantFrom<Cell>("Boissons", "Épicerie", null);
  const numbers = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.constant(null), fc.double());
  const codes = fc.stringMatching(/^(BTS|X)?0?[0-9]{3}$/);
  const same = fc.stringMatching(/^[a-z\n]{4}$/);
  const lists = fc.oneof(
    fc.array(cell),
    fc.array(few),
    fc.array(numbers).map((list) => wire(list) as Cell[]),
    fc.array(codes),
    fc.array(same),
    fc.array(fc.integer()),
    fc.array(fc.string()),
  );
  fc.assert(
    fc.property(lists, (cells) => {
      const exact = wire(cells) as Cell[];
      expect(decodeColumn(wire(encodeColumn(cells as Cell[])), cells.length)).toEqual(exact);
    }),
  );
});

const moment = fc.oneof(
  fc.integer({ min: 0, max: 4e12 }).map((ms) => new Date(ms).toISOString()),
  fc.constant("2026-11-20T09:00:00Z"),
);
const line = fc.record(
  {
    productId: fc.constantFrom("savon", "pain-1", "x_y-z"),
    quantity: fc.integer({ min: 1, max: 9 }),
    price: fc.nat(9_999_999),
    name: fc.string({ minLength: 1 }),
  },
  { noNullPrototype: true },
);
const payment = fc.oneof(
  fc.record(
    { method: fc.constant("cash" as const), amount: fc.nat(), tendered: fc.nat() },
    { noNullPrototype: true },
  ),
  fc.record(
    { method: fc.constant("mobile-money" as const), amount: fc.nat(), reference: fc.string() },
    { noNullPrototype: true },
  ),
);
const fact = {
  id: fc.uuid(),
  sellerId: fc.uuid(),
  deviceCode: fc.constantFrom("A", "B2", ""),
  seq: fc.integer({ min: 1 }),
  soldAt: moment,
  deviceAt: fc.nat(8_640_000_000_000_000),
  day: fc.constantFrom("2026-11-20", "2026-11-21"),
  flags: fc.subarray(["clock-wrong", "price-below-minimum"] as const),
  settled: fc.option(
    fc.record({ by: fc.uuid(), at: moment, note: fc.string() }, { noNullPrototype: true }),
  ),
  rev: fc.nat(),
  lines: fc.array(line, { maxLength: 4 }),
};
const sale = fc
  .record(
    {
      ...fact,
      receipt: fc.integer({ min: 1, max: 99_999_999 }),
      payments: fc.array(payment, { maxLength: 3 }),
      isExact: fc.boolean(),
      more: fc.nat(5000),
      oddTotal: fc.option(fc.nat()),
      agencyId: fc.constantFrom(undefined, null, "019a7b3c-0000-7000-8000-0000000000a1"),
    },
    { noNullPrototype: true },
  )
  .map(({ receipt, isExact, more, oddTotal, payments, agencyId, ...rest }) => {
    const total =
      oddTotal ?? rest.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    return {
      ...rest,
      receiptNo: `${rest.deviceCode}-${String(receipt).padStart(6, "0")}`,
      payments: isExact
        ? [{ method: "cash" as const, amount: total, tendered: total + more }]
        : payments,
      total,
      ...(agencyId === undefined ? {} : { agencyId }),
    };
  });
const back = fc.record(
  {
    ...fact,
    saleId: fc.option(fc.uuid()),
    restock: fc.boolean(),
    refund: fc.constantFrom("cash" as const, "none" as const),
    total: fc.nat(),
    reason: fc.string(),
    isVoid: fc.boolean(),
  },
  { noNullPrototype: true },
);
const decision = fc.option(
  fc.record(
    { by: fc.uuid(), name: fc.string(), at: moment, note: fc.string() },
    { noNullPrototype: true },
  ),
);
const resellerSale = fc.record(
  {
    id: fc.uuid().map((id) => `${id}.0`),
    ticketId: fc.uuid(),
    receiptNo: fc.constantFrom("A-000001", "B-000002"),
    transferId: fc.uuid(),
    productId: fc.constant("savon"),
    productName: fc.string(),
    resellerId: fc.uuid(),
    byId: fc.uuid(),
    quantity: fc.integer(),
    price: fc.nat(),
    minPrice: fc.nat(),
    status: fc.constantFrom("pending" as const, "confirmed" as const, "declined" as const),
    soldAt: moment,
    day: fc.constant("2026-11-20"),
    flags: fc.subarray(["more-than-held", "clock-wrong"] as const),
    decided: decision,
    saleId: fc.option(fc.uuid()),
    commission: fc.option(
      fc.record(
        {
          amount: fc.nat(),
          rate: fc.option(fc.nat()),
          status: fc.constantFrom("pending" as const, "paid" as const),
          paid: fc.constant(null),
        },
        { noNullPrototype: true },
      ),
    ),
    rev: fc.nat(),
  },
  { noNullPrototype: true },
);
const notice = fc.record(
  {
    id: fc.uuid(),
    userId: fc.uuid(),
    type: fc.constantFrom("low_stock_alert" as const, "sale_completed" as const),
    data: fc.record(
      { productName: fc.string(), quantity: fc.integer() },
      { requiredKeys: [], noNullPrototype: true },
    ),
    at: moment,
    day: fc.constant("2026-11-20"),
    readAt: fc.option(moment),
    rev: fc.nat(),
  },
  { noNullPrototype: true },
);
const product = fc.record(
  {
    id: fc.stringMatching(/^[A-Za-z0-9_-]{4,12}$/),
    name: fc.string({ minLength: 1 }),
    brand: fc.string(),
    model: fc.constant(""),
    color: fc.string(),
    dimensions: fc.string(),
    barcode: fc.option(fc.stringMatching(/^(\d{13}|\d{8}|[A-Z]{3})$/)),
    uniqueCode: fc.string({ minLength: 1 }),
    category: fc.constantFrom("Boissons", ""),
    price: fc.nat(),
    minPrice: fc.nat(),
    stockThreshold: fc.nat(),
    images: fc.array(fc.stringMatching(/^[A-Za-z0-9_-]{22}$/), { maxLength: 3 }),
    archived: fc.boolean(),
    rev: fc.nat(),
  },
  { noNullPrototype: true },
);

test("rows of every kind come back as they were", () => {
  const rows = fc.record(
    {
      products: fc.array(product),
      sales: fc.array(sale),
      returns: fc.array(back),
      resellerSales: fc.array(resellerSale),
      notifications: fc.array(notice),
    },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(rows, (some) => {
      expect(decodeRows(wire(encodeRows(some)))).toEqual(wire(some));
    }),
  );
});

test("a hundred ordinary sales take a third of what objects take", () => {
  const sales = Array.from({ length: 100 }, (_, index): RowsByKind["sales"][number] => {
    const price = 100 + (index % 17) * 25;
    return {
      id: `0190a3c4-7d1e-7b2a-9c3d-${String(index * 7919).padStart(12, "0")}`,
      sellerId: "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a3",
      deviceCode: "A",
      seq: index + 1,
      soldAt: new Date(1_790_000_000_000 + index * 61_234).toISOString(),
      deviceAt: 1_790_000_000_000 + index * 61_234 - 1500,
      day: "2026-09-21",
      flags: [],
      settled: null,
      rev: index + 10,
      receiptNo: `A-${String(index + 1).padStart(6, "0")}`,
      lines: [
        {
          productId: `p-${index % 30}`,
          quantity: 1 + (index % 3),
          price,
          name: `Article ${index % 30}`,
        },
      ],
      payments: [{ method: "cash", amount: price * (1 + (index % 3)), tendered: price * 5 }],
      total: price * (1 + (index % 3)),
    };
  });
  const size = (value: unknown) => brotliCompressSync(JSON.stringify(value)).byteLength;
  expect(size(encodeRows({ sales }))).toBeLessThan(size({ sales }) / 2);
  expect(JSON.stringify(encodeRows({ sales })).length).toBeLessThan(
    JSON.stringify({ sales }).length / 3,
  );
});
