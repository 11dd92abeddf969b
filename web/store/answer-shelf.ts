/** Under what answers of the server are kept, before the person and the path. */
export const prefix = "kept ";

/** Questions asked so far on this page; up to which everything was forgotten; by key, the one whose answer is kept. */
export const shelf = { questions: 0, forgotten: 0, keptFor: new Map<string, number>() };

/** Whoever signs out leaves nobody's address on the device, in an answer that is still on its way either. */
export function forgetAnswers(): void {
  shelf.forgotten = shelf.questions;
  shelf.keptFor.clear();
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
