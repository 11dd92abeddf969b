import { expect, test } from "vitest";
import { wordsOfScreens } from "./screen-words.ts";
import { settledMessages } from "./settled-messages.ts";

/** As it is compared: a colon has its French space or not. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/\s+(?=[:!?])/gu, "")
    .replace(/\s+/gu, " ");
}

/** A message may stand within a longer one, but another word that goes on with it would make another message of it. */
function says(words: string, message: string): boolean {
  const from = words.indexOf(message);
  return from >= 0 && !/^[ \u00a0\u202f]?\p{L}/u.test(words.slice(from + message.length));
}

const said = [...wordsOfScreens("fr")].map(plain);

test.each(settledMessages)("« %s » is said, in these words", (message) => {
  expect(said.filter((words) => says(words, plain(message)))).not.toEqual([]);
});
