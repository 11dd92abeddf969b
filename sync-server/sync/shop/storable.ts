/** Postgres takes neither U+0000 nor halves of surrogate pairs; JSON writes both as escapes. */
const trouble = /\\u(?:0000|d[89a-f])/i;

/**
 * The same value with such characters taken out of its texts. `text` is the value as JSON,
 * so that the usual case costs one look. A fact that can be understood is kept, odd characters or not.
 */
export function storable<T>(value: T, text: string): T {
  return trouble.test(text) ? (cleaned(value) as T) : value;
}

export function storableText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

function cleaned(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleaned(part)]));
}
