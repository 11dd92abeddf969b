import type { Chunk } from "./chunk.ts";

/** Words at either end of a note that say nothing of what was paid for. */
const idle = `(?:j['’ ]?ai|je|on a|nous avons|i|we|have|pour|for|de|des|du|d['’]|le|la|les|l['’]|à|au|aux|the|a|an|of|par|by|et|and|en|avec|with|un|une|don|dans|in|from|hier|aujourd['’]hui|today|yesterday|ce matin|this morning)`;
const ahead = new RegExp(String.raw`^(?:${idle}(?:\s+|$)|[dl]['’]|[\s,;:.!-]+)`, "iu");
const behind = new RegExp(String.raw`(?:(?:^|\s+)${idle}|[\s,;:.!-]+)$`, "iu");

const longestNote = 200;

/** What an expense was for, in its own words: without its francs, without how it was paid and that it was paid. */
export function noteOf(
  text: string,
  chunks: readonly Chunk[],
  /** Where its amount stands, and one that was corrected. */
  amounts: readonly (Chunk | undefined)[],
): string | undefined {
  const told = chunks.filter(
    (chunk) =>
      amounts.includes(chunk) ||
      chunk.is === "method" ||
      (chunk.is === "marker" &&
        /^(?:drawer|pocket|pay|hand|give|spend|buy|now|not)$/.test(chunk.marker)),
  );
  let note = text;
  for (const { from, to } of told)
    note = note.slice(0, from) + " ".repeat(to - from) + note.slice(to);
  note = note.replace(/\s+/g, " ").trim();
  for (;;) {
    const bare = note.replace(ahead, "").replace(behind, "");
    if (bare === note) break;
    note = bare;
  }
  return note === "" ? undefined : note.slice(0, longestNote);
}
