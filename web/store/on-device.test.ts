import { beforeEach, expect, test, vi } from "vitest";
import { keepImage, markNotificationsRead } from "./acts.ts";
import { currentCart, holdCart, putCartLines, recallCart } from "./commands/carts.ts";
import { closeOperation } from "./commands/outbox.ts";
import { useCurrentStore } from "./current-store.ts";
import { onDevice } from "./on-device.ts";
import { keepSharing, lock } from "./sharing/kept.ts";

const { store, done } = vi.hoisted(() => {
  const done: string[] = [];
  const note = (act: string) => () => {
    done.push(act);
    return Promise.resolve();
  };
  const cart = { id: "c1", lines: [{ productId: "aaaa", quantity: 1, price: 500 }] };
  const carts = {
    current: () => cart,
    put: note("put"),
    hold: note("hold"),
    recall: note("recall"),
  };
  const device = { outbox: { close: note("close") } };
  return { done, store: { device, carts, images: {} } as never };
});
vi.mock("./browser-store.ts", () => ({ openBrowserStore: () => Promise.resolve(store) }));

const unlocked = { salt: "", holders: [], locked: false, autoLock: 0, failures: {} };
const refusal = { ok: false, refusal: "device-locked" };

beforeEach(() => {
  done.length = 0;
  keepSharing(unlocked);
  useCurrentStore.setState({ store, trouble: null });
});

test("what is asked for while the device is locked is not done, whichever page still lies beneath", async () => {
  const command = vi.fn(() => Promise.resolve({ ok: true as const, value: 1 }));
  const act = onDevice(command);
  expect(await act({})).toEqual({ ok: true, value: 1 });
  lock();
  expect(await act({})).toEqual(refusal);
  expect(command).toHaveBeenCalledOnce();
  expect(await keepImage({ shopId: "s1", blob: new Blob() })).toEqual(refusal);
  expect(await markNotificationsRead({ shopId: "s1", ids: [] })).toEqual(refusal);
});

test("what was asked for before the lock is done", async () => {
  const act = onDevice(() => Promise.resolve({ ok: true as const, value: 1 }));
  const sale = act({});
  lock();
  expect(await sale).toEqual({ ok: true, value: 1 });
});

test("the cart of a locked device stays as it is, and nothing refused is put out of sight", async () => {
  async function everything() {
    putCartLines("s1", []);
    holdCart("s1");
    recallCart("s1", "c2");
    await closeOperation("o1");
  }
  lock();
  await everything();
  expect(done).toEqual([]);
  expect(currentCart("s1").lines).toHaveLength(1);
  keepSharing(unlocked);
  await everything();
  expect(done).toEqual(["put", "hold", "recall", "close"]);
});
