import { expect, test } from "vitest";
import type { Session } from "#web/store/session.ts";
import { homeOf } from "./signed-in.ts";

const shops = [
  { id: "one", name: "Akwa", role: "reseller" as const },
  { id: "two", name: "Deïdo", role: "seller" as const },
  { id: "three", name: "Bali", role: "owner" as const },
];

const choosing = (role: "reseller" | "employee") =>
  ({ onboarding: { role } }) as NonNullable<Session["profile"]>;

test.each<[string, Partial<Session>, string | undefined]>([
  ["nobody", {}, undefined],
  [
    "a reseller by choice",
    { userId: "u", role: "reseller", shops, shopId: "two" },
    "/reseller-dashboard",
  ],
  ["an employee by choice", { userId: "u", role: "employee", shops }, "/employee-dashboard"],
  ["an owner by the shop", { userId: "u", shops, shopId: "three" }, "/dashboard"],
  ["a seller by the shop", { userId: "u", shops, shopId: "two" }, "/employee-dashboard"],
  ["a reseller by the first shop", { userId: "u", shops, shopId: "gone" }, "/reseller-dashboard"],
  [
    "a reseller by a role that no shop gives any more",
    { userId: "u", role: "owner", shops: [shops[0]!] },
    "/reseller-dashboard",
  ],
  [
    "a reseller who is in no shop yet",
    { userId: "u", shops: [], profile: choosing("reseller") },
    "/reseller-dashboard",
  ],
  [
    "an employee who is in no shop yet",
    { userId: "u", profile: choosing("employee") },
    "/employee-dashboard",
  ],
  ["somebody without a role", { userId: "u", shops: [] }, "/dashboard"],
  ["somebody of whom little is known", { userId: "u" }, "/dashboard"],
])("%s", (_who, session, home) => {
  expect(homeOf(session)).toBe(home);
});
