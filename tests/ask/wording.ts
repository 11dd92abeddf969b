import { type AskKind, askKinds } from "#shared/ask/kinds.ts";

/** A question as people ask it, what kind it is, and what it names: `slot=name`, days by names of their own. */
export type Wording = readonly [kind: AskKind, text: string, slots: string];

/** A table of them: a line each, `kind | text | slots`. */
export function wordings(table: string): readonly Wording[] {
  return table
    .trim()
    .split("\n")
    .map((line): Wording => {
      const [kind, text = "", slots = ""] = line.split("|").map((part) => part.trim());
      const known = askKinds.find((one) => one === kind);
      if (!known) throw new Error(`Nobody asks « ${line} »`);
      return [known, text, slots];
    });
}
