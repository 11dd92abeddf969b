import { describe, expect, test } from "vitest";
import type { Role } from "#shared/schemas/person.ts";
import { inNotebook, mayInNotebook } from "./notebook-rights.ts";
import { type Action, may, mayGovern, scopeFor } from "./permissions.ts";

const table: [Action, ...boolean[]][] = [
  // action, owner, manager, employee, seller, reseller
  ["sell", true, true, true, true, false],
  ["take-return", true, true, true, true, false],
  ["keep-till", true, true, true, true, false],
  ["see-all-tills", true, true, false, false, false],
  ["count-stock", true, true, true, true, false],
  ["change-stock", true, true, true, true, false],
  ["create-product", true, true, false, false, false],
  ["edit-product", true, true, false, false, false],
  ["settle-sale", true, true, false, false, false],
  ["edit-shop", true, true, false, false, false],
  ["edit-agency", true, true, false, false, false],
  ["edit-customer", true, true, true, true, false],
  ["merge-customers", true, true, false, false, false],
  ["adjust-account", true, true, false, false, false],
  ["keep-own-notebook", false, false, false, false, true],
  ["see-shop", true, true, true, true, false],
  ["see-dashboard", true, true, false, false, false],
  ["see-reports", true, true, false, false, false],
  ["see-devices", true, true, false, false, false],
  ["see-own-performance", true, true, true, true, false],
  ["see-performance", true, true, false, false, false],
  ["void-sale", true, true, false, false, false],
  ["transfer-to-reseller", true, true, true, true, false],
  ["transfer-outright", true, true, false, false, false],
  ["decide-transfer", true, true, false, false, false],
  ["answer-own-transfer", false, false, false, false, true],
  ["take-reseller-return", true, true, true, true, false],
  ["return-own-stock", false, false, false, false, true],
  ["sell-own-stock", false, false, false, false, true],
  ["sell-for-reseller", true, true, false, false, false],
  ["decide-reseller-sale", true, true, false, false, false],
  ["pay-commission", true, false, false, false, false],
  ["send-to-shop", true, false, false, false, false],
  ["receive-from-shop", true, true, true, true, false],
  ["read-notifications", true, true, true, true, true],
  ["write-message", true, true, true, true, true],
  ["read-messages", true, true, true, true, true],
  ["see-contacts", true, true, false, false, false],
  ["invite", true, true, false, false, false],
  ["govern-member", true, true, false, false, false],
  ["delete-shop", true, false, false, false, false],
  ["see-audit", true, false, false, false, false],
  ["share-device", true, true, true, true, false],
];
const roles: Role[] = ["owner", "manager", "employee", "seller", "reseller"];

describe("who may do what", () => {
  test.each(table)("[Z5] [V1] %s", (action, ...expected) => {
    expect(roles.map((role) => may(role, action))).toEqual(expected);
  });

  test.each<[Role, ...boolean[]]>([
    // who governs, over owner, manager, employee, seller, reseller
    ["owner", false, true, true, true, true],
    ["manager", false, false, true, true, true],
    ["employee", false, false, false, false, false],
    ["seller", false, false, false, false, false],
    ["reseller", false, false, false, false, false],
  ])("%s governs those below", (role, ...expected) => {
    expect(roles.map((other) => mayGovern(role, other))).toEqual(expected);
  });

  test("[C10] a reseller is the office of their own notebook, and nobody of any other", () => {
    expect(roles.map((role) => inNotebook(role, "sell"))).toEqual([
      ...["sell", "sell", "sell", "sell", "keep-own-notebook"],
    ]);
    expect(roles.map((role) => mayInNotebook(role, "adjust-account"))).toEqual([
      ...[true, true, false, false, true],
    ]);
  });

  test("[V1] a reseller reads their own part, the others the shop", () => {
    expect(scopeFor("S", "U", "reseller")).toBe("shop:S:reseller:U");
    for (const role of roles.slice(0, 4)) expect(scopeFor("S", "U", role)).toBe("shop:S");
  });
});
