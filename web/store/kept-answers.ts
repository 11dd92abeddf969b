/** An answer of the server as it was last heard, device clock in ms. */
export type Kept<T> = { value: T; heardAt: number };

const prefix = "kept ";

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

let questions = 0;
const keptFor = new Map<string, number>();
/** Up to which question everything was forgotten. */
let forgotten = 0;

/** Numbers questions in the order in which they are asked. */
export function nextQuestion(): number {
  questions += 1;
  return questions;
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
  if ((keptFor.get(key) ?? forgotten + 1) > question) return false;
  keptFor.set(key, question);
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // The answer lasts as long as the screen.
  }
  return true;
}

/** Whoever signs out leaves nobody's address on the device, in an answer that is still on its way either. */
export function forgetAnswers(): void {
  forgotten = questions;
  keptFor.clear();
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function keyOf(userId: string, path: string): string {
  return `${prefix}${userId} ${path}`;
}
