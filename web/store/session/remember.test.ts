import { afterEach, expect, test } from "vitest";
import type { Role } from "#shared/schemas/person.ts";
import type { OutboxMeta } from "#web/store/outbox/operation-record.ts";
import { currentShop, rememberSession, useSession } from "#web/store/session.ts";
import { followSession } from "./remember.ts";

type Belonging = [shopId: string, role: Role, isActive?: boolean];

/** What the outbox knows of somebody signed in: their shops, the oldest first. */
function knowing(...shops: Belonging[]): OutboxMeta {
  const access = shops.map(([shopId, role, isActive = true]) => ({
    ...{ shopId, shopName: shopId, role, isActive, scope: `shop:${shopId}`, deviceCode: "A" },
  }));
  const session = { userId: "awa", fullName: "Awa", email: "" };
  return { session, access: [{ userId: "awa", rev: 1, shops: access }] } as unknown as OutboxMeta;
}

const opened = () => currentShop(useSession.getState().session)?.id;

afterEach(() => rememberSession(undefined));

test("on a device that remembers nothing one begins in the newest shop that one owns, else in the first", () => {
  followSession(
    knowing(["job", "seller"], ["old", "owner"], ["new", "owner"], ["later", "seller"]),
  );
  expect(opened()).toBe("new");
  rememberSession(undefined);
  followSession(knowing(["gone", "seller", false], ["first", "seller"], ["second", "reseller"]));
  expect(opened()).toBe("first");
});

test("what one chose stays while one belongs there, and another shop of the same work takes its place", () => {
  followSession(knowing(["old", "owner"], ["new", "owner"]));
  const session = useSession.getState().session;
  rememberSession(session && { ...session, shopId: "old", role: "owner" });
  followSession(knowing(["old", "owner"], ["new", "owner"], ["newest", "owner"]));
  expect(opened()).toBe("old");
  followSession(knowing(["first", "seller"], ["second", "seller"], ["own", "owner"]));
  expect(opened()).toBe("own");
  const asSeller = useSession.getState().session;
  rememberSession(asSeller && { ...asSeller, shopId: "second", role: "employee" });
  followSession(knowing(["first", "seller"], ["own", "owner"]));
  expect([opened(), useSession.getState().session?.role]).toEqual(["first", "employee"]);
});
