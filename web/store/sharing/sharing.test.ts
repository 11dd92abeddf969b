import { beforeEach, expect, test, vi } from "vitest";
import type { OutboxMeta } from "#web/store/outbox/operation-record.ts";
import type { Session } from "#web/store/session.ts";
import type { SwitchedIn } from "./kept.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

const own: Session = {
  userId: "0190a3c4-7d1e-7b2a-9c3d-000000000001",
  fullName: "Mireille",
  shops: [
    { id: "s1", name: "Akwa", role: "owner" },
    { id: "s2", name: "Bonabéri", role: "owner" },
  ],
  shopId: "s2",
};
const me: SwitchedIn = { ...own, shopId: "s1", role: "owner" };
const aline: SwitchedIn = {
  userId: "0190a3c4-7d1e-7b2a-9c3d-000000000002",
  fullName: "Aline",
  shopId: "s1",
  role: "seller",
};

/** As after a reload: what was in memory is gone, what was kept is not. */
async function aColdStart() {
  vi.resetModules();
  const { useSharing, lock } = await import("./kept.ts");
  const acts = await import("./sharing.ts");
  const { useSession, rememberSession } = await import("#web/store/session.ts");
  rememberSession(own);
  return { ...acts, lock, sharing: () => useSharing.getState().sharing, useSession };
}

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: 1_790_000_000_000 });
});

async function shared() {
  const device = await aColdStart();
  await device.givePin(me, "1234");
  await device.givePin(aline, "0000");
  return device;
}

test("a PIN lets in whom it belongs to, and nobody else; a leading zero counts", async () => {
  const { unlock, lock, sharing } = await shared();
  lock();
  expect(await unlock(aline, "1234")).toEqual({ ok: false, refusal: "wrong-pin", left: 4 });
  expect(sharing()).toMatchObject({ locked: true });
  expect(await unlock(aline, "0000")).toEqual({ ok: true });
  expect(sharing()).toMatchObject({ locked: false, switchedIn: aline, failures: {} });
  expect(await unlock(me, "1234")).toEqual({ ok: true });
  expect(sharing()?.switchedIn).toBeUndefined();
  expect(JSON.stringify([...kept])).not.toMatch(/"(1234|0000)"/);
});

test("a reload keeps it locked, and who was in", async () => {
  const { unlock, lock } = await shared();
  await unlock(aline, "0000");
  lock();
  expect((await aColdStart()).sharing()).toMatchObject({ locked: true, switchedIn: aline });
});

test("five tries, then pauses that grow, survive a reload and end with the right PIN", async () => {
  let { unlock, sharing } = await shared();
  const tries = async (count: number) => {
    const outcomes = [];
    for (let turn = 0; turn < count; turn += 1) outcomes.push(await unlock(aline, "9999"));
    return outcomes.map((one) => ("seconds" in one ? one.seconds : "left" in one && -one.left));
  };
  expect(await tries(5)).toEqual([-4, -3, -2, -1, 30]);
  ({ unlock, sharing } = await aColdStart());
  expect(await unlock(aline, "0000")).toEqual({ ok: false, refusal: "wait", seconds: 30 });
  vi.advanceTimersByTime(30_000);
  expect(await tries(1)).toEqual([60]);
  vi.advanceTimersByTime(60_000);
  expect(await tries(2)).toEqual([120, 120]);
  for (let turn = 0; turn < 8; turn += 1) {
    vi.advanceTimersByTime(15 * 60_000);
    await unlock(aline, "9999");
  }
  expect(await tries(1)).toEqual([900]);
  vi.setSystemTime(0);
  expect(await tries(1)).toEqual([900]);
  vi.setSystemTime(1_800_000_000_000);
  expect(await unlock(aline, "0000")).toEqual({ ok: true });
  expect(sharing()?.failures).toEqual({});
});

test("a clock set back keeps nobody out longer than the longest pause, and is no way round it", async () => {
  const before = await shared();
  for (let turn = 0; turn < 5; turn += 1) await before.unlock(aline, "9999");
  vi.setSystemTime(Date.now() - 30 * 86_400_000);
  const { unlock, pauseOf } = await aColdStart();
  expect(pauseOf(aline.userId, Date.now())).toBe(900);
  expect(await unlock(aline, "0000")).toEqual({ ok: false, refusal: "wait", seconds: 900 });
  vi.advanceTimersByTime(899_000);
  expect((await aColdStart()).pauseOf(aline.userId, Date.now())).toBe(1);
  expect(await unlock(aline, "0000")).toEqual({ ok: false, refusal: "wait", seconds: 1 });
  vi.advanceTimersByTime(1000);
  expect(await unlock(aline, "9999")).toEqual({ ok: false, refusal: "wait", seconds: 60 });
  vi.advanceTimersByTime(60_000);
  expect(await unlock(aline, "0000")).toEqual({ ok: true });
});

test("two tabs at once do not get more tries", async () => {
  const one = await shared();
  const outcomes = await Promise.all(Array.from({ length: 9 }, () => one.unlock(aline, "9999")));
  expect(outcomes.filter((outcome) => "left" in outcome)).toHaveLength(4);
});

test("another PIN ends the waiting; without the owner's there is nothing to share", async () => {
  const { unlock, givePin, takePin, sharing } = await shared();
  for (let turn = 0; turn < 6; turn += 1) await unlock(aline, "9999");
  await givePin(aline, "4321");
  expect(await unlock(aline, "4321")).toEqual({ ok: true });
  takePin(own.userId);
  expect(sharing()).toBeUndefined();
});

test("a PIN being given undoes nothing of meanwhile: a lock, a counted try, another's PIN", async () => {
  const { givePin, unlock, lock, sharing } = await shared();
  const kwame: SwitchedIn = { ...aline, userId: "0190a3c4-7d1e-7b2a-9c3d-000000000003" };
  const given = Promise.all([givePin(kwame, "5555"), givePin({ ...kwame, userId: "k4" }, "6666")]);
  const wrong = unlock(aline, "9999");
  lock();
  await Promise.all([given, wrong]);
  expect(sharing()).toMatchObject({ locked: true, failures: { [aline.userId]: { count: 1 } } });
  expect(sharing()?.holders).toHaveLength(4);
  expect(await unlock(kwame, "5555")).toEqual({ ok: true });
});

test("first PINs given at once both let in", async () => {
  const { givePin, unlock } = await aColdStart();
  await Promise.all([givePin(me, "1234"), givePin(aline, "0000")]);
  expect(await unlock(aline, "0000")).toEqual({ ok: true });
  expect(await unlock(me, "1234")).toEqual({ ok: true });
});

test("a PIN being given does not bring back a sharing that has ended", async () => {
  const { givePin, takePin, sharing } = await shared();
  const given = givePin(aline, "4321");
  takePin(own.userId);
  await given;
  expect(sharing()).toBeUndefined();
});

test("a clock that is set back does not keep a device open", async () => {
  const { chooseAutoLock } = await shared();
  chooseAutoLock(5);
  vi.setSystemTime(Date.now() - 5 * 60_000);
  expect((await aColdStart()).sharing()).toMatchObject({ locked: true });
});

test("a device left alone locks itself, also while it was closed", async () => {
  const { chooseAutoLock } = await shared();
  chooseAutoLock(5);
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect((await aColdStart()).sharing()).toMatchObject({ locked: false });
  vi.advanceTimersByTime(1);
  expect((await aColdStart()).sharing()).toMatchObject({ locked: true });
});

test("whoever is switched in has their own rights in one shop, and never more than the sign-in", async () => {
  const { asSeller } = await import("./as-seller.ts");
  const session = asSeller(own, aline);
  const shops = [{ id: "s1", name: "Akwa", role: "seller" }];
  expect(session).toEqual({
    userId: aline.userId,
    fullName: "Aline",
    shops,
    shopId: "s1",
    signedIn: own,
  });
  const asStaff: Session = { ...own, shops: [{ id: "s1", name: "Akwa", role: "employee" }] };
  expect(asSeller(asStaff, { ...aline, role: "owner" }).shops[0]?.role).toBe("employee");
  expect(asSeller(own, { ...aline, shopId: "elsewhere" })).toBe(own);
  expect(asSeller(own, undefined)).toBe(own);
  expect(asSeller(own, me)).toBe(own);
});

test("the session of the device follows who is in, gives the office back, and another sign-in ends it", async () => {
  const { unlock, lock, useSession, sharing } = await shared();
  const { followSession } = await import("#web/store/session/remember.ts");
  const shopsOf = (userId: string) => [
    {
      userId,
      rev: 1,
      shops: own.shops.map(({ id, name, role }) => ({
        ...{
          shopId: id,
          shopName: name,
          role,
          isActive: true,
          scope: `shop:${id}`,
          deviceCode: "A",
        },
      })),
    },
  ];
  const metaOf = (userId: string) =>
    ({
      session: { userId, fullName: "Mireille", email: "" },
      access: shopsOf(userId),
    }) as unknown as OutboxMeta;
  followSession(metaOf(own.userId));
  await unlock(aline, "0000");
  followSession(metaOf(own.userId));
  const { session } = useSession.getState();
  expect(session).toMatchObject({ fullName: "Aline", shopId: "s1", signedIn: { shopId: "s2" } });
  expect(session?.shops).toEqual([{ id: "s1", name: "Akwa", role: "seller" }]);
  await unlock(me, "1234");
  followSession(metaOf(own.userId));
  expect(useSession.getState().session).toMatchObject({ fullName: "Mireille", shopId: "s2" });
  await unlock(aline, "0000");
  lock();
  followSession(metaOf("somebody-else"), true);
  expect(sharing()).toBeUndefined();
  expect(useSession.getState().session).toMatchObject({ userId: "somebody-else" });
  expect(useSession.getState().session?.signedIn).toBeUndefined();
});

test("a device is shared by those alone who can come back in: another sign-in without a PIN ends it", async () => {
  const { lock, sharing } = await shared();
  const { followSession } = await import("#web/store/session/remember.ts");
  const signedInAs = (userId: string) =>
    ({ session: { userId, fullName: "", email: "" }, access: [] }) as unknown as OutboxMeta;
  lock();
  followSession({ ...signedInAs(own.userId), session: null });
  followSession(signedInAs(aline.userId), true);
  expect(sharing()?.holders).toHaveLength(2);
  lock();
  followSession(signedInAs("somebody-else"), true);
  lock();
  expect(sharing()).toBeUndefined();
});
