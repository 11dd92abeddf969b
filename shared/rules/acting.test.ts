import fc from "fast-check";
import { expect, test } from "vitest";
import type { Role } from "#shared/schemas/person.ts";
import { lesserRole, whoActs } from "./acting.ts";
import { type Action, may } from "./permissions.ts";

const owner = { id: "awa", role: "owner", isActive: true } as const;
const seller = { id: "aline", role: "seller", isActive: true } as const;
const roles: readonly Role[] = ["owner", "manager", "employee", "seller", "reseller"];
const someone = (id: string) =>
  fc.record({
    id: fc.constant(id),
    role: fc.constantFrom(...roles),
    isActive: fc.boolean(),
  });

test("[J11] whoever is signed in acts when nobody is named, or they are themselves", () => {
  for (const named of [undefined, owner, { id: "awa" }])
    expect(whoActs(owner, named)).toEqual({ ...owner, isOther: false });
});

test("[J11] one of the staff who is named acts, by the lesser rights of the two", () => {
  expect(whoActs(owner, seller)).toEqual({ ...seller, isOther: false });
  expect(whoActs(seller, owner)).toEqual({ ...seller, id: "awa", isOther: false });
});

test("[J11] who has left, or whose sign-in lent itself and has left, has no active part in it", () => {
  const left = { ...seller, isActive: false };
  expect(whoActs(owner, left)).toEqual({ ...left, isOther: false });
  expect(whoActs({ ...owner, isActive: false }, seller)).toMatchObject({ isActive: false });
});

test("[J11] a stranger or a reseller cannot be named, and a reseller names nobody", () => {
  const reseller = { id: "bih", role: "reseller", isActive: true } as const;
  for (const named of [{ id: "nobody" }, reseller])
    expect(whoActs(owner, named)).toEqual({ ...owner, isOther: true });
  expect(whoActs(reseller, owner)).toEqual({ ...reseller, isOther: true });
});

test("[J11] naming somebody never allows what either of the two may not do", () => {
  const actions: Action[] = ["sell", "void-sale", "edit-product", "pay-commission", "send-to-shop"];
  const anyAction = fc.constantFrom(...actions);
  fc.assert(
    fc.property(someone("awa"), someone("aline"), anyAction, (signedIn, named, action) => {
      const { role, isActive, isOther } = whoActs(signedIn, named);
      if (isOther || !isActive || !may(role, action)) return;
      for (const one of [signedIn, named])
        expect([one.isActive, may(one.role, action)]).toEqual([true, true]);
    }),
  );
});

test("of two roles the lesser; of two that may do the same, the first", () => {
  expect(lesserRole("owner", "manager")).toBe("manager");
  expect(lesserRole("reseller", "owner")).toBe("reseller");
  expect([lesserRole("seller", "employee"), lesserRole("employee", "seller")]).toEqual([
    "seller",
    "employee",
  ]);
});
