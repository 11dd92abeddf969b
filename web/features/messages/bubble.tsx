import { Trans, useLingui } from "@lingui/react/macro";
import { flagWords } from "#web/blocks/flags/flag-words.ts";
import { formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import type { MessageRow } from "#web/store/read-models/told/message-book.ts";
import { cx } from "#web/ui/cx.ts";

/** One message: its words, when, and of one's own what became of it. */
export function Bubble({ message, timeZone }: { message: MessageRow; timeZone: string }) {
  const { i18n } = useLingui();
  const { text, at, isMine, state, flags } = message;
  return (
    <li className={cx("flex flex-col", isMine ? "items-end" : "items-start")}>
      <div
        className={cx(
          "max-w-[85%] rounded-card border px-3 py-2 md:max-w-[70%]",
          isMine ? "border-brand-ink/30 bg-brand-soft" : "border-line bg-surface",
        )}
      >
        <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        <p className="figures text-right text-sm text-ink-soft">
          {formatTime(at, i18n.locale as Language, timeZone)}
          {isMine && (
            <>
              {" · "}
              {state === "waiting" && <Trans>à envoyer</Trans>}
              {state === "sent" && <Trans>envoyé</Trans>}
              {state === "read" && <Trans>lu</Trans>}
            </>
          )}
        </p>
      </div>
      {flags.includes("recipient-left") && (
        <p className="text-sm text-attention">{i18n._(flagWords["recipient-left"])}</p>
      )}
    </li>
  );
}
