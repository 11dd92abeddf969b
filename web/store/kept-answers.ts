import { prefix, shelf } from "./answer-shelf.ts";

/** An answer of the server as it was last heard, device clock in ms. */
export type Kept<T> = { value: T; heardAt: number };

/** What the server last answered this person there; undefined when it never did, or the browser keeps nothing. */
export function keptAnswer<T>(userId: string, path: string): Kept<T> | undefined {
  try {
    const text = localStorage.getItem(keyOf(userId, path));
    const kept = text === null ? undefined : (JSON.parse(text) as Kept<T>);
    return typeof kept?.heardAt === "number" ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Numbers questions in the order in which they are asked. */
export function nextQuestion(): number {
  shelf.questions += 1;
  return shelf.questions;
}

/**
 * Keeps the answer to a question for when there is no network. Of two answers the one asked for later counts, whichever
 * comes first: false when that one is kept already, or everything was forgotten since. Without room it is kept nowhere:
 * the screen has it all the same.
 */
export function keepAnswer<T>(
  userId: string,
  path: string,
  kept: Kept<T> | undefined,
  question: number,
): boolean {
  const key = keyOf(userId, path);
  if ((shelf.keptFor.get(key) ?? shelf.forgotten + 1) > question) return false;
  shelf.keptFor.set(key, question);
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // The answer lasts as long as the screen.
  }
  return true;
}

function keyOf(userId: string, path: string): string {
  return `${prefix}${userId} ${path}`;
}
