import { readQuestion } from "#shared/ask/read-question.ts";
import { askedOn, askedShop } from "#tests/ask/asked-shop.ts";
import type { Read, Reader } from "#tests/leftover/reader.ts";

/** An answer without a remark counts as complete. */
function read(text: string): Read {
  const { question, leftover } = readQuestion(text, askedShop, askedOn);
  return { leftover, isSure: question !== undefined && leftover.length === 0 };
}

export const reader: Reader = {
  name: "a question to the shop",
  whole: [
    () => read("combien j'ai vendu hier"),
    () => read("dépenses de ce mois sans le loyer"),
    () => read("how many cola did we sell this week"),
    () => read("combien me doit Fatou"),
    () => read("ventes d'hier matin"),
  ],
  places: [
    { name: "a word behind", read: (foreign) => read(`combien j'ai vendu hier ${foreign}`) },
    { name: "a word before", read: (foreign) => read(`${foreign} combien j'ai vendu hier`) },
    { name: "left out", read: (foreign) => read(`dépenses de ce mois sans le ${foreign}`) },
    { name: "where", read: (foreign) => read(`combien j'ai vendu à ${foreign} hier`) },
    { name: "by what", read: (foreign) => read(`combien on a reçu par ${foreign} cette semaine`) },
    { name: "goods nobody knows", read: (foreign) => read(`combien de ${foreign} vendus hier`) },
    { name: "days nobody knows", read: (foreign) => read(`ventes de la semaine ${foreign}`) },
    {
      name: "beside a comparison",
      read: (foreign) => read(`je vends plus de ${foreign} que hier`),
    },
    { name: "by each", read: (foreign) => read(`ventes par ${foreign} ce mois`) },
    { name: "before a name", read: (foreign) => read(`${foreign} la dette de Fatou`) },
    { name: "in English", read: (foreign) => read(`how much did we sell today ${foreign}`) },
  ],
};
