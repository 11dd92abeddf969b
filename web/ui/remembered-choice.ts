/** The choice kept on this device under a key, when it is still one of those allowed. A refused storage is no drama. */
export function rememberedChoice<Choice extends string>(
  key: string,
  allowed: readonly Choice[],
  otherwise: Choice,
): Choice {
  try {
    const kept = globalThis.localStorage.getItem(key);
    return allowed.find((choice) => choice === kept) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps a choice on this device; in a private window it lasts as long as the page. */
export function rememberChoice(key: string, choice: string): void {
  try {
    globalThis.localStorage.setItem(key, choice);
  } catch {
    // The choice holds until the page is closed.
  }
}
