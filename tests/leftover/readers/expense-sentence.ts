import { understand } from "#shared/spoken/understand.ts";
import type { Read, Reader } from "#tests/leftover/reader.ts";
import { actsShop } from "#tests/spoken/acts-shop.ts";

/** Words of an expense become its note, so none is unknown. Only numbers, signs and other means can be left over. */
function read(text: string): Read {
  const { leftover, unsure } = understand(text, actsShop, undefined, "expense");
  return { leftover, isSure: unsure.length === 0 };
}

export const reader: Reader = {
  name: "a sentence of expense",
  whole: [() => read("taxi pour la banque 1500"), () => read("payé le gardien 30000 par momo")],
  places: [
    { name: "another amount", read: (foreign) => read(`taxi 1500 et ${foreign}`) },
    { name: "an amount before", read: (foreign) => read(`1500 taxi ${foreign}`) },
    { name: "a measure", read: (foreign) => read(`payé le taxi 1500 pour ${foreign} kg`) },
  ],
  foreign: ["700", "2 350", "18"],
};
