import { afterEach, expect, test, vi } from "vitest";
import { companyTrouble, keepDraft, keptDraft } from "./company-draft.ts";

const shop = { name: "Chez Awa", description: "", address: "", phone: "", email: "" };

test.each([
  [shop, undefined],
  [
    { ...shop, name: "  " },
    { field: "name", kind: "missing" },
  ],
  [
    { ...shop, email: "awa" },
    { field: "email", kind: "not-an-email" },
  ],
  // The server refuses these two as well.
  [
    { ...shop, email: "a@b.c" },
    { field: "email", kind: "not-an-email" },
  ],
  [
    { ...shop, email: "x@gmail..com" },
    { field: "email", kind: "not-an-email" },
  ],
  [{ ...shop, email: " awa@exemple.cm " }, undefined],
  [{ ...shop, phone: "77 123 45 67" }, undefined],
  [{ ...shop, phone: "\u202a+237 677 00 00 00\u202c" }, undefined],
  [
    { ...shop, phone: "677 00 00 00" },
    { field: "phone", kind: "not-a-phone" },
  ],
] as const)("%j: %j", (fields, trouble) => {
  expect(companyTrouble(fields, "SN")).toEqual(trouble);
});

afterEach(() => vi.unstubAllGlobals());

test("what was typed comes back after a reload as the same shop, to its own person alone", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  const draft = { ...keptDraft("awa"), ...shop };
  keepDraft("awa", draft);
  expect(keptDraft("awa")).toEqual(draft);
  expect(keptDraft("binta").name).toBe("");
  keepDraft("awa", undefined);
  expect(keptDraft("awa").id).not.toBe(draft.id);
});

test("a browser that keeps nothing gives an empty form", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => "not JSON",
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(keptDraft("awa").name).toBe("");
  keepDraft("awa", { ...shop, id: "1" });
});
