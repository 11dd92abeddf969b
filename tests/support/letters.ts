import { latestLetters } from "#server/accounts/letters.ts";
import type { Letter } from "#server/mail/message.ts";
import { must } from "#shared/must.ts";
import type { TestServer } from "./server.ts";

/** The words of the newest message to an address or a number; undefined when it is of no use any more. */
export async function lastLetterTo(
  { deps }: Pick<TestServer, "deps">,
  recipient: string,
): Promise<Letter | undefined> {
  const letters = await latestLetters(deps, "http://app.test");
  return letters.find(({ message }) => message.recipient === recipient)?.letter;
}

/** Where the link in a letter leads, and the token behind it. */
export function linkTo(letter: Letter | undefined): { path: string; token: string } {
  const [, path = "", token = ""] =
    /http:\/\/app\.test([^\s#]*)#?(\S*)/.exec(must(letter, "a letter").text) ?? [];
  return { path, token };
}
