import { expect, test } from "vitest";
import type { CodePage } from "#shared/rules/printer-profiles.ts";
import { bytesIn, characterOf, chineseOf } from "./code-pages.ts";
import { type Font, glyphOf } from "./glyphs.ts";

const pages: CodePage[] = ["cp437", "cp850", "cp858", "cp860", "cp1252"];
const upper = Array.from({ length: 256 - 32 }, (_, at) => at + 32);
/** Characters that look alike on purpose: two spaces, and a soft hyphen, which has no shape of its own. */
const alike = new Set(["\u00a0", "�"]);

test.each(["a", "b"] as Font[])("no two characters of any page look alike in font %s", (font) => {
  const seen = new Map<string, string>();
  const characters = new Set(pages.flatMap((page) => upper.map((byte) => characterOf(page, byte))));
  for (const character of characters) {
    if (alike.has(character)) continue;
    const look = glyphOf(character, font).dots.join("");
    expect(`${character} like ${seen.get(look) ?? "none"}`).toBe(`${character} like none`);
    seen.set(look, character);
  }
  expect(seen.size).toBeGreaterThan(250);
});

test.each(pages)("what is written in %s is read in it", (page) => {
  const text = upper
    .map((byte) => characterOf(page, byte))
    .filter((character) => character !== "�")
    .join("");
  const bytes = bytesIn(page, text) ?? [];
  expect(bytes.map((byte) => characterOf(page, byte)).join("")).toBe(text);
});

test.each([
  ["cp437", "é", 0x82],
  ["cp850", "À", 0xb7],
  ["cp858", "€", 0xd5],
  ["cp860", "ã", 0x84],
  ["cp1252", "œ", 0x9c],
] as const)("%s has %s at %i", (page, character, byte) => {
  expect(bytesIn(page, character)).toEqual([byte]);
});

test("a page without the letter says so", () => {
  expect(bytesIn("cp437", "À")).toBeUndefined();
  expect(bytesIn("cp850", "œ")).toBeUndefined();
  expect(bytesIn("cp1252", "�")).toBeUndefined();
});

test("two bytes of GBK are one sign", () => {
  expect(chineseOf(0xc4, 0xe3)).toBe("你");
});

test("a small é has its accent above the letter, a capital one higher", () => {
  const top = (character: string) => Math.trunc(glyphOf(character, "a").dots.indexOf(1) / 12);
  expect(top("é")).toBeLessThan(top("e"));
  expect(top("É")).toBeLessThan(top("é"));
});
