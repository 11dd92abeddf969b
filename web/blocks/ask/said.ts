/** An answer: one sentence, with its figures linked (`linked`), and what is to be known of them. */
export type Said = {
  sentence: string;
  notes?: readonly string[];
  /** Nothing could be told of what was asked. */
  isUnknown?: boolean;
};

// Of the private use area: no sentence and no name holds them.
const [begins, parts, ends] = ["\uE000", "\uE001", "\uE002"];

/** A part of a sentence that leads to the list on which it stands. */
export const linked = (text: string, to: string): string => `${begins}${to}${parts}${text}${ends}`;

export type SentencePart = { text: string; to?: string };

/** A sentence as it is drawn: its words, and those of them that lead somewhere. */
export function partsOf(sentence: string): SentencePart[] {
  return sentence.split(begins).flatMap((piece, at): SentencePart[] => {
    if (at === 0) return piece === "" ? [] : [{ text: piece }];
    const [to = "", rest = ""] = piece.split(parts);
    const [text = "", after = ""] = rest.split(ends);
    return [{ text, to }, ...(after === "" ? [] : [{ text: after }])];
  });
}

/** True for a sentence that links to a page of whole days or of everybody: such a page filters no hours or goods. */
export const leadsToWhole = (sentence: string): boolean =>
  partsOf(sentence).some(({ to }) =>
    /^\/(?:reports|profit|expenses|tickets|notebook|suppliers|performance)(?:\?|$)/.test(to ?? ""),
  );

/** The words alone, as they are read aloud. */
export const plainOf = (sentence: string): string =>
  partsOf(sentence)
    .map(({ text }) => text)
    .join("");
