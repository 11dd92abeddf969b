import { Plural, useLingui } from "@lingui/react/macro";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { keepSeen, seenAnswers } from "./seen-answers.ts";
import { SupportBox } from "./support-box.tsx";
import { useSupport } from "./use-support.ts";

/** At the bottom right of a page: one taps it and writes to the people behind Boutika. */
export function SupportBubble({ userId }: { userId: string }) {
  const { t } = useLingui();
  const support = useSupport(userId);
  const [parameters] = useSearchParams();
  const [open, setOpen] = useState(parameters.has("support"));
  const [seen, setSeen] = useState(() => seenAnswers(userId));
  const button = useRef<HTMLButtonElement>(null);
  const { answers } = support;
  const unseen = Math.max(0, answers - seen);

  useEffect(() => {
    if (!open || answers === seen) return;
    setSeen(answers);
    keepSeen(userId, answers);
  }, [open, answers, seen, userId]);

  function handleClose() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div className="fixed right-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-40 flex flex-col items-end gap-3 md:right-6 md:bottom-6 print:hidden">
      {open && <SupportBox userId={userId} support={support} onClose={handleClose} />}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={open ? t`Fermer l’assistance` : t`Écrire à l’assistance`}
        title={open ? t`Fermer l’assistance` : t`Écrire à l’assistance`}
        onClick={() => setOpen(!open)}
        className="relative inline-flex size-14 items-center justify-center rounded-full border-2 border-surface bg-brand text-on-brand hover:bg-brand-deep"
      >
        {open ? (
          <X aria-hidden="true" className="size-7" />
        ) : (
          <MessageCircleQuestion aria-hidden="true" className="size-7" />
        )}
        {unseen > 0 && !open && (
          <span className="figures absolute -top-1 -right-1 flex min-w-6 items-center justify-center rounded-full border-2 border-surface bg-accent px-1 text-sm font-bold text-on-accent">
            <span aria-hidden="true">{unseen}</span>
          </span>
        )}
      </button>
      <p role="status" className="sr-only">
        {unseen > 0 && !open && (
          <Plural
            value={unseen}
            one="L’assistance vous a répondu : # réponse."
            other="L’assistance vous a répondu : # réponses."
          />
        )}
      </p>
    </div>
  );
}
