import { expect, test } from "vitest";
import { type Facts, isYoung, type StepName, stepsOf } from "./steps.ts";

const fresh: Facts = {
  hasSold: false,
  products: 1,
  shop: { logo: null, address: "", phone: "" },
  members: [{ role: "owner" }],
  isInstalled: false,
  plan: "trial",
};
const left = (facts: Partial<Facts>) =>
  stepsOf({ ...fresh, ...facts }).flatMap(({ name, isDone }) => (isDone ? [] : [name]));

const all: StepName[] = ["sell", "products", "receipt", "people", "install", "plan"];

test("a shop that has just been opened has all its steps before it", () => {
  expect(left({})).toEqual(all);
});

test.each<[StepName, Partial<Facts>]>([
  ["sell", { hasSold: true }],
  ["products", { products: 2 }],
  ["receipt", { shop: { logo: "abc", address: "", phone: "" } }],
  ["receipt", { shop: { logo: null, address: "Akwa", phone: "" } }],
  ["receipt", { shop: { logo: null, address: "", phone: "699000000" } }],
  ["people", { members: [{ role: "owner" }, { role: "seller" }] }],
  ["people", { members: [{ role: "owner" }, { role: "reseller" }] }],
  ["install", { isInstalled: true }],
  ["plan", { plan: "active" }],
  ["plan", { plan: undefined }],
])("%s is ticked by its fact alone: %j", (name, facts) => {
  expect(left(facts)).toEqual(all.filter((one) => one !== name));
});

test("once everything is done nothing is left", () => {
  const members = [{ role: "owner" as const }, { role: "manager" as const }];
  const shop = { logo: "abc", address: "", phone: "" };
  expect(
    left({ hasSold: true, products: 9, shop, members, isInstalled: true, plan: "active" }),
  ).toEqual([]);
});

test("a shop of years is told nothing of first steps", () => {
  const opened = "2026-11-20T08:00:00.000Z";
  const owner = { role: "owner" as const, joinedAt: opened };
  const later = { role: "seller" as const, joinedAt: "2027-11-20T08:00:00.000Z" };
  expect(isYoung([owner], Date.parse("2026-12-20T08:00:00.000Z"))).toBe(true);
  expect(isYoung([later, owner], Date.parse("2027-11-21T08:00:00.000Z"))).toBe(false);
  expect(isYoung([], Date.parse(opened))).toBe(false);
});
