/** A part of a text, from its first sign to behind its last. */
export type Place = readonly [from: number, to: number];

/** Sign in place of the parts set apart; no message holds it. */
export const apart = "\ue000";

/** The text with these parts set apart; its length stays the same. */
export function withoutParts(text: string, parts: readonly Place[]): string {
  let done = text;
  for (const [from, to] of parts)
    done = done.slice(0, from) + apart.repeat(Math.max(0, to - from)) + done.slice(to);
  return done;
}

/** The part without blanks and stops around it; undefined where nothing else is in it. */
export function trimmed(text: string, [from, to]: Place): Place | undefined {
  let [start, end] = [from, to];
  while (start < end && /[\s.,;:"«»“”'-]/.test(text[start] ?? "")) start += 1;
  while (start < end && /[\s.,;:"«»“”'-]/.test(text[end - 1] ?? "")) end -= 1;
  return start < end ? [start, end] : undefined;
}
