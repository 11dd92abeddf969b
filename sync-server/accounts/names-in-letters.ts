/** A name and nothing else: no address of a page, no number, no sentence. What looks otherwise is left out. */
export function nameAlone(text: string): string {
  return /^[\p{L}\p{M}' ’-]{1,40}$/u.test(text) ? text : "";
}

const longest = 60;
/** What a mail program would make a link of. */
const looksLikeLink = /:\/\/|www\.|@|[\p{L}\d-]{2,}\.\p{L}{2,}|\.\p{L}{2,}\//iu;

/**
 * What a shop, or somebody at work in one, is called: numbers and signs belong to it. One line, and no longer than a
 * name; left out where a mail program would make a link of it.
 */
export function nameWithoutLink(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  if (looksLikeLink.test(line)) return "";
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
}
