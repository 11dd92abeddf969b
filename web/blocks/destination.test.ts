import { expect, test } from "vitest";
import type { Role } from "#shared/schemas/person.ts";
import type { ProfileRole } from "#shared/schemas/session.ts";
import type { Session } from "#web/store/session.ts";
import { destinationOf } from "./destination.ts";

const subscription = {
  planId: "starter" as const,
  status: "trial" as const,
  trialEndsAt: null,
  nextBillingAt: "2026-12-01T00:00:00.000Z",
  limits: { maxShops: 1, maxAgencies: 1, maxProducts: 10, maxEmployees: 5 },
};

type Told = {
  shops?: Role[];
  chosen?: ProfileRole;
  plan?: boolean;
  role?: ProfileRole;
  invitations?: number;
};

function aSession({ shops = [], chosen, plan = false, role, invitations = 0 }: Told): Session {
  const onboarding = { completed: chosen !== undefined, role: chosen ?? null };
  const profile = {
    onboarding,
    subscription: plan ? subscription : null,
    receivedInvitations: invitations,
  };
  return {
    userId: "awa",
    fullName: "Awa",
    shops: shops.map((of, index) => ({ id: `s${index}`, name: "", role: of })),
    shopId: undefined,
    profile,
    role,
  };
}

const nobody = {} satisfies Told;

test.each<[wanted: string | null, told: Told, place: string]>([
  // Where one belongs.
  [null, nobody, "/welcome"],
  [null, { chosen: "owner" }, "/subscription-setup"],
  [null, { chosen: "owner", plan: true }, "/company-info"],
  [null, { chosen: "owner", plan: true, shops: ["owner"] }, "/dashboard"],
  [null, { chosen: "owner", shops: ["owner"] }, "/dashboard"],
  [null, { chosen: "employee" }, "/employee-dashboard"],
  [null, { chosen: "reseller" }, "/reseller-dashboard"],
  [null, { shops: ["manager"] }, "/employee-dashboard"],
  [null, { shops: ["seller"] }, "/employee-dashboard"],
  [null, { shops: ["employee"], chosen: "employee" }, "/employee-dashboard"],
  [null, { shops: ["reseller"], chosen: "reseller" }, "/reseller-dashboard"],
  // Somebody who works elsewhere and becomes an owner begins a shop, and may go back.
  [null, { shops: ["employee"], chosen: "owner", role: "owner" }, "/subscription-setup"],
  [null, { shops: ["employee"], chosen: "owner", role: "employee" }, "/employee-dashboard"],
  [null, { shops: ["owner", "reseller"], role: "reseller" }, "/reseller-dashboard"],
  // Whoever was invited answers first; whoever has chosen already is led to nothing else.
  [null, { invitations: 1 }, "/received-invitations"],
  ["/dashboard", { invitations: 2 }, "/received-invitations"],
  ["/invitation/abc", { invitations: 1 }, "/invitation/abc"],
  [null, { invitations: 1, shops: ["owner"] }, "/dashboard"],
  [null, { invitations: 1, chosen: "employee" }, "/employee-dashboard"],
  // What was wanted.
  ["/tickets?x=1", { shops: ["owner"] }, "/tickets?x=1"],
  ["/invitation/abc", nobody, "/invitation/abc"],
  ["/join-reseller/abc", nobody, "/join-reseller/abc"],
  ["/welcome", { shops: ["seller"] }, "/welcome"],
  ["/tickets", nobody, "/welcome"],
  ["/dashboard", { chosen: "owner" }, "/subscription-setup"],
  ["//evil.example", { shops: ["owner"] }, "/dashboard"],
  ["/\\evil.example", { shops: ["seller"] }, "/employee-dashboard"],
  ["/\t/evil.example", { shops: ["owner"] }, "/dashboard"],
  ["/%09/evil.example", { shops: ["owner"] }, "/dashboard"],
  ["/.//evil.example", { shops: ["seller"] }, "/employee-dashboard"],
  ["javascript:alert(1)", { shops: ["owner"] }, "/dashboard"],
  ["/./auth?from=/auth", { shops: ["owner"] }, "/dashboard"],
  ["https://evil.example", { shops: ["seller"] }, "/employee-dashboard"],
  ["/auth?from=/auth", { shops: ["seller"] }, "/employee-dashboard"],
  ["/reseller-dashboard", { chosen: "reseller" }, "/reseller-dashboard"],
])("%j, with %j, leads to %s", (wanted, told, place) => {
  expect(destinationOf(wanted, aSession(told))).toBe(place);
});

test("of somebody of whom nothing is known yet, the shops tell enough", () => {
  const { profile: _, ...unknown } = aSession({ shops: ["owner"] });
  expect(destinationOf(null, unknown)).toBe("/dashboard");
  expect(destinationOf(null, { ...unknown, shops: [] })).toBe("/welcome");
});

test.each<[Role, string]>([
  ["seller", "/point-of-sale"],
  ["manager", "/dashboard"],
])("a %s who is switched in by their PIN begins at %s", (role, place) => {
  const signedIn = aSession({ shops: ["owner"] });
  expect(destinationOf(null, { ...aSession({ shops: [role] }), signedIn })).toBe(place);
});
