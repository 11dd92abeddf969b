/** Most characters of a note. */
export const longestNote = 200;

/** The note with as many parts as fit, each once, and the parts that did not fit. */
export function noteOf(parts: readonly string[]): { note: string; rest: string[] } {
  const rest: string[] = [];
  let note = "";
  for (const part of new Set(parts.filter(Boolean))) {
    const longer = note === "" ? part : `${note} · ${part}`;
    if (longer.length <= longestNote) note = longer;
    else rest.push(part);
  }
  return { note, rest };
}
