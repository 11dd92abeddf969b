import { describe, expect, test } from "vitest";
import { readPaper } from "#shared/paper/read-paper.ts";
import { lettersOfDrawn, wordsOfDrawn } from "./drawn-papers.ts";

const drawn = (rows: readonly string[]) => wordsOfDrawn(rows.join("\n"));

describe("an amount that stands alone below the goods is of a line that fell apart, and is left", () => {
  test.each([
    ["400 F", "Jus de mangue"],
    ["1 250 F", "Huile"],
    ["90", "Sel fin"],
  ])("%s over %s", (amount, name) => {
    const rows = [
      ...["LISTE DE PRIX", "Article                 Prix de gros"],
      ...["Savon Azur                      480 F", "Thé Lipton                      750 F"],
      ...[amount.padStart(37), name],
    ];
    const reading = readPaper(drawn(rows), lettersOfDrawn);
    expect(reading.lines).toHaveLength(2);
    expect(reading.leftover).toHaveLength(1);
  });

  test("a telephone above them is none", () => {
    const rows = [
      ...["DEPOT AKWA", "                        699 123 480", "LISTE DE PRIX"],
      ...["Article                 Prix de gros", "Savon Azur                      480 F"],
      "Thé Lipton                      750 F",
    ];
    expect(readPaper(drawn(rows), lettersOfDrawn).leftover).toEqual([]);
  });
});

describe("a row of three words among the goods is left, however badly it is read", () => {
  const around = (foreign: string) => [
    ...["FACTURE N° 12", "Désignation              Qté      P.U.      Montant"],
    "Savon Azur 400 g          24       510       12 240",
    ...[foreign, "Sel                        2       200          400"],
    "Total                                        12 640",
  ];
  const read = (foreign: string) => {
    const words = drawn(around(foreign)).map((word) =>
      foreign.includes(word.text) ? { ...word, confidence: 16 } : word,
    );
    return readPaper(words, lettersOfDrawn);
  };
  test.each(["Seldecuisines0og TEE 05", "A142 Hullle mayxr", "Rlz 5Okq TEE 9J0"])(
    "%s",
    (foreign) => {
      const { agrees, leftover } = read(foreign);
      expect(leftover.map(({ is }) => is)).toContain("line");
      expect(agrees).toBe(false);
    },
  );

  test("grain of the paper is none", () => {
    expect(read("~ : lJ").agrees).toBe(true);
  });
});
