import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";

const now = "2026-11-28T10:00:00.000Z";

/** A page that has just been opened on the same device. */
async function anotherPage() {
  vi.resetModules();
  return import("./money-messages.ts");
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test("a message stays through another opening, once, apart for each shop", async () => {
  const page = await anotherPage();
  const kept = await page.keepMessages("akwa", ["Recu 500", "Recu 700"], now);
  expect(kept.map(({ text }) => text)).toEqual(["Recu 500", "Recu 700"]);
  const again = await page.keepMessages("akwa", [" Recu  500\n"], now);
  expect(again).toEqual([kept[0]]);
  await page.keepMessages("bonapriso", ["Recu 500"], now);
  const later = await anotherPage();
  await later.readKeptMessages();
  const { messages = [] } = later.useKeptMessages.getState();
  expect(messages.map(({ shopId, text }) => [shopId, text])).toEqual([
    ["akwa", "Recu 500"],
    ["akwa", "Recu 700"],
    ["bonapriso", "Recu 500"],
  ]);
});

test("somebody forgets one", async () => {
  const page = await anotherPage();
  const [first] = await page.keepMessages("akwa", ["un", "deux"], now);
  await page.forgetMessage(first?.id ?? 0);
  expect(page.useKeptMessages.getState().messages?.map(({ text }) => text)).toEqual(["deux"]);
});

test("two months and two thousand are the most, of each shop", async () => {
  const page = await anotherPage();
  await page.keepMessages("akwa", ["vieux"], "2026-09-01T10:00:00.000Z");
  const many = Array.from({ length: page.mostMessages }, (_, index) => `message ${index}`);
  await page.keepMessages("akwa", many, now);
  await page.keepMessages("akwa", ["dernier"], now);
  const texts = page.useKeptMessages.getState().messages?.map(({ text }) => text) ?? [];
  expect(texts).toHaveLength(page.mostMessages);
  expect([texts[0], texts.at(-1)]).toEqual(["message 1", "dernier"]);
});

test("where the browser gives no storage it is said, and nothing is kept in silence", async () => {
  const page = await anotherPage();
  vi.spyOn(globalThis.indexedDB, "open").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  await page.readKeptMessages();
  expect(page.useKeptMessages.getState().trouble).toBe("storage-unavailable");
  await expect(page.keepMessages("akwa", ["un"], now)).rejects.toThrow();
});
