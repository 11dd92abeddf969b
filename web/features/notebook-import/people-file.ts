import { useMemo, useState } from "react";
import { filledColumns } from "#shared/rules/column-guess.ts";
import type { PersonMapping } from "#shared/rules/person-column.ts";
import { guessPeople, guessPersonColumns, namesSomebody } from "#shared/rules/person-columns.ts";
import type { PersonAnswers } from "#shared/rules/person-groups.ts";
import type { PeopleReading } from "#shared/rules/person-reading.ts";
import { readPeople } from "#shared/rules/person-rows.ts";

/** An opened file of people: its name, its rows, and its interpretation. */
export type PeopleFile = { name: string; cells: string[][]; reading: PeopleReading };

const unsaid = { sign: undefined, lines: undefined, others: undefined, blanks: undefined };

/** Interpretation of a file before a person corrects it. */
export const firstReading = (cells: string[][], country: string): PeopleReading => ({
  ...guessPeople(cells, country),
  ...unsaid,
});

/** Interpretation of telephone contacts: a name and two numbers each. */
export const contactsReading: PeopleReading = {
  titleRow: undefined,
  mapping: { name: 0, phone: 1, otherPhone: 2 },
  ...unsaid,
};

/** Content of a file of people, with the columns, answers and rows that the user corrected. */
export function usePeopleFile(file: PeopleFile, suppliers: boolean, country: string) {
  const [reading, setReading] = useState(file.reading);
  const [answers, setAnswers] = useState<PersonAnswers>({});
  const [mended, setMended] = useState<ReadonlyMap<number, string[]>>(new Map());
  const cells = useMemo(
    () => file.cells.map((row, at) => mended.get(at + 1) ?? row),
    [file.cells, mended],
  );
  const read = useMemo(
    () => readPeople(cells, reading, { suppliers, country }),
    [cells, reading, suppliers, country],
  );
  const filled = useMemo(() => filledColumns(file.cells), [file.cells]);
  const { asks } = read;
  const isAnswered = (["sign", "lines", "others", "blanks"] as const).every(
    (one) => !asks[one] || reading[one] !== undefined,
  );

  return {
    ...{ cells, filled, reading, read, answers },
    /** True when every question that the amounts depend on is answered. */
    isAnswered,
    canRead: namesSomebody(reading.mapping) && isAnswered,
    setMapping: (mapping: PersonMapping) =>
      setReading((known) => ({ ...known, mapping, ...unsaid })),
    setTitleRow: (titleRow: number | undefined) =>
      setReading({
        ...{ titleRow, ...unsaid },
        mapping: guessPersonColumns(file.cells, titleRow, country),
      }),
    /** Answers one of the questions about the whole file. */
    say: (said: Partial<Pick<PeopleReading, keyof typeof unsaid>>) =>
      setReading((known) => ({ ...known, ...said })),
    answer: (key: string, said: "together" | "apart") =>
      setAnswers((known) => ({ ...known, [key]: said })),
    /** Corrects a row; its cells are read again. */
    mend: (line: number, row: string[]) => setMended((known) => new Map(known).set(line, row)),
  };
}
