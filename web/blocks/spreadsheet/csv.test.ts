import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCsv, separatorOf, separators } from "./csv-read.ts";
import { writeCsv } from "./csv-write.ts";

describe("the separator", () => {
  test.each([
    [";", "nom;prix\nSavon, doux;500\nLait;1 200,50"],
    [",", 'nom,prix\n"Savon; doux",500\nLait,1200'],
    ["\t", "nom\tprix, TTC\nSavon\t500\nLait, entier\t1200"],
    ["|", "nom|prix\nSavon|500"],
    [",", "sep=,\nnom;a,prix\nSavon;b,500"],
    [";", "un seul mot"],
    [";", ""],
    [";", "Liste des produits, novembre\n\nnom;prix;stock\nSavon;500;3\nLait;1200;4"],
  ])("%j", (separator, text) => {
    expect(separatorOf(text)).toBe(separator);
  });
});

describe("records", () => {
  test.each([
    [
      "a;b\nc;d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "a;b\r\nc;d\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["a\rb", [["a"], ["b"]]],
    [
      "a;\n;b",
      [
        ["a", ""],
        ["", "b"],
      ],
    ],
    ["a;", [["a", ""]]],
    ["a\n\nb", [["a"], [""], ["b"]]],
    ['"a;b";"c ""d"""\n', [["a;b", 'c "d"']]],
    ['"deux\nlignes";x', [["deux\nlignes", "x"]]],
    ['pouce 5";x', [['pouce 5"', "x"]]],
    [
      '"jamais fermé;x\ny;z',
      [
        ['"jamais fermé', "x"],
        ["y", "z"],
      ],
    ],
    ['"fermé" puis;x', [["fermé puis", "x"]]],
    ['="0123";="x"', [["0123", "x"]]],
    ["'-5;'=1+1;'abc;''=x", [["-5", "=1+1", "'abc", "'=x"]]],
    ["sep=;\na;b", [[], ["a", "b"]]],
    ["", []],
  ])("%j", (text, records) => {
    expect(readCsv(text, ";")).toEqual(records);
  });

  test("progress is told by characters and never past the end", () => {
    const text = "a;b\n".repeat(5000);
    const told: number[] = [];
    readCsv(text, ";", (characters) => told.push(characters));
    expect(told).toEqual([4000, 8000, 12000, 16000, 20000]);
  });
});

describe("writing", () => {
  test("as a French Excel wants it, codes as texts, nothing that runs", () => {
    expect(
      writeCsv([
        ["Nom", "Code"],
        ["Thé; vert", "0123"],
        ["=cmd()", 5],
        ['5"', " x"],
      ]),
    ).toBe('\ufeffNom;Code\r\n"Thé; vert";="0123"\r\n\'=cmd();5\r\n"5""";" x"\r\n');
  });

  test.each([
    'Riz,=HYPERLINK("http://x")',
    "Riz\t=1+1",
    "Riz|=1+1",
    "Riz;=1+1",
    "Riz\n=1+1",
    "Riz, \t+1",
    "=1+1",
    " =1+1",
    "＝1+1",
  ])("no program finds a formula in %j, whatever sign it cuts by", (text) => {
    const file = writeCsv([["nom", text, "fin"]]).slice(1);
    for (const separator of separators)
      for (const cell of cellsBy(separator, file)) expect(cell).not.toMatch(/^\s*[=+\-@＝]/);
  });

  test("a text with a comma stands in quotes", () => {
    expect(writeCsv([["Riz, parfumé", 5]])).toBe('\ufeff"Riz, parfumé";5\r\n');
  });

  test("what is written is read again, whatever it is", () => {
    const cell = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.stringMatching(/^[-=+@＝'";,\t|\r\n 0-9a]{0,6}$/),
      fc.integer(),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        (rows) => {
          const text = writeCsv(rows).slice(1);
          expect(readCsv(text, ";")).toEqual(rows.map((row) => row.map(String)));
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** The cells as a program shows them: quotes count where a cell begins, our guards are letters like others. */
function cellsBy(separator: string, text: string): string[] {
  const cells: string[] = [];
  let rest = text;
  while (rest !== "") {
    const quoted = /^"(?:[^"]|"")*"/.exec(rest)?.[0] ?? "";
    const after = rest.slice(quoted.length);
    const end = [...after].findIndex((sign) => sign === separator || /[\r\n]/.test(sign));
    const bare = end < 0 ? after : after.slice(0, end);
    cells.push(quoted.slice(1, -1).replaceAll('""', '"') + bare);
    rest = after.slice(bare.length + 1);
  }
  return cells;
}
