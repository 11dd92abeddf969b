import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MemoryOutboxDisk, MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import { MemoryShelf } from "#tests/support/device/memory-shelf.ts";
import {
  type Fate,
  modelPerson,
  modelProducts,
  otherPerson,
  World,
} from "#tests/support/device/world.ts";
import type { Draft } from "./drafts.ts";
import { Outbox } from "./outbox.ts";

const awa = { userId: "awa", fullName: "Awa", email: "awa@example.org" };
const random = {
  bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
  fraction: () => 0.5,
};

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

/** A device whose disk can be thrown away, with a copy that stays. */
async function opened(shelf = new MemoryShelf(), disk = new MemoryOutboxDisk()) {
  const copy = shelf.copy();
  const store = new MemoryOutboxStore(disk);
  const outbox = await Outbox.open({ store, clock: () => 1_000, random, label: "", copy });
  const sell = async (count: number) => {
    for (let sold = 0; sold < count; sold += 1) await outbox.record(aSale());
  };
  const seqs = () => outbox.waiting().map(({ seq }) => seq);
  return { shelf, disk, copy, outbox, sell, seqs };
}

async function signedIn() {
  const device = await opened();
  await device.outbox.putMeta({ session: awa });
  return device;
}

const answered = { state: "applied", ackRev: 7, answeredAt: 1_000 } as const;

describe("[W7] an outbox whose database was thrown away", () => {
  test("goes on as the same device, with what was unsent and the numbers after it", async () => {
    const before = await signedIn();
    await before.sell(3);
    const [first] = before.outbox.waiting();
    if (first) await before.outbox.settle([{ ...first, ...answered }]);
    await before.copy.atRest();
    const after = await opened(before.shelf);
    expect(after.outbox.meta).toMatchObject({
      device: before.outbox.meta.device,
      session: awa,
      lost: { at: 1_000, restored: 2 },
    });
    expect(after.outbox.waiting()).toEqual(before.outbox.waiting());
    await after.sell(1);
    expect(after.seqs()).toEqual([2, 3, 4]);
    expect(after.outbox.records().at(-1)?.shown.receiptNo).toBe("A-4");
  });

  test("knows the numbers when everything had been sent", async () => {
    const before = await signedIn();
    await before.sell(2);
    await before.outbox.settle(
      before.outbox.waiting().map((record) => ({ ...record, ...answered })),
    );
    await before.copy.atRest();
    const after = await opened(before.shelf);
    expect(after.outbox.meta.lost).toEqual({ at: 1_000, restored: 0 });
    await after.sell(1);
    expect(after.outbox.records().map(({ seq, shown }) => [seq, shown.receiptNo])).toEqual([
      [3, "A-3"],
    ]);
  });

  test("gives no number twice, in whichever order the texts are read", async () => {
    const before = await signedIn();
    await before.sell(2);
    await before.copy.atRest();
    const texts = [...before.shelf.texts].reverse();
    before.shelf.texts.clear();
    for (const [name, text] of texts) before.shelf.texts.set(name, text);
    expect((await opened(before.shelf)).outbox.meta.counters).toEqual(before.outbox.meta.counters);
  });

  test("says nothing to anybody when nobody was signed in", async () => {
    const before = await signedIn();
    await before.outbox.putMeta({ session: null });
    await before.copy.atRest();
    const { outbox } = await opened(before.shelf);
    expect(outbox.meta).toMatchObject({ session: null, lost: null });
    expect(outbox.isNew).toBe(false);
  });

  test("is new where there never was one", async () => {
    const { outbox } = await opened();
    expect(outbox.isNew).toBe(true);
    expect(outbox.meta.lost).toBeNull();
  });

  test.each([0, 1, 2, 3])("reads what is whole when text %i is torn", async (torn) => {
    const before = await signedIn();
    await before.sell(3);
    await before.copy.atRest();
    const name = [...before.shelf.texts.keys()][torn] ?? "";
    before.shelf.texts.set(name, before.shelf.texts.get(name)?.slice(0, 90) ?? "");
    const { outbox, seqs } = await opened(before.shelf);
    expect(outbox.meta).toMatchObject({ device: before.outbox.meta.device, session: awa });
    expect(seqs()).toEqual(name === "device" ? [1, 2, 3] : [1, 2, 3].filter((seq) => seq !== torn));
  });

  test("keeps what was refused until it has been read", async () => {
    const before = await signedIn();
    await before.sell(2);
    const refused = before.outbox
      .waiting()
      .map((record) => ({ ...record, ...answered, state: "refused" as const }));
    await before.outbox.settle(refused);
    await before.outbox.close(refused[0]?.id ?? "");
    await before.copy.atRest();
    const { outbox } = await opened(before.shelf);
    expect(outbox.records().map(({ seq, state }) => [seq, state])).toEqual([[2, "refused"]]);
  });
});

describe("the copy", () => {
  test("that cannot be written holds no sale up, and is put right at the next start", async () => {
    const { shelf, disk, outbox, sell, copy } = await signedIn();
    shelf.isFull = true;
    await sell(2);
    await copy.atRest();
    expect(outbox.waiting()).toHaveLength(2);
    shelf.isFull = false;
    const again = await opened(shelf, disk);
    again.outbox.agreeWithCopy();
    await again.copy.atRest();
    expect((await opened(shelf)).seqs()).toEqual([1, 2]);
  });

  test("loses what the worker has sent meanwhile, and nothing that another tab has just written", async () => {
    const { shelf, disk, outbox, sell, copy } = await signedIn();
    await sell(2);
    await copy.atRest();
    const tab = await Outbox.open({
      store: new MemoryOutboxStore(disk),
      clock: () => 1_000,
      random,
      label: "",
      copy,
    });
    const [first] = outbox.waiting();
    await new MemoryOutboxStore(disk).settle(first ? [{ ...first, ...answered }] : [], {});
    await outbox.refresh();
    await tab.record(aSale());
    await copy.atRest();
    outbox.agreeWithCopy();
    await copy.atRest();
    expect([...shelf.texts.keys()].sort()).toEqual(["1-2", "1-3", "device"]);
  });

  test("is not begun for somebody who only looks in", async () => {
    const { shelf, outbox, copy } = await opened();
    outbox.agreeWithCopy();
    await copy.atRest();
    expect(shelf.texts.size).toBe(0);
  });
});

const product = fc.constantFrom(...modelProducts.map(({ id }) => id));
const fate = fc.constantFrom<Fate>("answered", "never-arrived", "answer-lost");
const killed = { at: fc.integer({ min: 1, max: 40 }), lost: fc.integer({ min: 0, max: 9 }) };
const event = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("sell" as const), product }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("step" as const), fate }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("kill" as const), ...killed, fate }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("become" as const),
      person: fc.constantFrom(modelPerson, otherPerson),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("throwAway" as const) }) },
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

async function happen(world: World, what: Event): Promise<unknown> {
  switch (what.do) {
    case "sell":
      return world.sell(what.product, 1);
    case "become":
      return world.become(what.person);
    case "throwAway":
      return world.thrownAway();
    case "step":
      world.fate = what.fate;
      return world.step();
    case "kill":
      world.fate = what.fate;
      return world.killedDuring(() => world.step(), what.at, what.lost);
  }
}

test("[W7] [F1] [F2] [F3] [E2] however often the databases are thrown away, each sale is in the books once and no number is given twice", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 10, maxLength: 60 }), async (events) => {
      const world = new World();
      await world.start();
      await world.settle();
      for (const what of events) {
        world.now += 1000;
        await happen(world, what);
        world.check();
      }
      await world.checkEnd();
      expect(new Set(world.receipts).size).toBe(world.receipts.length);
      expect(world.server.rows.sales.size).toBe(world.confirmed.size);
    }),
    { numRuns: 100 },
  );
}, 120_000);
