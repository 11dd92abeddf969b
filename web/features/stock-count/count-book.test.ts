import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test("a tab behind hears what another one has counted or validated", async () => {
  const kept = new Map<string, string>();
  const page = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
  vi.stubGlobal("window", page);
  const { useCountBook } = await import("./count-book.ts");
  const line = { productId: "savon", counted: 5, shownBefore: 3, formId: "form" };
  useCountBook.getState().change("akwa", () => [line]);

  const heard = (key: string, lines: readonly (typeof line)[]) => {
    kept.set(key, JSON.stringify({ state: { byShop: { akwa: lines } }, version: 1 }));
    page.dispatchEvent(Object.assign(new Event("storage"), { key }));
    return useCountBook.getState().byShop["akwa"];
  };
  expect(heard("till-count", [])).toEqual([line]);
  expect(heard("stock-count", [{ ...line, counted: 6 }])).toEqual([{ ...line, counted: 6 }]);
  expect(heard("stock-count", [])).toEqual([]);
});
