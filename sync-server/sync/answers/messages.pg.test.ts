import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMember, endMember } from "#server/accounts/members.ts";
import { touchMemberships } from "#server/accounts/profile.ts";
import { createSync } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import type { Message } from "#shared/schemas/message.ts";
import type { Cursor, ExchangeAnswer } from "#shared/sync/protocol.ts";
import type { HandDevice } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";
import { readSnapshotPart } from "./snapshot.ts";

let world: SyncWorld;
let shop = "";
let owner = "";
let manager = "";
let seller = "";
let reseller = "";
let hands: Map<string, HandDevice>;

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("Awa");
  shop = await world.shop(owner);
  manager = await world.member(shop, "manager");
  seller = await world.member(shop, "seller");
  reseller = await world.member(shop, "reseller");
  hands = new Map();
});
afterAll(() => world.close());

function hand(userId: string): HandDevice {
  const device = hands.get(userId) ?? world.device();
  hands.set(userId, device);
  return device;
}

async function write(by: string, memberId: string, text: string) {
  world.now += 1000;
  const operation = hand(by).operation(shop, "message.send", { memberId, text });
  const answer = await world.send(by, hand(by), [operation]);
  return { id: operation.id, status: statusesIn(answer)[0], reasons: reasonsIn(answer)[0] ?? [] };
}

async function see(by: string, ...ids: string[]) {
  world.now += 1000;
  const operation = hand(by).operation(shop, "message.read", { ids });
  return statusesIn(await world.send(by, hand(by), [operation]))[0];
}

const own = (userId: string) => `shop:${shop}:messages:${userId}`;
const all = () => `shop:${shop}:messages`;
const from = (rev: number): Cursor => ({ epoch: 1, rev });

async function ask(userId: string, scope: string, cursor: Cursor | null) {
  const answer = await world.send(userId, world.device(), [], { cursors: [[scope, cursor]] });
  return answer.changes[0];
}

async function messagesOf(userId: string, scope: string, cursor = from(0)): Promise<Message[]> {
  const change = await ask(userId, scope, cursor);
  return change?.state === "rows" ? (change.rows.messages ?? []) : [];
}

const texts = async (userId: string, scope: string) =>
  (await messagesOf(userId, scope)).map(({ text }) => text);

test("[R5] an instance that has not seen the shop yet says in which books a message was kept", async () => {
  const fresh = createSync({ database: world.database, clock: world.clock });
  const device = world.device();
  const message = device.operation(shop, "message.send", { memberId: seller, text: "Bonjour" });
  const answer = await exchange(fresh, { userId: owner }, device.request([message]));
  expect(statusesIn(answer)).toEqual(["applied"]);
  expect(answer.epochs).toEqual({ [shop]: 1 });
});

describe("who writes to whom", () => {
  test("[M1] the owner to everybody, everybody to the owner, nobody to anybody else", async () => {
    for (const member of [manager, seller, reseller]) {
      expect((await write(owner, member, "Bonjour")).status).toBe("applied");
      expect((await write(member, member, "Bonjour patron")).status).toBe("applied");
    }
    const others = [
      ...[await write(seller, manager, "?"), await write(manager, seller, "?")],
      ...[await write(reseller, seller, "?"), await write(manager, owner, "?")],
      ...[await write(owner, owner, "?"), await write(owner, crypto.randomUUID(), "?")],
    ];
    for (const { status, reasons } of others)
      expect([status, reasons]).toEqual(["refused", ["not-allowed"]]);
  });

  test("[M2] written to who has left, or by them before they knew: kept and flagged", async () => {
    const leaver = await world.member(shop, "employee");
    const before = hand(leaver).operation(shop, "message.send", {
      ...{ memberId: leaver, text: "Je suis encore là" },
    });
    await endMember(world.accounts, { shopId: shop, userId: leaver });
    expect((await write(owner, leaver, "Au revoir")).reasons).toEqual(["recipient-left"]);
    const late = await world.send(leaver, hand(leaver), [before]);
    expect([statusesIn(late)[0], reasonsIn(late)[0]]).toEqual(["flagged", ["seller-dismissed"]]);
    expect(await texts(owner, all())).toContain("Je suis encore là");
  });
});

describe("who reads what", () => {
  test("[M3] the owner all, a member their own conversation, and neither of it elsewhere", async () => {
    await write(seller, seller, "secret du vendeur");
    await write(owner, reseller, "secret du revendeur");
    expect(await texts(owner, all())).toEqual(
      expect.arrayContaining(["secret du vendeur", "secret du revendeur"]),
    );
    expect(await texts(seller, own(seller))).toContain("secret du vendeur");
    expect(await texts(seller, own(seller))).not.toContain("secret du revendeur");
    expect(await texts(reseller, own(reseller))).toContain("secret du revendeur");
    const elsewhere: [string, string][] = [
      ...([owner, manager, seller].map((id) => [id, `shop:${shop}`]) as [string, string][]),
      [reseller, `shop:${shop}:reseller:${reseller}`],
    ];
    for (const [userId, scope] of elsewhere) {
      const change = await ask(userId, scope, from(0));
      expect(change?.state).toBe("rows");
      expect(JSON.stringify(change)).not.toContain("secret");
    }
  });

  test("[V2] messages scopes of others are answered as gone", async () => {
    for (const userId of [manager, seller, reseller]) {
      expect(await ask(userId, all(), from(0))).toEqual({ scope: all(), state: "gone" });
      expect((await ask(userId, all(), null))?.state).toBe("gone");
    }
    expect((await ask(seller, own(manager), from(0)))?.state).toBe("gone");
    expect((await ask(owner, own(owner), from(0)))?.state).toBe("gone");
  });

  test("[M3] a role that changes keeps the conversation, who leaves reads nothing, who returns reads on", async () => {
    const person = await world.member(shop, "reseller");
    await write(owner, person, "un");
    await addMember(world.accounts, { shopId: shop, userId: person, role: "seller" });
    await write(owner, person, "deux");
    expect(await texts(person, own(person))).toEqual(["un", "deux"]);
    await endMember(world.accounts, { shopId: shop, userId: person });
    await write(owner, person, "trois");
    expect((await ask(person, own(person), from(0)))?.state).toBe("gone");
    await addMember(world.accounts, { shopId: shop, userId: person, role: "employee" });
    expect(await texts(person, own(person))).toEqual(["un", "deux", "trois"]);
  });

  test("[M3] a first load holds what the changes hold, and its parts are for its reader alone", async () => {
    for (const [userId, scope] of [
      [owner, all()],
      [seller, own(seller)],
      [reseller, own(reseller)],
    ] as const) {
      const change = await ask(userId, scope, null);
      if (change?.state !== "reset") throw new Error(JSON.stringify(change));
      const { cursor, parts } = change.snapshot;
      const loaded: Message[] = [];
      for (let part = 0; part < parts; part += 1) {
        const rows = await readSnapshotPart(world.sync, { userId }, { scope, cursor, part });
        loaded.push(...(rows?.messages ?? []));
        expect(
          await readSnapshotPart(world.sync, { userId: manager }, { scope, cursor, part }),
        ).toBeUndefined();
      }
      const changes = await messagesOf(userId, scope);
      const byId = (a: Message, b: Message) => (a.id < b.id ? -1 : 1);
      expect(loaded.toSorted(byId)).toEqual(changes.toSorted(byId));
      expect(changes.length).toBeGreaterThan(0);
    }
  });

  test("a conversation in which nothing was ever written has no part to fetch", async () => {
    const silent = await world.member(shop, "seller");
    const change = await ask(silent, own(silent), null);
    expect(change).toMatchObject({ state: "reset", snapshot: { parts: 0, products: 0 } });
  });

  test("[M5] nothing written, nothing answered; the books go on", async () => {
    const { rev } = await written(await write(owner, seller, "dernier"));
    await write(owner, reseller, "pour un autre");
    const answer: ExchangeAnswer = await world.send(seller, world.device(), [], {
      cursors: [
        [`shop:${shop}`, from(1)],
        [own(seller), from(rev)],
      ],
    });
    expect(answer.changes.map(({ scope }) => scope)).toEqual([`shop:${shop}`]);
  });

  test("[R2] a long absence comes in pages", async () => {
    for (let at = 0; at < 5; at += 1) await write(owner, seller, `page ${at}`);
    let cursor = from(1);
    const heard: string[] = [];
    for (let isMore = true; isMore; ) {
      const answer = await world.send(seller, world.device(), [], {
        ...{ cursors: [[own(seller), cursor]], rowBudget: 2 },
      });
      const [change] = answer.changes;
      if (change?.state !== "rows") break;
      expect(change.rows.messages?.length).toBeLessThanOrEqual(2);
      heard.push(...(change.rows.messages ?? []).map(({ text }) => text));
      cursor = change.cursor;
      isMore = change.more;
    }
    expect(heard).toEqual(await texts(seller, own(seller)));
  });
});

async function written({ id }: { id: string }): Promise<{ rev: number; readAt: string | null }> {
  const row = (await messagesOf(owner, all())).find((one) => one.id === id);
  if (!row) throw new Error("the owner reads every message");
  return row;
}

describe("[M4] what was seen", () => {
  test("by the one it is for, once; the writer learns it", async () => {
    const sent = await write(owner, seller, "as-tu vu ?");
    const before = await written(sent);
    expect(before.readAt).toBeNull();
    for (const userId of [owner, manager, reseller])
      expect(await see(userId, sent.id)).toBe("applied");
    expect(await written(sent)).toEqual(before);
    await see(seller, sent.id);
    const after = await written(sent);
    expect(after.readAt).not.toBeNull();
    expect(after.rev).toBeGreaterThan(before.rev);
    await see(seller, sent.id);
    expect(await written(sent)).toEqual(after);
  });

  test("of a member's message, by the owner", async () => {
    const sent = await write(seller, seller, "patron ?");
    await see(seller, sent.id);
    expect((await written(sent)).readAt).toBeNull();
    await see(owner, sent.id);
    expect((await written(sent)).readAt).not.toBeNull();
  });
});

test("[R1] another name is told to whoever reads what was written under the old one", async () => {
  const person = await world.member(shop, "reseller");
  const { id } = await write(person, person, "un mot");
  const { rev } = await written({ id });
  await world.database.db.transaction(async (tx) => {
    await tx.execute(sql`update users set full_name = 'Compte supprimé' where id = ${person}`);
    await touchMemberships(tx, person);
  });
  const told = await messagesOf(owner, all(), from(rev));
  expect(told.map((one) => [one.id, one.fromName])).toEqual([[id, "Compte supprimé"]]);
});
