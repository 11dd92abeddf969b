import { guessPeople } from "#shared/rules/person-columns.ts";
import { readPeople } from "#shared/rules/person-rows.ts";
import type { Read, Reader } from "#tests/leftover/reader.ts";

function read(text: string): Read {
  const rows = text.split("\n").map((line) => line.split(";"));
  const of = { suppliers: false, country: "CM" };
  const guess = guessPeople(rows, of.country);
  const { leftover, asks, sumDiffers } = readPeople(
    rows,
    { ...guess, sign: undefined, lines: undefined },
    of,
  );
  const isAsked = Object.keys(asks).length > 0;
  return { leftover, isSure: leftover.length === 0 && !isAsked && !sumDiffers };
}

const list = "Nom;Prénom;Téléphone;Reste à payer";
const awa = "DIOP;Awa;677001234;15 000";
const ali = "BELLO;Ali;699005678;2 500";

export const reader: Reader = {
  name: "a file of customers",
  whole: [
    () => read([list, awa, ali].join("\n")),
    () => read([list, awa, ali, "TOTAL;;;17 500"].join("\n")),
    () => read("Date;Nom;Article;Montant;Payé\n01/11;Awa;riz;15 000;5 000\n02/11;Awa;sel;500;"),
  ],
  places: [
    {
      name: "a column",
      read: (foreign) => read([`${list};${foreign}`, `${awa};1`, `${ali};2`].join("\n")),
    },
    {
      name: "in place of an amount",
      read: (foreign) => read([list, awa, ali, `NGO;Rose;;${foreign}`].join("\n")),
    },
    {
      name: "beside an amount",
      read: (foreign) => read([list, awa, ali, `NGO;Rose;;15 000 ${foreign}`].join("\n")),
    },
    {
      name: "a line without a name",
      read: (foreign) => read([list, awa, ali, `;;655000111 ${foreign};500`].join("\n")),
    },
    {
      name: "an amount above the titles",
      read: (foreign) => read([`${foreign};12 000`, list, awa, ali].join("\n")),
    },
  ],
};
