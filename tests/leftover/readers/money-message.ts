import { degreeOf } from "#shared/money-messages/degree.ts";
import { readMessage } from "#shared/money-messages/read-message.ts";
import { isMove } from "#shared/money-messages/reading.ts";
import type { Read, Reader } from "#tests/leftover/reader.ts";

/** The screen calls a message good when it is a known text, or was understood without a rest. */
function read(text: string): Read {
  const reading = readMessage(text, "CM");
  const degree = degreeOf({ reading, suspicions: [], judged: undefined });
  const { leftover } = reading;
  return {
    leftover,
    isSure: isMove(reading) && (degree === "known" || leftover.length === 0),
  };
}

const known = (before = "", inside = "", behind = "") =>
  `${before}Vous avez recu 26800 XAF de ALPHA SARL (237652000001) sur votre compte Mobile Money 2026-06-23 09:50:32.${inside} Message de l'expediteur:. Votre nouveau solde est de 29398 FCFA. Frais: 0 XAF. Transaction ID: 17600000002.${behind}`;
const labelled = (...lines: string[]) =>
  [
    "Vous avez reçu 7 500 FCFA de ETS RETRAIT PLUS (670112233).",
    ...lines,
    "Nouveau solde : 63 700 FCFA",
    "ID de transaction : 18200077788",
  ].join("\n");

export const reader: Reader = {
  name: "a message of mobile money",
  whole: [
    () => read(known()),
    () => read(known("", "", "Prix Cassés chez MoMo pour tout le monde !")),
    () => read(labelled("Motif : annulation commande")),
    () => read("Reçu: 2 500 FCFA de ATEBA (679000111). Solde: 84 000 FCFA. Txn Id 18300000005"),
  ],
  places: [
    { name: "a word before", read: (foreign) => read(known(`${foreign} `)) },
    { name: "a word among the operator's", read: (foreign) => read(known("", ` ${foreign}.`)) },
    { name: "a word behind", read: (foreign) => read(known("", "", ` ${foreign}.`)) },
    { name: "a line", read: (foreign) => read(labelled(foreign)) },
    { name: "a line behind", read: (foreign) => read(`${labelled()}\n${foreign}`) },
    { name: "a label nobody knows", read: (foreign) => read(labelled(`${foreign} : 4 000`)) },
    { name: "a second message", read: (foreign) => read(`${known()} ${labelled(foreign)}`) },
  ],
};
