import { expect, test } from "vitest";
import type { Message } from "#shared/schemas/message.ts";
import type { Role } from "#shared/schemas/person.ts";
import { encodeRows } from "#shared/sync/columns.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { goodsShop, ownerId, resellerId, uuidNo } from "#tests/support/device/goods-rows.ts";
import { conversationsOf } from "#web/store/queries/use-messages.ts";
import { markMessagesRead, sendMessage } from "./messages.ts";

const shopId = goodsShop;
const scopes: Partial<Record<Role, string>> = {
  owner: `shop:${shopId}:messages`,
  reseller: `shop:${shopId}:messages:${resellerId}`,
};
const at = (rev: number) => ({ epoch: 1, rev });

/** A device that has read the messages up to revision 5. */
async function talking(role: "owner" | "reseller", messages: Message[] = []) {
  const given = await goodsDevice(role);
  const { device } = given;
  const scope = scopes[role] ?? "";
  const plan = { cursor: at(5), parts: 1, products: 0 };
  await device.readModels.applyPart(scope, plan, 0, encodeRows({ messages }));
  await device.readModels.finishLoad(scope, plan);
  const book = await device.messages(shopId);
  if (!book) throw new Error("no access");
  const receive = (rows: Message[]) =>
    device.readModels.applyPage({
      ...{ scope, from: at(5), to: at(6), own: {} },
      rows: { messages: rows },
    });
  return { ...given, book, receive };
}

function aMessage(no: number, given: Partial<Message> = {}): Message {
  return {
    id: uuidNo(no),
    memberId: resellerId,
    fromId: resellerId,
    fromName: "Bih",
    text: `message ${no}`,
    at: `2026-11-19T10:0${no}:00.000Z`,
    day: "2026-11-19",
    readAt: null,
    flags: [],
    rev: 2,
    ...given,
  };
}

const formId = uuidNo(900);

test("what is written offline is seen at once, waits, is with the server, and then seen by the other", async () => {
  const { device, book, accept, receive } = await talking("reseller");
  const sent = await sendMessage(device, {
    shopId,
    formId,
    memberId: resellerId,
    text: " Bonjour ",
  });
  if (!sent.ok || !sent.value) throw new Error(JSON.stringify(sent));
  const { id } = sent.value;
  expect(book.get(id)).toMatchObject({ text: "Bonjour", state: "waiting", isMine: true });
  await accept();
  expect(book.get(id)).toMatchObject({ state: "sent", readAt: null });
  const row = aMessage(1, { id, text: "Bonjour", rev: 6 });
  await receive([row]);
  expect(book.list()).toHaveLength(1);
  expect(book.get(id)?.state).toBe("sent");
  await receive([{ ...row, readAt: "2026-11-20T09:01:00.000Z", rev: 7 }]);
  expect(book.get(id)?.state).toBe("read");
});

test("[W4] the same form sent twice is one message", async () => {
  const { device, book } = await talking("reseller");
  const given = { shopId, formId, memberId: resellerId, text: "Bonjour" };
  await sendMessage(device, given);
  await sendMessage(device, given);
  expect(book.list()).toHaveLength(1);
});

test("[M1] nobody writes where they may not: refused on the device", async () => {
  const owner = await talking("owner");
  const toSelf = { shopId, formId, memberId: ownerId, text: "?" };
  expect(await sendMessage(owner.device, toSelf)).toEqual({ ok: false, refusal: "not-allowed" });
  const member = await talking("reseller");
  expect(await sendMessage(member.device, toSelf)).toEqual({ ok: false, refusal: "not-allowed" });
  expect(member.device.outbox.waiting()).toEqual([]);
});

test("[M4] what is seen here counts as seen at once, own and seen ones are left out", async () => {
  const mine = aMessage(2, { fromId: ownerId });
  const seen = aMessage(3, { readAt: "2026-11-19T11:00:00.000Z" });
  const { device, book } = await talking("owner", [aMessage(1), mine, seen]);
  expect(book.list().map(({ isUnread }) => isUnread)).toEqual([true, false, false]);
  const ids = [uuidNo(1), uuidNo(2), uuidNo(3), uuidNo(4)];
  await markMessagesRead(device, { shopId, ids });
  const [operation] = device.outbox.waiting().map((record) => record.operation);
  expect(operation).toMatchObject({ kind: "message.read", body: { ids: [uuidNo(1)] } });
  expect(book.list().some(({ isUnread }) => isUnread)).toBe(false);
  expect(await markMessagesRead(device, { shopId, ids })).toEqual({ ok: true, value: null });
});

test("conversations: the latest first, with what has not been seen and the other one's name", async () => {
  const other = uuidNo(77);
  const { book } = await talking("owner", [
    aMessage(1),
    aMessage(2, { memberId: other, fromId: other, fromName: "Chi" }),
    aMessage(3),
    aMessage(4, { fromId: ownerId, fromName: "Awa" }),
  ]);
  const list = conversationsOf(book.list());
  expect(list.map(({ memberId, unread, otherName }) => [memberId, unread, otherName])).toEqual([
    [resellerId, 2, "Bih"],
    [other, 1, "Chi"],
  ]);
  expect(list[0]?.last.text).toBe("message 4");
});

test("who takes over the device reads what is theirs, not what was here", async () => {
  const { device, book } = await talking("owner", [aMessage(1)]);
  await sendMessage(device, { shopId, formId, memberId: resellerId, text: "du patron" });
  const access = device.accessTo(shopId);
  const userId = uuidNo(55);
  const shops = access ? [{ ...access, role: "seller" as const }] : [];
  await device.outbox.putMeta({
    session: { userId, fullName: "Dina", email: "" },
    access: [...device.outbox.meta.access, { userId, rev: 1, shops }],
  });
  const theirs = await device.messages(shopId);
  expect(theirs).not.toBe(book);
  expect(theirs?.list()).toEqual([]);
});
