import { understand } from "#shared/spoken/understand.ts";
import type { Read, Reader } from "#tests/leftover/reader.ts";
import { spokenShop } from "#tests/spoken/shop.ts";

function read(text: string): Read {
  const { leftover, unsure } = understand(text, spokenShop);
  return { leftover, isSure: unsure.length === 0 };
}

export const reader: Reader = {
  name: "a sentence of sale",
  whole: [() => read("3 savon azur 200 g et 2 omo 500"), () => read("deux colgate 50 ml")],
  places: [
    { name: "a word behind", read: (foreign) => read(`3 savon azur 200 g ${foreign}`) },
    { name: "a word before", read: (foreign) => read(`${foreign} deux colgate 50 ml`) },
    { name: "goods nobody knows", read: (foreign) => read(`3 omo 500 et 2 ${foreign}`) },
  ],
};
