import { understand } from "#shared/spoken/understand.ts";
import type { Read, Reader } from "#tests/leftover/reader.ts";
import { actsShop } from "#tests/spoken/acts-shop.ts";

function read(text: string): Read {
  const { leftover, unsure } = understand(text, actsShop, undefined, "purchase");
  return { leftover, isSure: unsure.length === 0 };
}

export const reader: Reader = {
  name: "a sentence of purchase",
  whole: [
    () => read("acheté 3 cartons de sardines à 16000 chez Sopal"),
    () => read("reçu 10 cartons de savon de marseille à 12000 de Sopal"),
  ],
  places: [
    {
      name: "a word behind",
      read: (foreign) => read(`acheté 3 cartons de sardines à 16000 chez Sopal ${foreign}`),
    },
    {
      name: "somebody whom nobody knows",
      read: (foreign) => read(`acheté 3 cartons de sardines à 16000 chez ${foreign}`),
    },
    {
      name: "goods nobody knows",
      read: (foreign) => read(`acheté 3 cartons de sardines à 16000 et 2 ${foreign}`),
    },
  ],
};
