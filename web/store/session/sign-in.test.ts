import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StorageFailure } from "#web/store/ports.ts";
import { rememberSession, type Session } from "#web/store/session.ts";
import { keepSharing, type SwitchedIn, useSharing } from "#web/store/sharing/kept.ts";

const awa = { userId: "awa", fullName: "Awa" };
const known = { meta: { session: awa, access: [{ userId: "awa", rev: 1, shops: [] }] } };
vi.mock("#web/store/current-store.ts", () => ({
  openStore: async () => ({
    session: {},
    hub: { kick: () => undefined },
    device: { outbox: known },
  }),
}));
const enter = vi.hoisted(() => vi.fn(async () => ({ ok: true, userId: "awa" })));
vi.mock("./door.ts", () => ({
  Door: class {
    enter = enter;
  },
}));
vi.mock("./profile.ts", () => ({ refreshProfile: async () => undefined }));
const { arrive, signIn } = await import("./sign-in.ts");

const session: Session = { ...awa, shops: [], shopId: undefined };
const me: SwitchedIn = { ...awa, shopId: "s1", role: "owner" };
const isLocked = () => useSharing.getState().sharing?.locked;

beforeEach(() => {
  keepSharing({
    ...{ salt: "", holders: [{ ...me, hash: "" }], autoLock: 1, failures: {} },
    locked: true,
  });
});
afterEach(() => {
  keepSharing(undefined);
  rememberSession(undefined);
});

test("a password opens a locked device; the cookie that lies on it does not", async () => {
  rememberSession(session);
  await arrive();
  expect(isLocked()).toBe(true);
  await signIn({ email: "awa@example.org", password: "secret" });
  expect(isLocked()).toBe(false);
});

test("who comes back from Google to a device that nobody is signed in on need know no PIN", async () => {
  await arrive();
  expect(isLocked()).toBe(false);
});

test("a device without room for who has come in says so", async () => {
  enter.mockRejectedValueOnce(new StorageFailure("storage-full"));
  const signedIn = await signIn({ email: "awa@example.org", password: "secret" });
  expect(signedIn).toEqual({ ok: false, trouble: "storage-full" });
});
