import { useEffect, useState } from "react";
import type { Question } from "#shared/ask/question.ts";

/** For so long an answer stands before « et hier ? » goes on from it: what is passed in typing is not. In milliseconds. */
const readAfter = 1000;

/** A question that was answered, and its words. */
export type AskedBefore = { of: string; question: Question };
type Remember = (next: (known: AskedBefore | undefined) => AskedBefore) => void;

/** The question that was asked before the one in the field, which one without a beginning goes on from. */
export function useAskedBefore() {
  const [before, setBefore] = useState<AskedBefore>();
  return [before?.question, setBefore] as const;
}

/** Remembers a question that has been answered for a while. */
export function useRemembered(asked: string, question: Question | undefined, remember: Remember) {
  useEffect(() => rememberedLater(asked, question, remember), [asked, question, remember]);
}

/** Remembers a question after a second, unless it is taken back before; nothing where there is no question. */
export function rememberedLater(
  asked: string,
  question: Question | undefined,
  remember: Remember,
): (() => void) | undefined {
  if (!question) return undefined;
  const timer = setTimeout(() => {
    // Told once for each text: what goes on from itself stays what it is.
    remember((known) => (known?.of === asked ? known : { of: asked, question }));
  }, readAfter);
  return () => clearTimeout(timer);
}
