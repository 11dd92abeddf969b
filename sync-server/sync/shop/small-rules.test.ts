import { describe, expect, test } from "vitest";
import { partsOfScope } from "#server/sync/answers/scopes.ts";
import { deviceCode } from "./device-code.ts";
import { whenItHappened } from "./moment.ts";
import { storable } from "./storable.ts";

const day = 24 * 60 * 60_000;
const now = Date.parse("2026-11-20T09:00:00.000Z");

describe("[J10] when it happened", () => {
  test.each([
    ["as told", now - 5, 0, undefined, now - 5, false],
    ["with its offset", now - 5 - 7 * day, 7 * day, undefined, now - 5, false],
    ["never heard", now - 5, null, undefined, now - 5, false],
    ["a little ahead", now + 300_000, 0, undefined, now, false],
    ["too far ahead", now + 300_001, 0, undefined, now, true],
    ["a day before the sale before", now - 2 * day, 0, now - day, now - 2 * day, false],
    ["more than a day before the sale before", now - 2 * day - 1, 0, now - day, now, true],
    ["before all time", 5, -6, undefined, now, true],
  ])("%s", (_name, at, clockOffset, previous, expected, clockIsWrong) => {
    const happened = whenItHappened({ at, clockOffset }, now, previous);
    const isAsTold = expected === at + (clockOffset ?? 0);
    expect(happened).toEqual({ at: expected, clockIsWrong, isAsTold });
  });
});

test.each([
  [1, "A"],
  [26, "Z"],
  [27, "A2"],
  [52, "Z2"],
  [53, "A3"],
  [26 * 1000, "Z1000"],
])("device %i has the code %s", (no, code) => {
  expect(deviceCode(no)).toBe(code);
});

const shop = "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a3";
const person = "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a4";

test.each([
  [`shop:${shop}`, { shopId: shop, resellerId: undefined }],
  [`shop:${shop}:reseller:${person}`, { shopId: shop, resellerId: person }],
  [`shop:${shop}:reseller:${shop}`, undefined],
  [`shop:${shop.toUpperCase()}`, undefined],
  [` shop:${shop}`, undefined],
  [`shop:${shop}:reseller:`, undefined],
  [`shop:${shop}:messages`, { shopId: shop, resellerId: undefined, messages: { of: "everybody" } }],
  [
    `shop:${shop}:messages:${person}`,
    { shopId: shop, resellerId: undefined, messages: { of: person } },
  ],
  [`shop:${shop}:messages:${shop}`, undefined],
  [`shop:${shop}:messages:`, undefined],
  [`shop:${shop}:office`, { shopId: shop, resellerId: undefined, office: true }],
  [`shop:${shop}:office${person}`, undefined],
  [`shop:${shop}:reseller`, undefined],
  ["shop:", undefined],
  ["", undefined],
])("scope %s", (scope, parts) => {
  expect(partsOfScope(scope, person)).toEqual(parts);
});

test("characters that Postgres does not take are taken out, wherever they stand", () => {
  const odd = { a: ["x\u0000y", { b: "\ud800!" }], c: 5, d: null };
  expect(storable(odd, JSON.stringify(odd))).toEqual({
    a: ["xy", { b: "\ufffd!" }],
    c: 5,
    d: null,
  });
  const fine = { a: "\\u0000 😀" };
  expect(storable(fine, JSON.stringify(fine))).toEqual(fine);
});
