import { useEffect, useState } from "react";
import type { Question } from "#shared/ask/question.ts";

/** Milliseconds that an answer must stay before « et hier ? » refers to it: texts passed while typing do not count. */
const readAfter = 1000;

/** An answered question and its text. */
export type AskedBefore = { of: string; question: Question };
type Remember = (next: (known: AskedBefore | undefined) => AskedBefore) => void;

/** The question asked before the one in the field. A follow-up such as « et hier ? » refers to it. */
export function useAskedBefore() {
  const [before, setBefore] = useState<AskedBefore>();
  return [before?.question, setBefore] as const;
}

/** Remembers a question once its answer has stayed for a while. */
export function useRemembered(asked: string, question: Question | undefined, remember: Remember) {
  useEffect(() => rememberedLater(asked, question, remember), [asked, question, remember]);
}

/** Remembers a question after a second, unless it is cancelled before; undefined without a question. */
export function rememberedLater(
  asked: string,
  question: Question | undefined,
  remember: Remember,
): (() => void) | undefined {
  if (!question) return undefined;
  const timer = setTimeout(() => {
    // Remember each text once: a follow-up must not replace the question that it refers to by itself.
    remember((known) => (known?.of === asked ? known : { of: asked, question }));
  }, readAfter);
  return () => clearTimeout(timer);
}
