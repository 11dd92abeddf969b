import { Trans, useLingui } from "@lingui/react/macro";
import type { SupportMessage } from "#shared/schemas/desk.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { cx } from "#web/ui/cx.ts";

/** A line as it stands on this device: what has not left yet waits. */
export type SupportLine = Omit<SupportMessage, "state"> & {
  state: SupportMessage["state"] | "waiting";
};

type SupportLinesProps = {
  lines: readonly SupportLine[];
  /** On whose side of the conversation one is. */
  side: SupportMessage["author"];
};

/** What a person and the desk have written to one another: the words, when, and what became of a question. */
export function SupportLines({ lines, side }: SupportLinesProps) {
  return (
    <ol className="flex flex-col gap-2">
      {lines.map((line) => (
        <Line key={line.id} line={line} isMine={line.author === side} />
      ))}
    </ol>
  );
}

function Line({ line, isMine }: { line: SupportLine; isMine: boolean }) {
  const { i18n } = useLingui();
  const { author, text, at, state } = line;
  return (
    <li className={cx("flex flex-col", isMine ? "items-end" : "items-start")}>
      <div
        className={cx(
          "max-w-[88%] rounded-card border px-3 py-2",
          isMine ? "border-brand-ink/30 bg-brand-soft" : "border-line bg-surface",
        )}
      >
        <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        <p className="text-right text-sm text-ink-soft">
          {formatDateTime(at, i18n.locale as Language)}
          {author === "person" && (
            <>
              {" · "}
              {state === "waiting" && <Trans>à envoyer</Trans>}
              {state === "sent" && <Trans>envoyé</Trans>}
              {state === "answered" && <Trans>répondu</Trans>}
            </>
          )}
        </p>
      </div>
    </li>
  );
}
