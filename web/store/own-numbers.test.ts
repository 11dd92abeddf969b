import { beforeEach, expect, test, vi } from "vitest";

/** Opens a fresh page on the same device. */
async function anotherPage() {
  vi.resetModules();
  return import("./own-numbers.ts");
}

const shelf = new Map<string, string>();
beforeEach(() => {
  shelf.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => shelf.set(key, text),
    removeItem: (key: string) => shelf.delete(key),
  });
});

test("a number is asked once: it stays through another opening, apart for each shop, until it is taken back", async () => {
  const page = await anotherPage();
  page.keepOwnNumber("akwa", "+237656480453");
  page.keepOwnNumber("akwa", "+237656480453");
  page.keepOwnNumber("bonapriso", "+237677000001");
  const later = await anotherPage();
  expect(later.ownNumbers("akwa")).toEqual(["+237656480453"]);
  later.dropOwnNumber("akwa", "+237656480453");
  expect((await anotherPage()).ownNumbers("akwa")).toEqual([]);
  expect((await anotherPage()).ownNumbers("bonapriso")).toEqual(["+237677000001"]);
});

test("the key names the shop, by which a device forgets it", async () => {
  const page = await anotherPage();
  page.keepOwnNumber("akwa", "+237656480453");
  expect([...shelf.keys()]).toEqual([expect.stringContaining("akwa")]);
});

test("what lies there broken, or cannot be read, is no number", async () => {
  shelf.set("own-numbers akwa", '{"a":1}');
  shelf.set("own-numbers bonapriso", "[1,");
  const page = await anotherPage();
  expect([page.ownNumbers("akwa"), page.ownNumbers("bonapriso")]).toEqual([[], []]);
});
