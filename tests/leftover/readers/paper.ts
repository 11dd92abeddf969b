import { readPaper } from "#shared/paper/read-paper.ts";
import type { Read, Reader } from "#tests/leftover/reader.ts";
import { lettersOfDrawn, wordsOfDrawn } from "#tests/papers/drawn-papers.ts";

function read(...rows: string[]): Read {
  const { leftover, agrees } = readPaper(wordsOfDrawn(rows.join("\n")), lettersOfDrawn);
  return { leftover, isSure: agrees };
}

const head = ["ETS FOKOU", "FACTURE N° 204          Date 03/11/2026"];
const titles = "Désignation             Qté      P.U.      Montant";
const soap = "Savon Azur 400 g         24       510       12 240";
const salt = "Sel                       2       200          400";
const total = "Total                                       12 640";

export const reader: Reader = {
  name: "a paper of a supplier",
  whole: [
    () => read(...head, titles, soap, salt, total),
    () =>
      read(
        ...[...head, titles, soap, salt, total],
        "Remise                                         640",
        "Net à payer                                 12 000",
      ),
  ],
  places: [
    {
      name: "a line among the goods",
      read: (foreign) => read(...head, titles, soap, foreign, salt, total),
    },
    {
      name: "the first line",
      read: (foreign) => read(...head, titles, foreign, soap, salt, total),
    },
    { name: "the last line", read: (foreign) => read(...head, titles, soap, salt, foreign, total) },
    {
      name: "a line with a number",
      read: (foreign) => read(...head, titles, soap, `${foreign.padEnd(44)}900`, salt, total),
    },
    {
      name: "a sum",
      read: (foreign) =>
        read(
          ...[...head, titles, soap, salt, total],
          `${foreign.padEnd(47)}250`,
          "Net à payer                                 12 890",
        ),
    },
    {
      name: "a sum below what is to be paid",
      read: (foreign) => read(...head, titles, soap, salt, total, `${foreign.padEnd(47)}250`),
    },
    {
      name: "a column of numbers",
      read: (foreign) =>
        read(...head, `${titles}    ${foreign}`, `${soap}    17`, `${salt}    23`, total),
    },
    {
      name: "a column of words",
      read: (foreign) =>
        read(...head, `${titles}    ${foreign}`, `${soap}    abc`, `${salt}    xyz`, total),
    },
    {
      name: "a word behind the amount",
      read: (foreign) => read(...head, titles, `${soap}    ${foreign}`, salt, total),
    },
  ],
};
