import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, test } from "vitest";
import { MemoryOutboxDisk, MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import { aRecord } from "#tests/support/device/records.ts";
import { IndexedDbOutboxStore } from "./indexed-db-outbox-store.ts";
import type { Cart, Counters, OperationRecord } from "./operation-record.ts";
import type { OutboxStore } from "./outbox-store.ts";

/** One device; every store that `open` gives is a tab on it. */
type Setting = { open(): Promise<OutboxStore> };

const device = { id: "mine", label: "" };

/** A tab of a device that has begun. */
async function begun(store: OutboxStore | Promise<OutboxStore>): Promise<OutboxStore> {
  await (await store).read(() => ({ records: [], meta: { device, counters: counters(0) } }));
  return store;
}

const settings: [string, () => Setting][] = [
  [
    "IndexedDB",
    () => {
      const indexedDb = { indexedDB: new IDBFactory(), IDBKeyRange };
      return { open: () => IndexedDbOutboxStore.open("outbox", indexedDb) };
    },
  ],
  [
    "memory",
    () => {
      const disk = new MemoryOutboxDisk();
      return { open: async () => new MemoryOutboxStore(disk) };
    },
  ],
];

function aSale(seq: number, changes: Partial<OperationRecord> = {}): OperationRecord {
  const id = `op-${seq}`;
  const body = { receipt: seq, catalogRev: 1, lines: [], payments: [], total: 0 };
  return aRecord({ id, seq, kind: "sale", body }, { id, seq, cartId: `cart-${seq}`, ...changes });
}

const counters = (seq: number): Counters => ({ epoch: 1, seq, receipts: { shop: seq } });

const aCart: Cart = {
  id: "cart-1",
  shopId: "shop",
  by: "awa",
  held: false,
  label: "",
  lines: [],
  updatedAt: 1,
};

describe.each(settings)("an outbox in %s", (_, setting) => {
  test("[W1] holds operation, counters and the emptied cart after one transaction", async () => {
    const { open } = setting();
    const store = await begun(open());
    await store.putCart(aCart);
    expect(await store.record([aSale(1)], counters(1))).toBe("recorded");
    const again = await open();
    const meta = { device, counters: counters(1) };
    expect(await again.read()).toEqual({ records: [aSale(1)], meta });
    expect(await again.carts()).toEqual([]);
  });

  test("[W2] gives a number once, whichever tab is quicker", async () => {
    const { open } = setting();
    const [one, two] = await Promise.all([begun(open()), begun(open())]);
    const mine = aSale(1, { id: "mine", cartId: "a" });
    const theirs = aSale(1, { id: "theirs", cartId: "b" });
    const outcomes = await Promise.all([
      one.record([mine], counters(1)),
      two.record([theirs], counters(1)),
    ]);
    expect(outcomes.sort()).toEqual(["number-taken", "recorded"]);
    expect((await one.read()).records).toHaveLength(1);
  });

  test("[W1] leaves nothing of an operation that was not recorded", async () => {
    const { open } = setting();
    const store = await begun(open());
    await store.record([aSale(1)], counters(1));
    await store.putCart({ ...aCart, id: "cart-9" });
    const late = aSale(1, { id: "late", cartId: "cart-9" });
    expect(await store.record([late], counters(99))).toBe("number-taken");
    expect((await store.read()).meta.counters).toEqual(counters(1));
    expect(await store.carts()).toHaveLength(1);
  });

  test("[W4] takes one cart once", async () => {
    const { open } = setting();
    const store = await begun(open());
    await store.record([aSale(1)], counters(1));
    expect(await store.record([aSale(2, { cartId: "cart-1" })], counters(2))).toBe(
      "already-recorded",
    );
    expect((await store.read()).records).toHaveLength(1);
  });

  test("takes any number of operations that come from no cart", async () => {
    const { open } = setting();
    const store = await begun(open());
    expect(await store.record([aSale(1, { cartId: null })], counters(1))).toBe("recorded");
    expect(await store.record([aSale(2, { cartId: null })], counters(2))).toBe("recorded");
  });

  test("[I1] takes several operations of one form, all of them or none", async () => {
    const { open } = setting();
    const store = await begun(open());
    const parts = [1, 2, 3].map((seq) => aSale(seq, { cartId: seq === 3 ? "form" : null }));
    expect(await store.record(parts, counters(3))).toBe("recorded");
    const again = parts.map((part) => ({ ...part, seq: part.seq + 3, id: `again-${part.seq}` }));
    expect(await store.record(again, counters(6))).toBe("already-recorded");
    const late = [aSale(4, { cartId: null }), aSale(3, { id: "late", cartId: "other" })];
    expect(await store.record(late, counters(9))).toBe("number-taken");
    expect(await (await open()).read()).toEqual({
      records: parts,
      meta: { device, counters: counters(3) },
    });
  });

  test("keeps verdicts with what was learnt, and forgets what may go", async () => {
    const { open } = setting();
    const store = await begun(open());
    await store.record([aSale(1)], counters(1));
    await store.record([aSale(2)], counters(2));
    const applied = aSale(1, { state: "applied", ackRev: 7 });
    await store.settle([applied], { clockOffset: 5 });
    const contents = await (await open()).read();
    expect(contents.records).toEqual([applied, aSale(2)]);
    expect(contents.meta.clockOffset).toBe(5);
    await store.remove([[1, 1]], { forgotten: { shop: 7 } });
    expect((await store.read()).records).toEqual([aSale(2)]);
  });

  test("gives every tab the same first identity", async () => {
    const { open } = setting();
    const [one, two] = await Promise.all([open(), open()]);
    const born = (id: string) => async () => ({
      records: [],
      meta: { device: { id, label: "" }, counters: counters(0) },
    });
    const [a, b] = await Promise.all([one.read(born("first")), two.read(born("second"))]);
    expect(a.meta.device).toEqual(b.meta.device);
  });

  test("[W7] takes back what a copy gives, once for all tabs, and only while it knows of no device", async () => {
    const { open } = setting();
    const [one, two] = await Promise.all([open(), open()]);
    const copy = async () => ({
      records: [aSale(1), aSale(2)],
      meta: { device, counters: counters(2) },
    });
    const [a, b] = await Promise.all([one.read(copy), two.read(copy)]);
    expect(a).toEqual(b);
    expect(a.records).toEqual([aSale(1), aSale(2)]);
    await one.settle([{ ...aSale(1), state: "applied" }], {});
    const later = await (await open()).read(copy);
    expect(later.records.map(({ state }) => state)).toEqual(["applied", "waiting"]);
  });

  test("[W7] writes nothing for a device that it does not know", async () => {
    const store = await setting().open();
    expect(await store.read(() => null)).toEqual({ records: [], meta: {} });
    expect(await store.record([aSale(1)], counters(1))).toBe("number-taken");
    expect(await store.read()).toEqual({ records: [], meta: {} });
  });

  test("[W2] [W3] writes nothing for a tab that has not heard of all numbers", async () => {
    const store = await begun(setting().open());
    const sold = aSale(1);
    await store.record([sold], counters(1));
    await store.remove([[1, 1]], {});
    expect(await store.record([aSale(1, { id: "late" })], counters(1))).toBe("number-taken");
    const copy = aSale(1, { epoch: 2, id: "copy" });
    const early = { epoch: 2, seq: 1, receipts: {} };
    expect(await store.record([copy], early, [sold])).toBe("number-taken");
    const put = { ...sold, cartId: null, state: "refused" as const };
    const anew = { ...counters(1), epoch: 2 };
    expect(await store.record([copy], anew, [put])).toBe("recorded");
    expect(await store.record([aSale(2)], counters(2))).toBe("number-taken");
    expect(await store.read()).toEqual({ records: [put, copy], meta: { device, counters: anew } });
  });

  test("keeps carts until they are removed", async () => {
    const { open } = setting();
    const store = await open();
    await store.putCart(aCart);
    await store.putCart({ ...aCart, label: "dame en bleu" });
    expect(await (await open()).carts()).toEqual([{ ...aCart, label: "dame en bleu" }]);
    await store.removeCart("cart-1");
    expect(await store.carts()).toEqual([]);
  });
});
