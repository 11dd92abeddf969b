import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutReference } from "./said-reference.ts";

test.each([
  ["payé 5000 réf PP240101.1234.A12345", "PP240101.1234.A12345"],
  ["ref: 123456789 payé 5000", "123456789"],
  ["payé 5000 référence n° 4512", "4512"],
  ["facture n° F-2031 de Sopal", "F-2031"],
  ["invoice #334 from Sopal", "334"],
  ["Awa 5000 MP231015.1423.C12345", "MP231015.1423.C12345"],
  ["transaction id 8871235 Awa 5000", "8871235"],
])("« %s » tells %s", (text, reference) => {
  const told = withoutReference(text);
  expect(told.reference).toBe(reference);
  expect(told.text).not.toContain(reference);
  expect(told.text.length).toBe(text.length);
});

test.each([
  "facture d'eau 4500",
  "facture 18 500",
  "reçu 4000 de Fatou",
  "réf",
  "préférence 45",
  "3 savons à 500",
  "payé réf 4512 réf 4513",
  "SAVON AZUR 400",
])("« %s » tells none", (text) => {
  expect(withoutReference(text)).toEqual({ text });
});

test("every word stays where it stood", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      const { text: left } = withoutReference(text);
      expect(left.length).toBe(text.length);
      for (let at = 0; at < left.length; at += 1) expect([text[at], " "]).toContain(left[at]);
    }),
  );
});
