import { IDBFactory } from "fake-indexeddb";
import { afterEach, expect, test, vi } from "vitest";
import { turnLog } from "./turn-log.ts";

afterEach(() => {
  vi.useRealTimers();
});

const deleted = (factory: IDBFactory) =>
  new Promise<string>((resolve) => {
    const deleting = factory.deleteDatabase("boutika-turn");
    deleting.onblocked = () => resolve("blocked");
    deleting.onsuccess = () => resolve("deleted");
  });

test("leaves nothing behind", async () => {
  const factory = new IDBFactory();
  await turnLog(factory);
  expect(await factory.databases()).toEqual([]);
});

test("a browser that does nothing of it holds nobody up", async () => {
  const factory = new IDBFactory();
  vi.spyOn(factory, "open").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  await turnLog(factory);
});

test("[W1] a tab that is frozen in the middle of it holds nobody up for good", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const factory = new IDBFactory();
  await new Promise<void>((resolve) => {
    factory.open("boutika-turn").onsuccess = () => resolve();
  });
  expect(await deleted(factory)).toBe("blocked");
  const turning = turnLog(factory);
  await vi.advanceTimersByTimeAsync(3000);
  await turning;
});
