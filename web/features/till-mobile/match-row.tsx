import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { isWaiting } from "#shared/rules/waiting-reference.ts";
import { TellReference } from "#web/blocks/references/tell-reference.tsx";
import type { MobilePayment } from "#web/blocks/till/mobile-payments.ts";
import { formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { TextField } from "#web/ui/text-field.tsx";

type MatchRowProps = {
  shopId: string;
  timeZone: string;
  of: MobilePayment;
  isFound: boolean;
  note: string;
  onFound: (isFound: boolean) => void;
  onNote: (text: string) => void;
};

/** One payment: when, how much, by which reference, of which ticket; found on the phone, or a word about it. */
export function MatchRow(props: MatchRowProps) {
  const { shopId, timeZone, of, isFound, note, onFound, onNote } = props;
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
