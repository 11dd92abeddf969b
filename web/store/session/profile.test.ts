import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Profile } from "#shared/schemas/session.ts";
import {
  chooseRole,
  currentRole,
  currentShop,
  heldRoles,
  rememberSession,
  useSession,
} from "#web/store/session.ts";

const asked: { method: string; path: string; body: unknown }[] = [];
let answer: Profile | undefined;

vi.mock("./ask-server.ts", () => ({
  askServer: async (method: string, path: string, body: unknown) => {
    asked.push({ method, path, body });
    return answer ? { ok: true, value: answer } : { ok: false, code: "offline" };
  },
}));
const { refreshProfile, takeRole } = await import("./profile.ts");

const shops = [
  { id: "theirs", name: "Akwa", role: "seller" as const },
  { id: "old", name: "Deïdo", role: "owner" as const },
  { id: "new", name: "Bonabéri", role: "owner" as const },
];
const session = () => useSession.getState().session;
const aProfile = (role: "owner" | "employee" | "reseller" | null): Profile => ({
  person: { id: "awa", fullName: "Awa", email: "", phone: "" },
  accessRev: 1,
  shops: [],
  pausedIn: [],
  onboarding: { completed: role !== null, role },
  subscription: null,
  receivedInvitations: 2,
});

beforeEach(() => {
  asked.length = 0;
  answer = undefined;
  rememberSession({ userId: "awa", fullName: "Awa", shops, shopId: "theirs" });
});
afterEach(() => rememberSession(undefined));

test("one works as what one is in the shop one works in, until one chooses", () => {
  expect([currentRole(session()), heldRoles(session())]).toEqual([
    "employee",
    ["owner", "employee"],
  ]);
  chooseRole("owner");
  expect([currentRole(session()), currentShop(session())?.id]).toEqual(["owner", "new"]);
  chooseRole("reseller");
  expect(currentRole(session())).toBe("owner");
});

test("a role chosen without a network is told with the next question, once", async () => {
  chooseRole("owner");
  await refreshProfile();
  expect(session()?.roleUntold).toBe(true);
  answer = aProfile("owner");
  await refreshProfile();
  await refreshProfile();
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/v1/me/role",
    "POST /api/v1/me/role",
    "GET /api/v1/me",
  ]);
  expect(session()?.profile?.receivedInvitations).toBe(2);
});

test("who has just signed in goes on as what they were elsewhere; who works here is not moved", async () => {
  answer = aProfile("owner");
  await refreshProfile();
  expect(currentShop(session())?.id).toBe("theirs");
  await refreshProfile({ isArrival: true });
  expect([currentRole(session()), currentShop(session())?.id]).toEqual(["owner", "new"]);
});

test("a role that is taken is the one at once, and the answer of somebody else is not kept", async () => {
  answer = aProfile("reseller");
  await takeRole("reseller");
  expect([currentRole(session()), session()?.roleUntold]).toEqual(["reseller", undefined]);
  answer = { ...aProfile(null), person: { id: "binta", fullName: "B", email: "", phone: "" } };
  await refreshProfile();
  expect(session()?.profile?.onboarding.role).toBe("reseller");
});

test("a role that somebody takes who leaves meanwhile is not the next person's", async () => {
  answer = aProfile("owner");
  const taking = takeRole("owner");
  rememberSession({ userId: "ben", fullName: "Ben", shops, shopId: "theirs" });
  await taking;
  expect(session()).toEqual({ userId: "ben", fullName: "Ben", shops, shopId: "theirs" });
});
