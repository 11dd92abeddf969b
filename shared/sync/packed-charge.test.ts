import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomFrom } from "#tests/support/random.ts";
import type { Operation, OperationOf } from "./operations.ts";
import { packOperations, startOfList, unpackOperation } from "./pack.ts";
import { packedOperationsSchema } from "./protocol.ts";
import { operationId, randomUuid, type Writer } from "./uuid.ts";

const writer: Writer = { deviceId: "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a3", epoch: 1 };
const shopId = "0190a3c4-7d1e-7b2a-9c3d-5e6f70819200";
const uuid = (no: number) => randomUuid(1_790_000_000_000 + no, new Uint8Array(10));
const start = 1_790_000_000_000;

type Packed = ReturnType<typeof packOperations>;
const overTheWire = (packed: Packed): Packed =>
  packedOperationsSchema.parse(JSON.parse(JSON.stringify(packed)));

function unpackAll(packed: Packed) {
  const position = startOfList();
  return packed.list.map((one) => unpackOperation(one, packed, position, writer));
}

/** A ticket, and its charge, as a device writes them: the same moment, the next number. */
function onCredit(
  {
    seq,
    at,
    customer,
    francs,
    receipt,
  }: Record<"seq" | "at" | "customer" | "francs" | "receipt", number>,
  more: {
    sale?: object;
    charge?: object;
    actorId?: string;
    payments?: object[];
    chargeAt?: number;
  } = {},
): [OperationOf<"sale">, OperationOf<"account.move">] {
  const customerId = uuid(customer);
  const head = { shopId, clockOffset: 0 };
  const id = operationId(at, writer, seq);
  const lines = [{ productId: "savon", quantity: 1, price: francs }];
  const payments = more.payments ?? [{ method: "credit", amount: francs, customerId }];
  const sale = { receipt, catalogRev: 3, lines, payments, total: francs, ...more.sale };
  const chargedAt = more.chargeAt ?? at;
  const charge = { kind: "charge", customerId, amount: francs, owedBefore: 700, saleId: id };
  const who = more.actorId ? { actorId: more.actorId } : {};
  return [
    { ...head, id, seq, at, kind: "sale", body: sale } as OperationOf<"sale">,
    {
      ...{ ...head, id: operationId(chargedAt, writer, seq + 1), seq: seq + 1, at: chargedAt },
      ...{ kind: "account.move", body: { ...charge, ...more.charge }, ...who },
    } as OperationOf<"account.move">,
  ];
}

const usual = { seq: 1, at: start, customer: 1, francs: 500, receipt: 1 };
const seller = uuid(99);

describe("[S5] a ticket on account and its charge come back as they were", () => {
  test.each<[string, Parameters<typeof onCredit>[1], number]>([
    ["as devices write them", {}, 1],
    ["due on a day", { charge: { dueDay: "2026-12-01" } }, 2],
    ["by somebody switched in", { sale: { sellerId: seller }, actorId: seller }, 1],
    ["charged by another than who sold", { sale: { sellerId: seller } }, 8],
    ["charged with another amount", { charge: { amount: 499 } }, 8],
    ["charged to another customer", { charge: { customerId: uuid(2) } }, 8],
    ["of another ticket", { charge: { saleId: uuid(3) } }, 8],
    ["with what a later version tells", { charge: { points: 4 } }, 8],
    ["a moment later", { chargeAt: start + 1 }, 8],
    [
      "a part paid at once",
      {
        payments: [
          { method: "cash", amount: 200, tendered: 200 },
          { method: "credit", amount: 300, customerId: uuid(1) },
        ],
        charge: { amount: 300 },
      },
      1,
    ],
    [
      "of a deposit and of credit",
      {
        payments: [
          { method: "deposit", amount: 200, customerId: uuid(1) },
          { method: "credit", amount: 300, customerId: uuid(1) },
        ],
      },
      1,
    ],
    [
      "owed by two",
      {
        payments: [
          { method: "credit", amount: 200, customerId: uuid(1) },
          { method: "credit", amount: 300, customerId: uuid(2) },
        ],
      },
      8,
    ],
  ])("%s", (_, more, parts) => {
    const operations = onCredit(usual, more);
    const packed = overTheWire(packOperations(operations, writer));
    expect(unpackAll(packed)).toEqual(operations);
    // A short form is taken where it can be, and only there.
    expect((packed.list[1] as unknown[]).length).toBeLessThanOrEqual(parts);
    expect((packed.list[1] as unknown[]).length > 2).toBe(parts > 2);
  });

  test("in any number, of any customers, among sales for money", () => {
    const ticket = fc.record({ customer: fc.nat(4), francs: fc.nat(9000), isOwed: fc.boolean() });
    fc.assert(
      fc.property(fc.array(ticket, { maxLength: 12 }), (tickets) => {
        let seq = 1;
        const operations = tickets.flatMap(({ isOwed, ...one }, index): Operation[] => {
          const both = onCredit({ ...one, seq, at: start + index * 1000, receipt: index + 1 });
          seq += isOwed ? 2 : 1;
          if (isOwed) return both;
          const amount = one.francs;
          const payments = [{ method: "cash" as const, amount, tendered: amount }];
          return [{ ...both[0], body: { ...both[0].body, payments } }];
        });
        expect(unpackAll(overTheWire(packOperations(operations, writer)))).toEqual(operations);
      }),
    );
  });
});

test("[S4] a charge without the ticket that it follows is not understood, and its neighbours are", () => {
  const [sale] = onCredit(usual);
  const [next] = onCredit({ ...usual, seq: 3, at: start + 9, receipt: 2 });
  const packed = packOperations([sale, next], writer);
  const [first, second] = packed.list;
  const list = [[700], first, [700], second, ["", {}]];
  const read = unpackAll({ ...packed, list });
  expect(read.map((one) => one?.kind)).toEqual([
    undefined,
    "sale",
    "account.move",
    "sale",
    "account.move",
  ]);
  expect(unpackAll({ ...packed, customers: [], list: packed.list })[0]?.body).toMatchObject({
    payments: [{ method: "credit", customerId: undefined }],
  });
});

test("200 sales of three lines, a third of them on credit with their charges, fit into 7.5 kB", () => {
  const random = randomFrom("a day on trust");
  const letters = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"];
  const goods = Array.from({ length: 1500 }, () => ({
    productId: Array.from({ length: 8 }, () => random.pick(letters)).join(""),
    price: 25 * random.int(1, 400),
  }));
  const owed = Array.from({ length: 25 }, (_, no) => ({
    customerId: randomUuid(1_780_000_000_000 + random.int(0, 1e9) + no, random.bytes(10)),
    francs: 500 * random.int(0, 40),
  }));
  let at = start;
  let seq = 400;
  const operations = Array.from({ length: 200 }, (_, index): Operation[] => {
    at += random.int(30_000, 150_000);
    seq += 1;
    const lines = Array.from({ length: 3 }, () => {
      const one = goods[Math.floor(random.fraction() ** 3 * goods.length)] ?? random.pick(goods);
      const quantity = 1 + Math.floor(random.fraction() ** 4 * 5);
      return { ...one, quantity, price: one.price + (random.chance(0.05) ? 50 : 0) };
    });
    const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    const head = { shopId, at, clockOffset: -1234 };
    const id = operationId(at, writer, seq);
    const told = { receipt: 380 + index, catalogRev: 5120, lines, total };
    if (index % 3 > 0) {
      const tendered = random.chance(0.5) ? total : Math.ceil(total / 5000) * 5000;
      const payments = [{ method: "cash" as const, amount: total, tendered }];
      return [{ ...head, id, seq, kind: "sale", body: { ...told, payments } }];
    }
    const customer = random.pick(owed);
    const { customerId, francs: owedBefore } = customer;
    customer.francs += total;
    const payments = [{ method: "credit" as const, amount: total, customerId }];
    const sale: Operation = { ...head, id, seq, kind: "sale", body: { ...told, payments } };
    seq += 1;
    const body = { kind: "charge" as const, customerId, amount: total, owedBefore, saleId: id };
    const chargeId = operationId(at, writer, seq);
    return [sale, { ...head, id: chargeId, seq, kind: "account.move", body }];
  }).flat();
  const packed = packOperations(operations, writer);
  expect(operations).toHaveLength(267);
  expect(unpackAll(overTheWire(packed))).toEqual(operations);
  expect(gzipSync(JSON.stringify(packed)).byteLength).toBeLessThan(7500);
});
