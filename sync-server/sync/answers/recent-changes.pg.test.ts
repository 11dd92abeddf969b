import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endMember } from "#server/accounts/members.ts";
import { officeScope } from "#shared/rules/permissions.ts";
import { aLine } from "#tests/support/builders.ts";
import {
  ComparingTill,
  type CountingInstance,
  countingInstance,
} from "#tests/support/comparing-till.ts";
import { type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
afterAll(() => world.close());

const instance = () => countingInstance(world);
const sugar = (till: ComparingTill) => till.device.sale(till.shop, [aLine("sucre")]);

/** Two tills of the staff that have read all there is. */
async function twoTills(on: CountingInstance): Promise<[ComparingTill, ComparingTill]> {
  const shop = await world.shop(owner);
  await world.product(shop, owner, "sucre", { stock: 50 });
  const seller = await world.member(shop, "seller");
  const tills: [ComparingTill, ComparingTill] = [
    new ComparingTill(world, shop, owner, "owner"),
    new ComparingTill(world, shop, seller, "seller"),
  ];
  for (const till of [...tills, ...tills]) await till.send(on, []);
  // The first sale of a month is noted by another statement.
  await tills[0].send(on, [sugar(tills[0])]);
  for (const till of tills) await till.send(on, []);
  return tills;
}

describe("[R3] the answer to a sale comes out of memory", () => {
  test("with what another till sold before", async () => {
    const on = instance();
    const [one, other] = await twoTills(on);
    const first = await one.send(on, [sugar(one), sugar(one)]);
    expect(first).toMatchObject({ fromMemory: true, soldByOthers: 0 });
    const second = await other.send(on, [sugar(other)]);
    expect(second).toMatchObject({ fromMemory: true, soldByOthers: 2 });
  });

  test("for a till that heard no answer, with what it missed", async () => {
    const on = instance();
    const [one, other] = await twoTills(on);
    const before = one.asked();
    await one.send(on, [sugar(one)]);
    await other.send(on, [sugar(other)]);
    await one.send(on, [sugar(one)]);
    const answer = await one.send(on, [sugar(one)], { cursors: before });
    expect(answer).toMatchObject({ fromMemory: true, soldByOthers: 3 });
  });
});

describe("[R3] what a till that sold nothing asks for", () => {
  test("comes out of memory, a sale of another till and then nothing", async () => {
    const on = instance();
    const [one, other] = await twoTills(on);
    await one.send(on, [sugar(one), sugar(one)]);
    expect(await other.send(on, [])).toMatchObject({ fromMemory: true, soldByOthers: 2 });
    expect(await other.send(on, [])).toMatchObject({ fromMemory: true, soldByOthers: 0 });
  });

  test("comes out of the books when another instance or another act came after", async () => {
    const on = instance();
    const [one, other] = await twoTills(on);
    await one.send(on, [sugar(one)]);
    await one.send(instance(), [sugar(one)]);
    expect(await other.send(on, [])).toMatchObject({ fromMemory: false, soldByOthers: 2 });
    await one.send(on, [sugar(one)]);
    await world.product(one.shop, owner, "bonbon", { stock: 3 });
    expect(await other.send(on, [])).toMatchObject({ fromMemory: false, soldByOthers: 1 });
  });
});

describe("[R3] the answer to a sale comes out of the books", () => {
  test("when another instance wrote in between", async () => {
    const on = instance();
    const [one, other] = await twoTills(on);
    await one.send(on, [sugar(one)]);
    await one.send(instance(), [sugar(one)]);
    const answer = await other.send(on, [sugar(other)]);
    expect(answer).toMatchObject({ fromMemory: false, soldByOthers: 2 });
  });

  test("when sales were written in between of which some had come before", async () => {
    const on = instance();
    const [one, other] = await twoTills(on);
    const again = [sugar(one)];
    await one.send(on, again);
    await one.send(on, [...again, sugar(one)]);
    const answer = await other.send(on, [sugar(other)]);
    expect(answer).toMatchObject({ fromMemory: false, soldByOthers: 2 });
  });

  test("when a product changed, once", async () => {
    const on = instance();
    const [one, other] = await twoTills(on);
    await world.product(one.shop, owner, "bonbon", { stock: 3 });
    expect(await one.send(on, [sugar(one)])).toMatchObject({ fromMemory: false });
    expect(await other.send(on, [sugar(other)])).toMatchObject({ fromMemory: false });
    expect(await one.send(on, [sugar(one)])).toMatchObject({ fromMemory: true, soldByOthers: 1 });
  });

  test("when something else was sent after it", async () => {
    const on = instance();
    const [one] = await twoTills(on);
    const counted = { productId: "sucre", mode: "count", counted: 5, shownBefore: 5 } as const;
    const count = { ...counted, reason: "inventaire" };
    const operations = [sugar(one), one.device.operation(one.shop, "adjust", count)];
    expect(await one.send(on, operations)).toMatchObject({ fromMemory: false });
  });

  test("when the instance has not met the device yet, once", async () => {
    const [one] = await twoTills(instance());
    const on = instance();
    // It does not know either whether the month is noted, and reads it for the sale.
    await one.send(on, [sugar(one)]);
    expect(on.readings).toBeGreaterThan(0);
    const numbered = on.sync.devices.numberedAs(owner, one.device);
    expect(numbered.map(({ shopId }) => shopId)).toContain(one.shop);
    expect(await one.send(on, [sugar(one)])).toMatchObject({ fromMemory: true });
  });

  test("when more was sold than the device takes at once", async () => {
    const on = instance();
    const [one, other] = await twoTills(on);
    for (let at = 0; at < 6; at += 1) await one.send(on, [sugar(one)]);
    const { fromMemory, answer } = await other.send(on, [sugar(other)], { rowBudget: 5 });
    expect(fromMemory).toBe(false);
    expect(answer.changes).toMatchObject([{ state: "rows", more: true }]);
  });

  test("[R5] when they were put back to a backup: a first load", async () => {
    const on = instance();
    const [one] = await twoTills(on);
    await one.send(on, [sugar(one)]);
    const [shop, messages] = one.asked();
    await world.database
      .sql`update shop_revisions set epoch = epoch + 1 where shop_id = ${one.shop}`;
    const { answer } = await one.send(on, [sugar(one)], { cursors: messages ? [messages] : [] });
    expect(answer.changes.map(({ state }) => state)).toEqual(["reset"]);
    const further = await one.send(on, [sugar(one)], { cursors: shop ? [shop] : [] });
    expect(further.answer.changes.map(({ state }) => state)).toEqual(["reset"]);
  });
});

test.each([[true], [false]])(
  "[R5] a cursor that is ahead of the shop asks for a first load, with a sale: %s",
  async (sells) => {
    const on = instance();
    const [one] = await twoTills(on);
    await one.send(on, [sugar(one)]);
    for (const [scope, cursor] of one.asked()) {
      const ahead = cursor && { ...cursor, rev: cursor.rev + 100 };
      const operations = sells ? [sugar(one)] : [];
      const { answer } = await one.send(on, operations, { cursors: [[scope, ahead]] });
      expect(answer.changes).toMatchObject([{ scope, state: "reset" }]);
    }
  },
);

describe("[M5] messages beside a sale", () => {
  const text = (till: ComparingTill, to: ComparingTill) =>
    till.device.operation(till.shop, "message.send", { memberId: to.userId, text: "Bonjour" });

  test("are read once", async () => {
    const on = instance();
    const [one, other] = await twoTills(on);
    await one.send(on, [text(one, other)]);
    expect(await other.send(on, [sugar(other)])).toMatchObject({ fromMemory: false });
    expect(await other.send(on, [sugar(other)])).toMatchObject({ fromMemory: true });
  });

  test("are read by a device that has the rest, whatever it read of them before", async () => {
    const on = instance();
    const [one, other] = await twoTills(on);
    const [shop, before] = other.asked();
    if (!shop || !before) throw new Error("two scopes");
    await one.send(on, [text(one, other)]);
    await other.send(on, [], { cursors: [shop] });
    const ask = async () => {
      const [now] = other.asked();
      return other.send(on, [sugar(other)], { cursors: now ? [now, before] : [] });
    };
    // Nothing lay after this cursor before, and nothing lies after the one it has after the first answer.
    for (const _again of [1, 2]) {
      const { answer } = await ask();
      expect(answer.changes.at(-1)).toMatchObject({ rows: { messages: [{ text: "Bonjour" }] } });
      await other.send(on, []);
      await other.send(on, []);
    }
  });
});

describe("[G2] suppliers beside a sale", () => {
  const brewery = (till: ComparingTill) =>
    till.device.operation(till.shop, "customer.create", {
      ...{ customerId: crypto.randomUUID(), suppliers: true, name: "Brasseries", phone: "" },
      ...{ otherPhone: "", note: "", creditLimit: null, termDays: null, wantsMessages: false },
    });

  test("are read once by the office, and by nobody else", async () => {
    const on = instance();
    const [one, other] = await twoTills(on);
    const office = new ComparingTill(world, one.shop, owner, "owner");
    for (const _again of [1, 2, 3]) await office.send(on, []);
    await one.send(on, [brewery(one)]);
    const read = await office.send(on, [sugar(office)]);
    expect(read.answer.changes.at(-1)).toMatchObject({
      ...{ scope: officeScope(one.shop), rows: { customers: [{ name: "Brasseries" }] } },
    });
    expect(await office.send(on, [sugar(office)])).toMatchObject({ fromMemory: true });
    await other.send(on, []);
    const [row] = await world.database.sql<{ epoch: number; rev: number }[]>`
      select epoch, rev from shop_revisions where shop_id = ${one.shop}`;
    for (const operations of [[sugar(other)], []]) {
      const cursors: [string, typeof row | null][] = [[officeScope(one.shop), row ?? null]];
      const { answer } = await other.send(on, operations, { cursors: cursors as never });
      expect(answer.changes.map(({ state }) => state)).toEqual(["gone"]);
    }
  });
});

describe("[V2] what may not be read", () => {
  /** Where the shop stands, as somebody could claim to have read it. */
  async function head(shop: string) {
    const [row] = await world.database.sql<{ epoch: number; rev: number }[]>`
      select epoch, rev from shop_revisions where shop_id = ${shop}`;
    return row ?? null;
  }

  test.each([
    ["with a sale, as it was read last", true, false],
    ["with a sale, as if all had been read", true, true],
    ["alone, as it was read last", false, false],
    ["alone, as if all had been read", false, true],
  ])("nothing is for who was dismissed, asked %s", async (_, sells, claims) => {
    const on = instance();
    const [one, other] = await twoTills(on);
    await endMember(world.accounts, { shopId: other.shop, userId: other.userId });
    for (const _again of [1, 2]) {
      await one.send(on, [sugar(one)]);
      const now = await head(other.shop);
      const asked = other.asked();
      const cursors = claims ? asked.map(([scope]): [string, typeof now] => [scope, now]) : asked;
      const { answer } = await other.send(on, sells ? [sugar(other)] : [], { cursors });
      expect(statusesIn(answer)).toEqual(sells ? ["flagged"] : []);
      expect(answer.changes.map(({ state }) => state)).toEqual(["gone", "gone"]);
    }
  });

  test("the staff's books are for no reseller, the owner's messages for no seller", async () => {
    const on = instance();
    const [, other] = await twoTills(on);
    const owners = async () => [`shop:${other.shop}:messages`, await head(other.shop)] as const;
    const { answer } = await other.send(on, [sugar(other)], { cursors: [[...(await owners())]] });
    expect(answer.changes.map(({ state }) => state)).toEqual(["gone"]);
    const reseller = new ComparingTill(
      world,
      other.shop,
      await world.member(other.shop, "reseller"),
      "reseller",
    );
    await reseller.send(on, []);
    const staff = `shop:${other.shop}`;
    for (const _again of [1, 2]) {
      const cursors: [string, Awaited<ReturnType<typeof head>>][] = [
        [staff, await head(other.shop)],
      ];
      for (const operations of [[sugar(reseller)], []]) {
        const { answer } = await reseller.send(on, operations, { cursors });
        expect(answer.changes).toEqual([{ scope: staff, state: "gone" }]);
      }
    }
  });

  test("a further shop that may be read is told", async () => {
    const on = instance();
    const [one] = await twoTills(on);
    await one.send(on, [sugar(one)]);
    for (const sells of [true, false]) {
      const further = await world.shop(owner, "Akwa");
      const { answer } = await one.send(on, sells ? [sugar(one)] : []);
      expect(answer.access?.shops.map(({ shopId }) => shopId)).toContain(further);
    }
  });
});
