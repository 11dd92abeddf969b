import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyOperation, anyUuid } from "#tests/support/arbitraries.ts";
import { operationEntries } from "./kinds.ts";
import { canonicalText, type Operation } from "./operations.ts";
import { packOperations, startOfList, unpackOperation } from "./pack.ts";
import { idToParts, partsToId } from "./packed-id.ts";
import { packedOperationsSchema } from "./protocol.ts";
import { operationId, randomUuid, type Writer } from "./uuid.ts";

const writer: Writer = { deviceId: "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a3", epoch: 1 };

function unpackAll(operations: Operation[]) {
  const packed = packedOperationsSchema.parse(
    JSON.parse(JSON.stringify(packOperations(operations, writer))),
  );
  const position = startOfList();
  return packed.list.map((item) => unpackOperation(item, packed, position, writer));
}

/** As the server takes them: body parsed by its schema, so keys stand in schema order. */
function parsed(operation: Operation): Operation {
  return {
    ...operation,
    body: operationEntries[operation.kind].body.parse(operation.body),
  } as Operation;
}

const textAndActor = (operation: Operation) => [canonicalText(operation), operation.actorId];

describe("packing operations", () => {
  test("[S5] gives back the same canonical text, whatever the operations", () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { maxLength: 12 }), (operations) => {
        const back = unpackAll(operations).map((operation) =>
          textAndActor(parsed(operation as Operation)),
        );
        expect(back).toEqual(operations.map((operation) => textAndActor(parsed(operation))));
      }),
    );
  });

  test("[S5] does not depend on what else travels in the same request", () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { minLength: 2, maxLength: 8 }), (operations) => {
        const [together] = unpackAll(operations);
        const [alone] = unpackAll(operations.slice(0, 1));
        expect(together).toEqual(alone);
      }),
    );
  });

  test("[S5] names a kind that a newer tab wrote and this version does not know", () => {
    fc.assert(
      fc.property(
        fc.tuple(anyOperation, anyOperation),
        fc.jsonValue(),
        fc.option(anyUuid, { nil: undefined }),
        ([before, one], body, actorId) => {
          const { id, seq, shopId, at, clockOffset } = one;
          const head = { id, seq, shopId, at, clockOffset, kind: "till.count" };
          const newer = { ...head, body, ...(actorId && { actorId }) } as unknown as Operation;
          expect(unpackAll([before, newer])[1]).toEqual(JSON.parse(JSON.stringify(newer)));
        },
      ),
    );
  });

  test("[S4] reads the neighbours of something that cannot be read", () => {
    fc.assert(
      fc.property(
        fc.array(anyOperation, { minLength: 3, maxLength: 3 }),
        fc.jsonValue(),
        (operations, poison) => {
          const packed = packOperations(operations, writer);
          const list = [...packed.list];
          const [, second] = operations;
          list[1] = [
            99,
            0,
            (second?.seq ?? 0) - (operations[0]?.seq ?? 0),
            (second?.at ?? 0) - (operations[0]?.at ?? 0),
            [second?.clockOffset],
            0,
            "poison",
            poison,
          ];
          const position = startOfList();
          const read = list.map((item) =>
            unpackOperation(item, { ...packed, list }, position, writer),
          );
          expect(read[0]?.id).toBe(operations[0]?.id);
          expect(read[2]?.id).toBe(operations[2]?.id);
        },
      ),
    );
  });

  test.each([
    ["lists", JSON.parse(`${"[".repeat(20_000)}${"]".repeat(20_000)}`)],
    ["something that has no text", { toString: 1, valueOf: 1 }],
  ])("[S4] never throws where %s stand for a kind, a price or a quantity", (_, odd) => {
    const after = [0, 0, 1, 5, 0, 0, "an-id", 1, 0, [0], 0];
    const list = [
      [odd, 0, 1, 5, 0, 0, "an-id", {}],
      [0, 0, 1, 5, 0, 0, "an-id", 1, 0, [3, odd, odd], 0],
      [0, 0, 1, 5, 0, 0, "an-id", 1, 0, [{ productId: "p", price: odd, quantity: odd }], 0],
      [0, 0, 1, 5, 0, 0, "an-id", 1, 0, [4], 0],
      after,
    ];
    const packed = { shops: ["s"], products: ["p", 100, odd, odd], list };
    const position = startOfList();
    const read = list.map((item) => unpackOperation(item, packed, position, writer));
    expect(read.map((one) => one?.kind)).toEqual(["", "sale", "sale", "sale", "sale"]);
    expect(read.at(-1)).toMatchObject({ seq: 5, at: 25, body: { receipt: 4, total: 100 } });
  });

  test("[S4] never throws, whatever stands in the list", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.array(fc.jsonValue()), (list, products) => {
        const position = startOfList();
        for (const item of list)
          unpackOperation(item, { shops: ["x"], products, list }, position, writer);
      }),
    );
  });

  test("an identifier written by this device does not travel, any other does", () => {
    fc.assert(
      fc.property(
        anyUuid,
        fc.nat(4_000_000_000_000),
        fc.nat(1_000_000),
        fc.nat(60_000),
        (foreign, at, seq, waited) => {
          const own = operationId(at + waited, writer, seq);
          expect(idToParts(own, at, writer, seq)).toEqual([waited, 0]);
          expect(partsToId(waited, 0, at, writer, seq)).toBe(own);
          expect(partsToId(...idToParts(foreign, at, writer, seq), at, writer, seq)).toBe(foreign);
        },
      ),
    );
  });

  // Else what a till of yesterday sent before the update and sends again after it would stand in the books twice.
  test("[W4] identifiers stay the same in all versions", () => {
    const ofNumber = (at: number, deviceId: string, epoch: number, seq: number) =>
      operationId(at, { deviceId, epoch }, seq);
    const last = "ffffffff-ffff-4fff-bfff-ffffffffffff";
    const one = "00000000-0000-4000-8000-000000000001";
    const any = "a1cf020b-57d1-4eb2-8f94-8c4695de42b1";
    expect(ofNumber(1_795_325_718_283, any, 1, 1)).toBe("01a201c0-6f0b-716a-8f74-25babea6e3f7");
    expect(ofNumber(0, last, 8_388_607, 2 ** 40 + 3)).toBe("00000000-0000-75b0-bc91-7bd85b72d5a8");
    expect(ofNumber(2 ** 48, one, 2, 200)).toBe("ffffffff-ffff-7d30-9e87-e42e3128acfd");
  });

  test("identifiers of a device differ at one frozen moment, and from those of another epoch or device", () => {
    const other: Writer = { ...writer, deviceId: writer.deviceId.replace("a3", "a4") };
    const ids = [writer, { ...writer, epoch: 2 }, other].flatMap((one) =>
      Array.from({ length: 20_000 }, (_, seq) => operationId(5, one, seq)),
    );
    expect(new Set(ids).size).toBe(60_000);
  });

  test("200 sales of three lines fit into 7 kB once compressed", () => {
    const random = chance(7);
    const bytes = (count: number) =>
      Uint8Array.from({ length: count }, () => Math.floor(random() * 256));
    const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
    const catalogue = Array.from({ length: 1500 }, () => ({
      id: Array.from({ length: 8 }, () => letters.charAt(Math.floor(random() * 64))).join(""),
      price: 25 * Math.ceil(random() * 400),
    }));
    const shopId = randomUuid(1, bytes(10));
    let at = 1_790_000_000_000;
    const sales = Array.from({ length: 200 }, (_, index): Operation => {
      at += Math.floor(30_000 + random() * 120_000);
      const lines = Array.from({ length: 3 }, () => {
        const product = catalogue[Math.floor(random() ** 3 * catalogue.length)] ?? {
          id: "none",
          price: 0,
        };
        const bargained = random() < 0.05;
        return {
          productId: product.id,
          quantity: 1 + Math.floor(random() ** 4 * 5),
          price: product.price + (bargained ? 50 : 0),
        };
      });
      const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
      const tendered = random() < 0.5 ? total : Math.ceil(total / 5000) * 5000;
      return {
        id: operationId(at, writer, 400 + index),
        seq: 400 + index,
        shopId,
        at,
        clockOffset: -1234,
        kind: "sale",
        body: {
          receipt: 380 + index,
          catalogRev: 5120,
          lines,
          payments: [{ method: "cash", amount: total, tendered }],
          total,
        },
      };
    });
    expect(gzipSync(JSON.stringify(packOperations(sales, writer))).byteLength).toBeLessThan(7000);
  });
});

/** Small seeded generator (mulberry32), 0 ≤ x < 1. */
function chance(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
