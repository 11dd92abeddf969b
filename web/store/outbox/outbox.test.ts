import { expect, test, vi } from "vitest";
import { MemoryOutboxDisk, MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import type { Draft } from "./drafts.ts";
import { Outbox } from "./outbox.ts";

const shopId = "0198c0de-0000-7000-8000-000000000001";

async function opened() {
  const disk = new MemoryOutboxDisk();
  let reads = 0;
  const open = async () => {
    const store = new MemoryOutboxStore(disk);
    const read = store.read.bind(store);
    store.read = (born) => {
      reads += 1;
      return read(born);
    };
    const random = { bytes: (count: number) => new Uint8Array(count), fraction: () => 0 };
    return Outbox.open({ store, clock: () => 1_700_000_000_000, random, label: "" });
  };
  return { disk, open, outbox: await open(), reads: () => reads };
}

function drafted(kind: Draft["kind"], body: object = {}): Draft {
  return {
    kind,
    shopId,
    by: "awa",
    body: (receipt) => ({ ...body, receipt }) as ReturnType<Draft["body"]>,
    shown: () => ({ names: [], sellerName: "Awa" }),
    cartId: null,
  };
}

test("[W2] [W3] [I1] several acts take numbers one after the other; receipts count sales of both kinds", async () => {
  const { outbox, open } = await opened();
  const told: number[] = [];
  outbox.subscribe(({ put }) => told.push(put.length));
  const kinds = ["sale", "product.import", "reseller-sale", "product.import"] as const;
  const records = await outbox.recordAll(
    kinds.map((kind) => drafted(kind)),
    "form",
  );
  expect(records.map(({ seq, cartId }) => [seq, cartId])).toEqual([
    [1, null],
    [2, null],
    [3, null],
    [4, "form"],
  ]);
  const receipts = records.map(({ operation }) => (operation.body as { receipt: number }).receipt);
  expect([receipts[0], receipts[2]]).toEqual([1, 2]);
  expect(outbox.meta.counters).toEqual({ epoch: 1, seq: 4, receipts: { [shopId]: 2 } });
  expect(told).toEqual([4]);
  expect(await outbox.recordAll([drafted("sale")], "form")).toEqual([records[3]]);
  expect((await open()).records()).toEqual(records);
});

test("[W2] several acts of two tabs at once leave no gap", async () => {
  const { outbox, open } = await opened();
  const other = await open();
  const two = [drafted("product.import"), drafted("product.import")];
  await Promise.all([outbox.recordAll(two, "one"), other.recordAll(two, "two")]);
  await outbox.refresh();
  expect(outbox.records().map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

test("[F2] acts that are written again speak of one another under their new names", async () => {
  const { outbox } = await opened();
  const given = await outbox.record(drafted("transfer"));
  const lines = [{ transferId: given.id, productId: "aaaa", quantity: 1, price: 1 }];
  const sold = await outbox.record(drafted("reseller-sale", { lines }));
  const decided = await outbox.record(
    drafted("reseller-sale.decide", { resellerSaleId: `${sold.id}.0`, transferId: given.id }),
  );
  await outbox.writeAgain([given, sold, decided]);
  const [transfer, sale, decision] = outbox.waiting();
  expect(transfer?.id).not.toBe(given.id);
  expect(sale?.operation.body).toMatchObject({ lines: [{ transferId: transfer?.id }] });
  expect(decision?.operation.body).toMatchObject({
    resellerSaleId: `${sale?.id}.0`,
    transferId: transfer?.id,
  });
  expect(outbox.get(sold.id)?.operation).toEqual(sold.operation);
});

test("[CH5] acts that are written again leave their links with the numbers that they had", async () => {
  const { outbox } = await opened();
  const given = await outbox.record(drafted("sale"));
  const linked = { ...given, before: "AAAAAAAAAAAAAAAAAAAAAA", link: "BBBBBBBBBBBBBBBBBBBBBB" };
  await outbox.settle([linked]);
  await outbox.writeAgain(outbox.waiting());
  const [again] = outbox.waiting();
  expect([again?.epoch, again?.seq, again?.link, again?.before]).toEqual([
    2,
    1,
    undefined,
    undefined,
  ]);
  expect(outbox.get(given.id)).toMatchObject({ link: linked.link, before: linked.before });
});

test("[W2] [F2] a tab that has not heard of another numbering neither takes it back nor writes over it", async () => {
  const { outbox, open } = await opened();
  const other = await open();
  await outbox.record(drafted("sale"));
  await outbox.writeAgain(outbox.waiting());
  await other.record(drafted("sale"));
  await outbox.record(drafted("sale"));
  const late = await open();
  expect(late.waiting().map(({ epoch, operation: { seq, body } }) => [epoch, seq, body])).toEqual([
    [2, 1, { receipt: 1 }],
    [2, 2, { receipt: 2 }],
    [2, 3, { receipt: 3 }],
  ]);
  await other.writeAgain(other.waiting().slice(-1));
  await late.record(drafted("sale"));
  expect((await open()).waiting().map(({ epoch, seq }) => [epoch, seq])).toEqual([
    [2, 1],
    [2, 3],
    [3, 1],
    [3, 2],
  ]);
});

test("[F2] a numbering that was taken back before is not written over", async () => {
  const { outbox, open, disk } = await opened();
  await outbox.record(drafted("sale"));
  const { counters } = outbox.meta;
  await outbox.writeAgain(outbox.waiting());
  disk.meta.set("counters", counters);
  const late = await open();
  await late.record(drafted("sale"));
  await late.writeAgain(late.waiting().slice(-1));
  expect((await open()).waiting().map(({ epoch, seq }) => [epoch, seq])).toEqual([
    [2, 1],
    [3, 1],
  ]);
});

test("whoever asks for a reading that has not begun shares it", async () => {
  const { outbox, reads } = await opened();
  const before = reads();
  await Promise.all([1, 2, 3, 4, 5].map(() => outbox.refresh()));
  expect(reads() - before).toBe(1);
  await outbox.refresh();
  expect(reads() - before).toBe(2);
});

test("[W8] a screen that fails takes neither the sale from who made it nor the word from the others", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const { outbox } = await opened();
  const heard: string[] = [];
  outbox.subscribe(() => {
    throw new Error("a screen fell over");
  });
  outbox.subscribe(({ put }) => heard.push(...put.map(({ id }) => id)));
  const { id } = await outbox.record(drafted("sale"));
  expect(outbox.waiting().map((record) => record.id)).toEqual([id]);
  expect(heard).toEqual([id]);
  expect(reported).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test("[W5] whoever asks for too much is not obeyed: what waits never leaves", async () => {
  const { outbox, open } = await opened();
  const records = await outbox.recordAll([drafted("sale"), drafted("adjust")], "form");
  await outbox.forget(records);
  expect([outbox.records(), (await open()).records()]).toEqual([records, records]);
});
