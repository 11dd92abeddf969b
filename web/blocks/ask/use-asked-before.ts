import { useEffect, useState } from "react";
import type { Question } from "#shared/ask/question.ts";

/** For so long an answer stands before « et hier ? » goes on from it: what is passed in typing is not. */
const readAfter = 1000;

/** The question that was asked before the one in the field, which one without a beginning goes on from. */
export function useAskedBefore() {
  const [before, setBefore] = useState<{ of: string; question: Question }>();
  return [before?.question, setBefore] as const;
}

/** Remembers a question that has been answered for a while. */
export function useRemembered(
  asked: string,
  question: Question | undefined,
  remember: ReturnType<typeof useAskedBefore>[1],
) {
  useEffect(() => {
    if (!question) return;
    const timer = setTimeout(() => {
      // Told once for each text: what goes on from itself stays what it is.
      remember((known) => (known?.of === asked ? known : { of: asked, question }));
    }, readAfter);
    return () => clearTimeout(timer);
  }, [asked, question, remember]);
}
