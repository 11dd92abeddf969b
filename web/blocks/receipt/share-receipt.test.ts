import { afterEach, expect, test, vi } from "vitest";
import { receiptImage } from "./receipt-image.ts";
import { downloadReceipt, shareReceipt } from "./share-receipt.ts";

vi.mock("./receipt-image.ts", () => ({
  receiptImage: vi.fn(async () => new File([], "receipt.png")),
}));
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

test("a picture that cannot be drawn is told, not thrown", async () => {
  vi.mocked(receiptImage).mockRejectedValueOnce(new Error("no canvas"));
  expect(await downloadReceipt([], "Reçu A-1")).toBe(false);
});
