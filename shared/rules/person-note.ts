/** Most signs that a note holds. */
export const longestNote = 200;

/** As many parts as a note has room for, each once, and those that found none. */
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
