/** In a group of its own, so that splitting keeps it. */
const identifier = /(\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b)/i;
const mostSigns = 200;

/** From the first to the last sign of a pair: a value may hold the sign itself. */
const quoted: [RegExp, string][] = [
  [/"[\s\S]*"/, '"…"'],
  [/«[\s\S]*»/, "«…»"],
  [/“[\s\S]*”/, "“…”"],
  [/`[\s\S]*`/, "`…`"],
  [/(?<![\p{L}\p{N}])'[\s\S]*'/u, "'…'"],
];

/** Each with what stands in its place. */
const secret: [RegExp, string][] = [
  // Of an address the server alone: a path may be a link by which somebody signs in, and before it may stand a password.
  [/\b([a-z][a-z0-9+.-]*):\/\/(?:[^\s/]*@)?([^\s/?#]+)\S*/gi, "$1://$2/…"],
  [/\?\S*=\S*/g, "?…"],
  [/[^\s<>@,;:()]+@[^\s<>@,;:()]+/g, "‹address›"],
  [/\$[a-z0-9]+\$\S+/gi, "‹hash›"],
  [/\b(?:bearer|basic)\s+\S+/gi, "‹token›"],
  [/(?=[\w+/=.~-]*\d)(?=[\w+/=.~-]*[a-z])[\w+/=.~-]{20,}/gi, "‹token›"],
  [/\+?\d(?:[\s().-]*\d){6,}/g, "‹number›"],
  [/\d{4,}/g, "‹number›"],
];

/**
 * A sentence for the log without what it may quote of people: values between quotes, addresses, numbers, tokens, hashes,
 * addresses of pages behind their server; its first line, 200 signs of it at most. Identifiers (UUID) stay.
 */
export function withoutSecrets(text: string): string {
  const [line = ""] = replaced(text, quoted).split("\n");
  // Every second part is an identifier.
  const parts = line.split(identifier);
  const told = parts.map((part, at) => (at % 2 === 1 ? part : replaced(part, secret))).join("");
  return told.length > mostSigns ? `${told.slice(0, mostSigns)}…` : told;
}

function replaced(text: string, patterns: readonly [RegExp, string][]): string {
  return patterns.reduce((told, [pattern, instead]) => told.replace(pattern, instead), text);
}
