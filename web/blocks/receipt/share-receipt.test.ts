import { afterEach, expect, test, vi } from "vitest";
import { shareReceipt } from "./share-receipt.ts";

vi.mock("./receipt-image.ts", () => ({ receiptImage: async () => new File([], "receipt.png") }));
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["AbortError", "given-up"],
  ["InvalidStateError", "given-up"],
  ["NotAllowedError", "impossible"],
])("a share sheet that answers %s: %s", async (name, outcome) => {
  vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("", name)) });
  expect(await shareReceipt([], "Reçu A-1")).toBe(outcome);
});

test("a browser without a share sheet says so", async () => {
  vi.stubGlobal("navigator", {});
  expect(await shareReceipt([], "Reçu A-1")).toBe("impossible");
});
