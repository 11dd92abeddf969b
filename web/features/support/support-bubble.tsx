import { Plural, Trans } from "@lingui/react/macro";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { keepSeen, seenAnswers } from "./seen-answers.ts";
import { SupportBox } from "./support-box.tsx";
import { useSupport } from "./use-support.ts";

/** At the end of a page: one taps it and writes to the people behind Boutika. */
export function SupportBubble({ userId }: { userId: string }) {
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
    // An answer that was not read stands before the page, the way to ask behind it.
    <div
      className={cx(
        "flex min-h-20 shrink-0 items-center justify-end px-4 md:px-6 print:hidden",
        unseen > 0 && !open ? "order-first" : "mt-auto",
      )}
    >
      {open && (
        <div className="fixed right-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-40 md:right-6 md:bottom-6">
          <SupportBox userId={userId} support={support} onClose={handleClose} />
        </div>
      )}
      <Button
        ref={button}
        aria-expanded={open}
        icon={<MessageCircleQuestion aria-hidden="true" className="size-5" />}
        onClick={() => (open ? handleClose() : setOpen(true))}
      >
        <Trans>Écrire à l’assistance</Trans>
      </Button>
      <p role="status" className="order-first mr-3 font-medium empty:hidden">
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
