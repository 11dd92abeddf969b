import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Reader } from "./reader.ts";

/** Words that are no goods, no name, and no word of any language spoken at a till. */
const foreignWords = ["zorglub", "Xyqwth", "kwrzmpf"];

const folder = new URL("./readers/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".ts"));
const readers = await Promise.all(
  files.map(async (file): Promise<Reader> => {
    const { reader } = await import(new URL(file, folder).href);
    return reader;
  }),
);

test("knows the readers", () => {
  expect(readers.length).toBeGreaterThan(0);
});

const letters = (text: string) => text.normalize("NFKD").toLowerCase();

describe.each(readers)("$name", ({ whole, places, foreign = foreignWords }) => {
  test("leaves nothing of what it understands", () => {
    for (const read of whole) expect(read()).toMatchObject({ leftover: [], isSure: true });
  });

  test.each(places)("shows what nobody understands: $name", ({ read }) => {
    for (const word of foreign) {
      const { leftover, isSure } = read(word);
      const shown = leftover.map(({ text }) => letters(text)).join(" ");
      expect({ shown, isSure }).toEqual({
        shown: expect.stringContaining(letters(word)),
        isSure: false,
      });
    }
  });
});
