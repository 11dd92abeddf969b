import { expect, test } from "vitest";
import type { BookOperation } from "#server/sync/chain/book-leaves.ts";
import { chainFindings } from "#server/sync/chain/chain-findings.ts";

const operation = (seq: number, id: string, link: string | null): BookOperation => ({
  ...{ id, deviceNo: 4, seq, kind: "sale", hash: link && "0".repeat(32), link },
  ...{ rev: seq, status: "applied", receipt: null, day: null, leaf: "" },
});
const first = "018bcfe5-6800-7000-8000-000000000001";
const second = "018bcfe5-6800-7000-8000-000000000002";
const whatIn = (operations: readonly BookOperation[], wasPutBack: boolean) =>
  chainFindings(4, operations, { beginnings: () => new Set(), unread: [], wasPutBack }).map(
    ({ what, seq }) => `${what} ${seq}`,
  );

test("[CH5] [CH8] a number that stands twice hides no gap that a restore left before it", () => {
  const books = [operation(19, first, null), operation(19, second, "1".repeat(32))];
  expect(whatIn(books, true)).toEqual(["number-twice 19", "gap-after-restore 19"]);
  expect(whatIn(books, false)).toEqual(["number-twice 19", "link-broken 19"]);
});

test("[CH8] without a gap a link that follows nothing is broken, restore or not", () => {
  const books = [operation(1, first, null), operation(2, second, "1".repeat(32))];
  expect(whatIn(books, true)).toEqual(["link-broken 2"]);
});
