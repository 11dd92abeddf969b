import { understand } from "#shared/spoken/understand.ts";
import type { Read, Reader } from "#tests/leftover/reader.ts";
import { actsShop } from "#tests/spoken/acts-shop.ts";

function read(text: string): Read {
  const { leftover, unsure } = understand(text, actsShop, undefined, "payment");
  return { leftover, isSure: unsure.length === 0 };
}

export const reader: Reader = {
  name: "a sentence of payment",
  whole: [
    () => read("Fatou a payé 5000 par orange money"),
    () => read("payé 40000 à Sopal par momo"),
  ],
  places: [
    { name: "a word behind", read: (foreign) => read(`Fatou a payé 5000 ${foreign}`) },
    { name: "a word between", read: (foreign) => read(`Fatou a payé ${foreign} 5000`) },
    { name: "somebody whom nobody knows", read: (foreign) => read(`${foreign} a payé 5000`) },
    {
      name: "a word before a reference",
      read: (foreign) => read(`Fatou a payé 5000 ${foreign} réf PP240101.1234`),
    },
  ],
};
