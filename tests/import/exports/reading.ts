import { readFileSync } from "node:fs";
import { join } from "node:path";
import { columnsApart } from "#shared/rules/one-column.ts";
import { guessPeople } from "#shared/rules/person-columns.ts";
import { groupPeople } from "#shared/rules/person-groups.ts";
import { readPeople } from "#shared/rules/person-rows.ts";
import { planOfBytes, saidOf } from "#tests/import/tills/reading.ts";
import { readFile } from "#web/blocks/spreadsheet/read-file.ts";

/** Options to open a file: the kind of list, the country, and the answers to its questions. */
export type Opened = {
  as: "products" | "customers" | "suppliers";
  country?: string;
  sign?: 1 | -1;
  others?: "keep" | "leave";
};

const bytesOf = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, name)));

/** Reason why a file cannot be read. */
export async function troubleOf(name: string): Promise<string | undefined> {
  const read = await readFile(bytesOf(name));
  return read.ok ? undefined : read.trouble;
}

/** Full reading of a file with guessed columns only, one line each: its rows or people, the questions, the rest. */
export async function linesOf(name: string, { as, ...given }: Opened): Promise<string[]> {
  return as === "products" ? productsOf(name) : peopleOf(name, as === "suppliers", given);
}

async function productsOf(name: string): Promise<string[]> {
  const { plan } = await planOfBytes(bytesOf(name));
  const columns = plan.leftover.map(({ text }) => text).join(", ");
  const rows = plan.rows.map((row) =>
    [saidOf(row), ...row.notes.map((note) => `(${note})`)].join(" "),
  );
  return [...rows, `left: ${columns}`];
}

async function peopleOf(
  name: string,
  suppliers: boolean,
  { country = "CM", sign, others }: Omit<Opened, "as">,
): Promise<string[]> {
  const sought = suppliers ? "suppliers" : "customers";
  const file = await readFile(bytesOf(name), undefined, undefined, sought);
  if (!file.ok) throw new Error(file.trouble);
  const cells = columnsApart(file.rows);
  const reading = { ...guessPeople(cells, country), sign, lines: undefined, others };
  const read = readPeople(cells, reading, { suppliers, country });
  const people = groupPeople(read.rows, read.isNotebook, {});
  const columns = read.leftover.flatMap(({ is, text }) => (is === "column" ? [text] : []));
  return [
    ...people.map((one) =>
      [one.name, one.phones.join(" "), one.balance, one.doubt?.is ?? ""].join(" | ").trim(),
    ),
    ...read.rows.flatMap(({ line, trouble }) => (trouble ? [`${line} ${trouble}`] : [])),
    `asks: ${Object.keys(read.asks).join(", ")}`,
    `left: ${columns.join(", ")}`,
  ];
}
