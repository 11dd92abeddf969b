import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { isMove } from "#shared/money-messages/reading.ts";
import { isWaiting } from "#shared/rules/waiting-reference.ts";
import { messageMoney } from "#web/blocks/money-messages/money-words.ts";
import { verdictWords } from "#web/blocks/money-messages/reading-words.ts";
import { TellReference } from "#web/blocks/references/tell-reference.tsx";
import type { MobilePayment } from "#web/blocks/till/mobile-payments.ts";
import { formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { cx } from "#web/ui/cx.ts";
import { TextField } from "#web/ui/text-field.tsx";
import type { TillMatch } from "./message-match.ts";

type MatchRowProps = {
  shopId: string;
  timeZone: string;
  of: MobilePayment;
  /** The message that tells of it, among those that were pasted. */
  told: ReturnType<TillMatch["pairOf"]>;
  isFound: boolean;
  note: string;
  onFound: (isFound: boolean) => void;
  onNote: (text: string) => void;
};

/** One payment: when, how much, by which reference, of which ticket; found on the phone, or a word about it. */
export function MatchRow(props: MatchRowProps) {
  const { shopId, timeZone, of, told, isFound, note, onFound, onNote } = props;
  const { t, i18n } = useLingui();
  const { ticket, place, payment } = of;
  const amount = formatMoney(payment.amount);
  const isToCome = isWaiting(payment);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label className="flex min-h-11 min-w-0 flex-1 basis-52 items-center gap-3">
          <input
            type="checkbox"
            checked={isFound}
            onChange={({ target }) => onFound(target.checked)}
            className="size-6 shrink-0 accent-brand"
          />
          <span className="figures text-ink-soft">
            {formatTime(ticket.soldAt, i18n.locale as Language, timeZone)}
          </span>
          <span className="min-w-0 break-all font-semibold tabular-nums">
            {isToCome ? (
              <span className="text-attention">
                <Trans>Référence à venir</Trans>
              </span>
            ) : (
              payment.reference
            )}
          </span>
        </label>
        <span className="figures ml-auto font-bold">{amount}</span>
        <Link
          to={`/tickets/${ticket.id}`}
          className="figures flex min-h-11 items-center text-brand-ink underline underline-offset-4"
        >
          {ticket.receiptNo}
        </Link>
      </div>
      {told && <ToldBy {...told} />}
      {isToCome && <TellReference shopId={shopId} ticket={ticket} place={place} />}
      {!isFound && (
        <TextField
          label={t`Note sur ${amount}, reçu ${ticket.receiptNo}`}
          labelHidden
          placeholder={t`Pas trouvé ? Notez pourquoi`}
          value={note}
          onChange={onNote}
          maxLength={120}
          autoComplete="off"
        />
      )}
    </li>
  );
}

/** How its message was found, and what is to be looked at. */
function ToldBy({ pair, message }: NonNullable<MatchRowProps["told"]>) {
  const { i18n } = useLingui();
  const { reading, judged } = message;
  const { tone, words } = verdictWords(reading, judged);
  const apart = isMove(reading) && messageMoney(Math.abs(pair.difference), reading.currency);
  return (
    <p
      className={cx(
        "text-sm font-medium",
        pair.difference === 0 && tone !== "stop" ? "text-ok" : "text-attention",
      )}
    >
      {pair.by === "reference" ? (
        <Trans>SMS retrouvé par sa référence</Trans>
      ) : (
        <Trans>SMS du même montant</Trans>
      )}
      {pair.difference > 0 && (
        <>
          {" "}
          · <Trans>le SMS dit {apart} de plus</Trans>
        </>
      )}
      {pair.difference < 0 && (
        <>
          {" "}
          · <Trans>le SMS dit {apart} de moins</Trans>
        </>
      )}
      {tone === "stop" && <> · {i18n._(words)}</>}
    </p>
  );
}
