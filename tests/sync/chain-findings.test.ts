import { expect, test } from "vitest";
import type { BookOperation } from "#server/sync/chain/book-leaves.ts";
import { chainFindings, headFindings } from "#server/sync/chain/chain-findings.ts";
import { sha256 } from "#server/sync/chain/links.ts";
import { fromHex, nextLink, toHex } from "#shared/rules/chain.ts";
import { nodeKey } from "#tests/support/node-chain.ts";

const operation = (seq: number, id: string, link: string | null): BookOperation => ({
  ...{ id, deviceNo: 4, seq, kind: "sale", hash: link && "0".repeat(32), link },
  ...{ rev: seq, status: "applied", receipt: null, day: null, leaf: "" },
});
const first = "018bcfe5-6800-7000-8000-000000000001";
const second = "018bcfe5-6800-7000-8000-000000000002";
const whatIn = (
  operations: readonly BookOperation[],
  wasPutBack: boolean,
  unread: readonly number[] = [],
) =>
  chainFindings(4, operations, { beginnings: () => new Set(), unread, wasPutBack }).map(
    ({ what, seq }) => `${what} ${seq}`,
  );
/** An operation with a link that follows the one before, and that link. */
function following(before: string, seq: number, id: string): [BookOperation, string] {
  const hash = "0".repeat(32);
  const next = nextLink(sha256, fromHex(before), { id, seq, textHash: fromHex(hash) });
  const link = toHex(next);
  return [{ ...operation(seq, id, link), hash }, link];
}

test("[CH5] [CH8] a number that stands twice hides no gap that a restore left before it", () => {
  const books = [operation(19, first, null), operation(19, second, "1".repeat(32))];
  expect(whatIn(books, true)).toEqual(["number-twice 19", "gap-after-restore 19"]);
  expect(whatIn(books, false)).toEqual(["number-twice 19", "link-broken 19"]);
});

test("[CH8] the ticket that the books make of a reseller's act bears its number, and is no second one", () => {
  const act = { ...operation(7, first, null), kind: "reseller-sale", hash: "0".repeat(32) };
  const ticket = operation(7, second, null);
  expect(whatIn([act, ticket], false)).toEqual([]);
  expect(whatIn([ticket, act], false)).toEqual([]);
  expect(whatIn([{ ...act, kind: "return" }, ticket], false)).toEqual(["number-twice 7"]);
  expect(whatIn([act, { ...ticket, hash: "0".repeat(32) }], false)).toEqual(["number-twice 7"]);
});

test("[CH8] without a gap a link that follows nothing is broken, restore or not", () => {
  const books = [operation(1, first, null), operation(2, second, "1".repeat(32))];
  expect(whatIn(books, true)).toEqual(["link-broken 2"]);
});

test("[CH5] [CH8] what nobody understood of one copy of a device explains its next link, though the other is linked", () => {
  const [five, link] = following("0".repeat(32), 5, first);
  const [six, ahead] = following(link, 6, first);
  const [seven] = following(ahead, 7, first);
  const copied = (seq: number) => ({ ...operation(seq, second, null), hash: "0".repeat(32) });
  const behind = operation(8, second, "1".repeat(32));
  const whole = [five, six, seven, behind];
  const both = [five, six, copied(6), seven, copied(7), behind];
  const numbers = ["link-broken 5", "number-twice 6", "number-twice 7"];
  expect(whatIn(both, false, [5])).toEqual([...numbers, "behind-unread 8"]);
  expect(whatIn(both, false)).toEqual([...numbers, "link-broken 8"]);
  // Nothing is hidden where every operation since is linked.
  expect(whatIn(whole, false, [5])).toEqual(["link-broken 5", "link-broken 8"]);
});

test("[CH3] [CH8] a head is what its device signed, and what the books hold", async () => {
  const link = "1".repeat(32);
  const books = [operation(7, first, link)];
  const signed = `boutika 1 device 1 shop:7:${link}`;
  const own = await nodeKey()(signed);
  if (!own) throw new Error("there is no key");
  const head = { deviceNo: 4, seq: 7, link, signed, ...own };
  const found = (more: object) => headFindings({ ...head, ...more }, books);
  expect(found({})).toEqual([]);
  const other = await nodeKey()(signed);
  expect(found({ signature: other?.signature })).toMatchObject([{ what: "signature-wrong" }]);
  expect(found({ seq: 8, link: "2".repeat(32) })).toMatchObject([
    ...[{ what: "signature-wrong", detail: "of another head" }, { what: "head-missing" }],
  ]);
});
