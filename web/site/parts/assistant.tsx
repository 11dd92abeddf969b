import { Trans, useLingui } from "@lingui/react/macro";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import X from "lucide-react/icons/x";
import { buttonLook } from "#web/ui/button.tsx";
import { AssistantAsk } from "./assistant-ask.tsx";
import { type AssistantTab, assistantTabs } from "./assistant-tabs.ts";
import { AssistantChat, AssistantMail, AssistantPhone } from "./assistant-ways.tsx";

/**
 * The floating assistant: the help answers, or a person does by message, telephone or mail. Drawn whole at build and
 * open to everybody without a script, its four parts below one another; the script (assistant-script.ts) makes assistantTabs of
 * them once somebody touches it.
 */
export function Assistant() {
  const { t } = useLingui();
  const words: Record<AssistantTab, string> = {
    ai: t`IA`,
    chat: t`Chat`,
    phone: t`Téléphone`,
    mail: t`Email`,
  };
  return (
    <>
      {/* The end of the page can be read above the button. */}
      <div className="h-20 bg-sunken" />
      <details data-part="assistant" className="group fixed right-3 bottom-3 z-30 print:hidden">
        <summary
          className={`${buttonLook("plain", "sell")} ml-auto w-fit cursor-pointer max-md:size-13 max-md:rounded-full max-md:px-0`}
        >
          <MessageCircleQuestionMark aria-hidden="true" className="size-6" />
          <span className="max-md:sr-only">
            <Trans>Une question ?</Trans>
          </span>
        </summary>
        <section
          aria-label={t`Assistant`}
          className="absolute right-0 bottom-15 flex max-h-[calc(100dvh-6rem)] w-[min(24rem,calc(100vw-1.5rem))] flex-col gap-3 overflow-y-auto rounded-card border border-edge bg-surface p-3 text-ink"
        >
          <div className="flex shrink-0 items-center justify-between">
            <h2 className="text-lg font-semibold">
              <Trans>Une question ?</Trans>
            </h2>
            <button
              type="button"
              data-close
              hidden
              aria-label={t`Fermer l’assistant`}
              className="flex size-11 items-center justify-center rounded-control hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          <div role="tablist" hidden aria-label={t`Assistant`} className="flex shrink-0 gap-1">
            {assistantTabs.map((tab) => (
              <button
                key={tab}
                type="button"
                role="tab"
                id={`assistant-tab-${tab}`}
                aria-controls={`assistant-${tab}`}
                className="min-h-11 flex-auto rounded-control border border-edge px-2 text-sm font-medium aria-selected:border-transparent aria-selected:bg-brand aria-selected:text-on-brand"
              >
                {words[tab]}
              </button>
            ))}
          </div>
          <AssistantAsk />
          <AssistantChat />
          <AssistantPhone />
          <AssistantMail />
        </section>
      </details>
    </>
  );
}
