import { searchedWords } from "#shared/search/name-words.ts";
import { NearNames } from "#shared/search/near-names.ts";
import type { Read, Reader } from "#tests/leftover/reader.ts";
import { goods } from "#tests/search/misspelt-goods.ts";

const names = new NearNames(goods.map((id) => ({ id, text: searchedWords(id).join(" ") })));

/** A search matches the whole text or leaves the whole text over; the screen then says so of all of it. */
function read(typed: string): Read {
  const isFound = names.find(typed, 8).length > 0;
  return { leftover: isFound ? [] : [{ is: "words", text: typed }], isSure: isFound };
}

export const reader: Reader = {
  name: "a search in names",
  whole: [() => read("coca cola"), () => read("savon marseille"), () => read("bagette")],
  places: [
    { name: "a word behind", read: (foreign) => read(`savon azur ${foreign}`) },
    { name: "a word before", read: (foreign) => read(`${foreign} nido`) },
    { name: "a word alone", read: (foreign) => read(foreign) },
  ],
};
