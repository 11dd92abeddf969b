import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultDayCut } from "#shared/rules/business-day.ts";
import type { Transfer } from "#shared/schemas/transfer.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aTransfer, goodsShop, ownerId, uuidNo } from "#tests/support/device/goods-rows.ts";
import { aRecord } from "#tests/support/device/records.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { openTransferBook } from "./transfer-book.ts";

const context = {
  shopId: goodsShop,
  cut: () => defaultDayCut,
  me: () => ownerId,
  nameOf: () => "Bih",
  roleOf: () => "owner" as const,
  nameOfShop: () => "",
};

function anAct(seq: number, kind: Operation["kind"], body: unknown): OperationRecord {
  const id = uuidNo(100 + seq);
  const operation = { id, seq, shopId: goodsShop, kind, body } as Partial<Operation>;
  const shown = { names: ["Savon"], sellerName: "Awa" };
  return aRecord(operation, { id, seq, by: ownerId, shown });
}

const place = { transferId: uuidNo(1), productId: "aaaa" };
const sale = (seq: number, quantity: number) =>
  anAct(seq, "reseller-sale", {
    receipt: seq,
    lines: [{ ...place, quantity, price: 500 }],
    total: quantity * 500,
  });
const giveBack = (seq: number, quantity: number) =>
  anAct(seq, "transfer.return", { ...place, quantity, reason: "" });
const decline = (seq: number, quantity: number) =>
  anAct(seq, "reseller-sale.decide", {
    resellerSaleId: `${uuidNo(50)}.0`,
    transferId: uuidNo(1),
    quantity,
    decision: "decline",
    note: "",
  });
const makers = [
  { make: sale, sign: -1 },
  { make: giveBack, sign: -1 },
  { make: decline, sign: 1 },
];

const step = fc.oneof(
  fc.record({
    do: fc.constant("act" as const),
    what: fc.constantFrom(0, 1, 2),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ do: fc.constant("judge" as const), takes: fc.boolean() }),
  fc.record({ do: fc.constant("elsewhere" as const), delta: fc.integer({ min: -4, max: 4 }) }),
  fc.record({ do: fc.constant("verdict" as const) }),
  fc.record({ do: fc.constant("row" as const), which: fc.nat() }),
  fc.record({ do: fc.constant("forget" as const) }),
);

type Own = { record: OperationRecord; delta: number; takenAt: number | undefined; told: boolean };

test("[T2] what is held is the books' figure and own acts they do not hold yet, whatever the order of verdicts and rows", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 60, size: "max" }), (steps) => {
      const book = openTransferBook(context);
      // The truth after each revision, from 1.
      const truth = [0, 10];
      const own: Own[] = [];
      let judged = 0;
      let shownRev = 1;
      const rowAt = (rev: number) => aTransfer({ inStock: truth[rev] ?? 0, rev });
      book.takeRows({ transfers: [rowAt(1)] });
      for (const what of steps) {
        if (what.do === "act") {
          const maker = makers[what.what] ?? { make: sale, sign: -1 };
          const record = maker.make(own.length + 1, what.quantity);
          own.push({ record, delta: maker.sign * what.quantity, takenAt: undefined, told: false });
          book.takeOwn({ put: [record], removed: [] });
        } else if (what.do === "judge") {
          const next = own[judged];
          if (!next) continue;
          judged += 1;
          if (!what.takes) continue;
          truth.push((truth.at(-1) ?? 0) + next.delta);
          next.takenAt = truth.length - 1;
        } else if (what.do === "elsewhere") truth.push((truth.at(-1) ?? 0) + what.delta);
        else if (what.do === "verdict") {
          const next = own.slice(0, judged).find(({ told }) => !told);
          if (!next) continue;
          next.told = true;
          const { record, takenAt } = next;
          const state = takenAt === undefined ? "refused" : "applied";
          const answered = { ...record, state, ackRev: takenAt ?? 0 } as OperationRecord;
          book.takeOwn({ put: [answered], removed: [] });
        } else if (what.do === "forget") {
          const over = own.find(({ told, takenAt = 0 }) => told && takenAt <= shownRev);
          if (over) book.takeOwn({ put: [], removed: [over.record] });
        } else {
          // Rows come after the verdicts of all that they hold (E5), in any order otherwise.
          const untold = own.filter(({ told, takenAt }) => !told && takenAt !== undefined);
          const last = Math.min(truth.length, ...untold.map(({ takenAt = 0 }) => takenAt)) - 1;
          const rev = 1 + (what.which % last);
          book.takeRows({ transfers: [rowAt(rev)] });
          shownRev = Math.max(shownRev, rev);
        }
        const pending = own.filter(
          ({ told, takenAt }) => !(told && takenAt === undefined) && !((takenAt ?? 99) <= shownRev),
        );
        const expected = pending.reduce((sum, { delta }) => sum + delta, truth[shownRev] ?? 0);
        const seen = book.get(uuidNo(1));
        expect(seen?.exactInStock).toBe(expected);
        expect(seen?.shownInStock).toBe(Math.max(0, expected));
        expect(seen?.isPending).toBe(pending.length > 0);
        expect(book.list()).toEqual([seen]);
      }
    }),
    { numRuns: 400 },
  );
});

test("[T1] an own transfer shows at once, with what has been taken out of it, until its row is here", () => {
  const book = openTransferBook(context);
  const body = { resellerId: ownerId, productId: "aaaa", quantity: 4, price: 5, minPrice: 3 };
  const made = anAct(1, "transfer", { ...body, origin: "till" });
  const id = made.operation.id;
  const back = anAct(2, "transfer.return", { ...place, transferId: id, quantity: 1, reason: "" });
  book.takeOwn({ put: [made, back], removed: [] });
  expect(book.list()).toMatchObject([
    { id, status: "pending", returned: 1, exactInStock: 3, isPending: true, resellerName: "Bih" },
  ]);
  const applied = { state: "applied", ackRev: 7 } as const;
  book.takeOwn({ put: [{ ...made, ...applied }], removed: [] });
  expect(book.get(id)?.exactInStock).toBe(3);
  const row: Transfer = aTransfer({ ...body, id, inStock: 4, status: "pending", rev: 7 });
  book.takeRows({ transfers: [row] });
  expect(book.get(id)).toMatchObject({ exactInStock: 3, isPending: true });
  book.takeOwn({ put: [{ ...back, state: "refused" }], removed: [] });
  expect(book.get(id)).toMatchObject({ exactInStock: 4, isPending: false });
  book.takeOwn({ put: [], removed: [made, back] });
  expect(book.get(id)).toMatchObject({ exactInStock: 4, isPending: false });
  book.clear();
  expect(book.list()).toEqual([]);
});

test("[T3] an own decision shows until its row is here, and goes when it is refused", () => {
  const book = openTransferBook(context);
  book.takeRows({ transfers: [aTransfer({ status: "pending" })] });
  const before = book.get(uuidNo(1));
  expect(book.get(uuidNo(1))).toBe(before);
  const reject = anAct(1, "transfer.decide", {
    ...place,
    quantity: 10,
    decision: "reject",
    note: "abîmé",
  });
  book.takeOwn({ put: [reject], removed: [] });
  expect(book.get(uuidNo(1))).toMatchObject({
    status: "rejected",
    decided: { by: ownerId, name: "Awa", note: "abîmé" },
    exactInStock: 0,
  });
  book.takeOwn({ put: [{ ...reject, state: "refused" }], removed: [] });
  expect(book.get(uuidNo(1))).toEqual(before);
});

test("operations of another shop change nothing", () => {
  const book = openTransferBook(context);
  book.takeRows({ transfers: [aTransfer()] });
  const record = giveBack(1, 3);
  const elsewhere = { ...record, operation: { ...record.operation, shopId: "other" } };
  book.takeOwn({ put: [elsewhere], removed: [] });
  expect(book.get(uuidNo(1))?.exactInStock).toBe(10);
});
