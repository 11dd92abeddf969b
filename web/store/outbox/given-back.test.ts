import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, describe, expect, test, vi } from "vitest";
import { MemoryOutboxDisk, MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import { MemoryShelf } from "#tests/support/device/memory-shelf.ts";
import type { Draft } from "./drafts.ts";
import { IndexedDbOutboxStore } from "./indexed-db-outbox-store.ts";
import { Outbox } from "./outbox.ts";
import type { OutboxStore } from "./outbox-store.ts";

const awa = { userId: "awa", fullName: "Awa", email: "awa@example.org" };

function aSale(): Draft {
  return {
    kind: "sale",
    shopId: "shop",
    by: "awa",
    body: (receipt) => ({ receipt }) as unknown as ReturnType<Draft["body"]>,
    shown: (receipt) => ({ receiptNo: `A-${receipt}`, names: [], sellerName: "Awa" }),
    cartId: null,
  };
}

const answered = { state: "applied", ackRev: 7, answeredAt: 1_000 } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A browser, with tabs and a worker on one disk, and a second copy of what is unsent. */
function aBrowser(open?: () => Promise<OutboxStore>) {
  const shelf = new MemoryShelf();
  const disk = new MemoryOutboxDisk();
  let now = 1_000;
  const parts = async () => ({
    store: (await open?.()) ?? new MemoryOutboxStore(disk),
    clock: () => ++now,
    random: {
      bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
      fraction: () => 0.5,
    },
    copy,
  });
  const copy = shelf.copy();
  return {
    ...{ shelf, disk, copy },
    tab: async () => Outbox.open({ ...(await parts()), label: "Chrome Android" }),
    worker: async () => Outbox.reopen(await parts()),
    throwAway: () => {
      disk.operations.clear();
      disk.meta.clear();
    },
  };
}

/** The same, with a page open at which somebody has signed in. */
async function anOpenPage() {
  const browser = aBrowser();
  const page = await browser.tab();
  await page.putMeta({ session: awa });
  const sell = async (count: number) => {
    for (let sold = 0; sold < count; sold += 1) await page.record(aSale());
    await browser.copy.atRest();
  };
  return { ...browser, page, sell };
}

const receiptsOf = (outbox: Outbox | null) =>
  outbox?.waiting().map(({ operation }) => (operation.body as { receipt: number }).receipt);
const idsOf = (outbox: Outbox | null) => outbox?.waiting().map(({ id }) => id);

describe("[W7] databases thrown away under an open page", () => {
  test("get back what it holds, whatever it does next, and it says so", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const factory = new IDBFactory();
    const indexedDb = { indexedDB: factory, IDBKeyRange };
    const { shelf, copy, tab } = aBrowser(() => IndexedDbOutboxStore.open("outbox", indexedDb));
    const deleted = () =>
      new Promise((resolve) => {
        factory.deleteDatabase("outbox").onsuccess = resolve;
      });
    const page = await tab();
    await page.putMeta({ session: awa });
    await page.record(aSale());
    await page.record(aSale());
    const { device } = page.meta;
    await copy.atRest();
    await deleted();
    await page.refresh();
    expect(page.waiting()).toHaveLength(2);
    expect(page.meta).toMatchObject({ session: awa, lost: { restored: 2 } });
    page.agreeWithCopy();
    await copy.atRest();
    expect([...shelf.texts.keys()].sort()).toEqual(["1-1", "1-2", "device"]);
    await deleted();
    expect(await page.record(aSale())).toMatchObject({ seq: 3, shown: { receiptNo: "A-3" } });
    shelf.texts.clear();
    const after = await tab();
    expect(after.waiting()).toEqual(page.waiting());
    expect(after.meta).toMatchObject({ device, session: awa, lost: { restored: 2 } });
  });

  test("get back what only the copy had heard of from another tab", async () => {
    const { page, sell, tab, throwAway } = await anOpenPage();
    const other = await tab();
    await sell(1);
    throwAway();
    await other.refresh();
    expect(receiptsOf(other)).toEqual([1]);
    await page.refresh();
    await sell(1);
    expect(receiptsOf(page)).toEqual([1, 2]);
    expect(receiptsOf(await tab())).toEqual([1, 2]);
  });

  test("get back what neither the copy nor whoever was quicker had heard of", async () => {
    const { shelf, page, sell, tab, throwAway } = await anOpenPage();
    await sell(0);
    shelf.isFull = true;
    await sell(2);
    const sold = idsOf(page) ?? [];
    throwAway();
    const quicker = await tab();
    expect(quicker.meta.device).toEqual(page.meta.device);
    const theirs = await quicker.record(aSale());
    await page.refresh();
    expect(page.meta.lost).toMatchObject({ restored: 2 });
    expect(idsOf(page)).toEqual([...sold, theirs.id]);
    await sell(1);
    expect(receiptsOf(page)).toEqual([1, 2, 1, 3]);
    await quicker.refresh();
    expect(quicker.waiting()).toEqual(page.waiting());
    const [first] = page.waiting();
    if (first) await page.settle([{ ...first, ...answered }]);
    expect(receiptsOf(await tab())).toEqual([2, 1, 3]);
  });

  test("lose no sale where another device has begun meanwhile", async () => {
    const { shelf, page, sell, tab, throwAway } = await anOpenPage();
    await sell(1);
    const [sold] = idsOf(page) ?? [];
    shelf.texts.clear();
    throwAway();
    const other = await tab();
    const theirs = await other.record(aSale());
    await page.refresh();
    expect(other.isNew).toBe(true);
    expect(page.meta.device).toEqual(other.meta.device);
    expect(idsOf(page)).toEqual([sold, theirs.id]);
    expect(idsOf(await tab())).toEqual([sold, theirs.id]);
  });

  test("tell the other tabs of what only this page had held, and have it sent", async () => {
    const { shelf, page, sell, tab, throwAway } = await anOpenPage();
    await sell(0);
    shelf.isFull = true;
    await sell(1);
    throwAway();
    await (await tab()).record(aSale());
    const told: string[][] = [];
    page.subscribe(({ put, foreign }) => {
      if (!foreign) told.push(put.map(({ id }) => id));
    });
    const [sold = ""] = idsOf(page) ?? [];
    await page.refresh();
    expect(told).toEqual([[sold]]);
  });

  test("open again where the copy holds one operation twice, or another one under its number", async () => {
    const { shelf, page, sell, tab, throwAway } = await anOpenPage();
    await sell(2);
    const [first = "", second = ""] = idsOf(page) ?? [];
    const twice = shelf.texts.get("1-1") ?? "";
    shelf.texts.set("0-1", twice.replace('"epoch":1,"seq":1', '"epoch":0,"seq":1'));
    throwAway();
    const opened = await tab();
    expect(idsOf(opened)?.sort()).toEqual([first, second].sort());
    const other = shelf.texts.get("1-2") ?? "";
    shelf.texts.set("1-2", other.replaceAll(second, "another"));
    throwAway();
    await opened.refresh();
    expect(idsOf(opened)?.sort()).toEqual([first, second, "another"].sort());
    expect(idsOf(await tab())?.sort()).toEqual([first, second, "another"].sort());
  });

  test("give nothing back once it was answered and put away, or to somebody who has left", async () => {
    const { disk, page, sell, tab } = await anOpenPage();
    await sell(1);
    const other = await tab();
    const [sale] = other.waiting();
    if (sale) await other.settle([{ ...sale, ...answered }]);
    await other.forget(other.records());
    await other.putMeta({ session: null });
    await page.refresh();
    expect(page.records()).toEqual([]);
    expect(page.meta).toMatchObject({ session: null, lost: null });
    expect(disk.operations.size).toBe(0);
  });

  test.each(["IndexedDB", "memory"])(
    "undo no verdict and no signing out that came meanwhile, in %s",
    async (kind) => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
      const indexedDb = { indexedDB: new IDBFactory(), IDBKeyRange };
      const inMemory = kind === "memory" ? undefined : indexedDb;
      const { tab, throwAway } = aBrowser(
        inMemory && (() => IndexedDbOutboxStore.open("outbox", inMemory)),
      );
      const page = await tab();
      await page.putMeta({ session: awa });
      const sold = await page.record(aSale());
      const left = await page.record(aSale());
      const other = await tab();
      throwAway();
      if (inMemory)
        await new Promise((resolve) => {
          inMemory.indexedDB.deleteDatabase("outbox").onsuccess = resolve;
        });
      await page.settle([{ ...sold, ...answered }], { epochs: { shop: 2 } });
      await page.putMeta({ session: null, leaving: true });
      await other.refresh();
      await page.refresh();
      for (const outbox of [other, page, await tab()]) {
        expect(outbox.meta).toMatchObject({ session: null, leaving: true, epochs: { shop: 2 } });
        expect(outbox.get(sold.id)).toMatchObject(answered);
        expect(idsOf(outbox)).toEqual([left.id]);
      }
    },
  );

  test("are given back by a worker that comes first, and it sends", async () => {
    const { page, sell, worker, throwAway } = await anOpenPage();
    await sell(2);
    throwAway();
    const first = await worker();
    expect(idsOf(first)).toEqual(idsOf(page));
    await first?.settle(
      first
        .waiting()
        .slice(0, 1)
        .map((record) => ({ ...record, ...answered })),
    );
    await page.refresh();
    expect(receiptsOf(page)).toEqual([2]);
    expect(page.meta.lost).toMatchObject({ restored: 2 });
  });
});

test("[W7] a worker that comes first where nothing is left begins no device: the page finds out and says so", async () => {
  const { tab, worker } = aBrowser();
  expect(await worker()).toBeNull();
  const page = await tab();
  expect([page.isNew, page.meta.device.label]).toEqual([true, "Chrome Android"]);
  expect((await worker())?.meta.device).toEqual(page.meta.device);
});
