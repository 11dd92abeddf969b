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

/** Keeps an answer for when there is no network. Without room it is kept nowhere: the screen has it all the same. */
export function keepAnswer<T>(userId: string, path: string, kept: Kept<T> | undefined): void {
  try {
    if (kept) localStorage.setItem(keyOf(userId, path), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(userId, path));
  } catch {
    // The answer lasts as long as the screen.
  }
}

/** Whoever signs out leaves nobody's address on the device. */
export function forgetAnswers(): void {
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
