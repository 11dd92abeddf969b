import { guessColumns } from "#shared/rules/import-columns.ts";
import { planFile } from "#shared/rules/import-plan.ts";
import type { Read, Reader } from "#tests/leftover/reader.ts";

const lines = ["Nom;Prix;Stock;Vente au poids", "Savon;500;3;non", "Riz;600;12,5;oui"];

/** The preview names the columns that are not taken, and lists the rows that are not written. */
function read(given: readonly string[]): Read {
  const rows = given.map((line) => line.split(";"));
  const plan = planFile({
    rows,
    titleRow: 0,
    mapping: guessColumns(rows[0] ?? [], rows.slice(1)),
    defaults: { price: undefined, category: "", stock: 0, stockThreshold: 10 },
    existing: [],
    room: null,
  });
  const left = plan.rows.filter(({ outcome, notes }) => outcome !== "create" || notes.length > 0);
  const leftover = [
    ...plan.leftover,
    ...left.map(({ line }) => ({ is: "line" as const, text: given[line - 1] ?? "", at: line })),
  ];
  return { leftover, isSure: leftover.length === 0 };
}

export const reader: Reader = {
  name: "a file of products",
  whole: [
    () => read(lines),
    () =>
      read(
        ["Name,Option 1 name,Option 1 value,Price", "Shirt,Size,M,900"].map((line) =>
          line.replaceAll(",", ";"),
        ),
      ),
  ],
  places: [
    {
      name: "a column",
      read: (foreign) => read(lines.map((line, at) => `${line};${at === 0 ? foreign : "x"}`)),
    },
    { name: "a line", read: (foreign) => read([...lines, `${foreign};;;`]) },
    { name: "a price", read: (foreign) => read([...lines, `Lait;${foreign};1;non`]) },
    { name: "a stock", read: (foreign) => read([...lines, `Lait;200;${foreign};non`]) },
    { name: "a word of yes or no", read: (foreign) => read([...lines, `Lait;200;1;${foreign}`]) },
  ],
};
