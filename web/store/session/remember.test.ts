import { afterEach, expect, test } from "vitest";
import type { Role } from "#shared/schemas/person.ts";
import type { OutboxMeta } from "#web/store/outbox/operation-record.ts";
import { currentRole, currentShop, rememberSession, useSession } from "#web/store/session.ts";
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

test("who becomes something else in the shop they work in stays there, and works as that", () => {
  followSession(knowing(["own", "owner"], ["job", "employee"], ["other", "reseller"]));
  const session = useSession.getState().session;
  rememberSession(session && { ...session, shopId: "job", role: "employee" });
  followSession(knowing(["own", "owner"], ["job", "reseller"], ["next", "employee"]));
  expect(opened()).toBe("job");
  expect(currentRole(useSession.getState().session)).toBe("reseller");
});

test("who has chosen to own goes to the first shop of their own, from the one they worked in until then", () => {
  followSession(knowing(["job", "employee"]));
  const session = useSession.getState().session;
  rememberSession(session && { ...session, role: "owner" });
  followSession(knowing(["job", "employee"], ["own", "owner"]));
  expect(opened()).toBe("own");
});
