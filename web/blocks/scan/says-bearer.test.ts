import { afterEach, expect, test, vi } from "vitest";
import { currentToast, dismissCurrentToast } from "#web/ui/toast-state.ts";
import { saysBearer } from "./says-bearer.tsx";

const soap = { name: "Savon", uniqueCode: "BTS1" };
const codes = new Map([
  ["3256225734948", [soap]],
  ["BTS1", [soap]],
]);

vi.mock("#web/store/queries/use-catalogue.ts", () => ({
  findByBarcode: (_shopId: string, code: string) => codes.get(code) ?? [],
}));

afterEach(() => dismissCurrentToast());

test("a code of nobody is free, and so is a label of the product itself", () => {
  expect(saysBearer("akwa", "5449000000996")).toBe(false);
  expect(saysBearer("akwa", "BTS1", "BTS1")).toBe(false);
  expect(currentToast()).toBeUndefined();
});

test.each(["3256225734948", "BTS1"])("%s is the soap's, which is said", (code) => {
  expect(saysBearer("akwa", code, "BTS2")).toBe(true);
  expect(currentToast()).toMatchObject({ tone: "stop" });
});
