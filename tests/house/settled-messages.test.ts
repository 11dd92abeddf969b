import { expect, test } from "vitest";
import { wordsOfScreens } from "./screen-words.ts";
import { settledMessages } from "./settled-messages.ts";

/** As it is compared: a message may begin a longer one, and a colon has its French space or not. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/\s+(?=[:!?])/gu, "")
    .replace(/\s+/gu, " ");
}

const said = [...wordsOfScreens("fr")].map(plain);

test.each(settledMessages)("« %s » is said, in these words", (message) => {
  expect(said.filter((words) => words.includes(plain(message)))).not.toEqual([]);
});
