import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { useDigitKeys } from "#web/blocks/scan/use-digit-keys.ts";
import { formatAmount } from "#web/i18n/money.ts";
import { cx } from "#web/ui/cx.ts";
import { Keypad, keepFocus } from "#web/ui/keypad.tsx";
import { Balance } from "./balance.tsx";
import {
  balanceOf,
  notes,
  type PaymentDraft,
  tenderedOf,
  unreadIn,
  withKey,
  withNote,
  withoutLast,
} from "./payment-draft.ts";

type CashPartProps = {
  draft: PaymentDraft;
  due: number;
  onChange: (draft: PaymentDraft) => void;
};

const noteLook =
  "figures flex min-h-12 short:min-h-11 items-center justify-center rounded-control border px-1 text-lg font-semibold";

/** Cash on the counter: the exact amount, notes that add up, or digits. */
export function CashPart({ draft, due, onChange }: CashPartProps) {
  const { t } = useLingui();
  const exact = draft.cash.kind === "exact";
  const pad = useRef<HTMLFieldSetElement>(null);
  useDigitKeys({ pad, draft, onDraft: onChange, withKey, withoutLast });
  return (
    <div className="flex min-h-0 flex-col gap-2 short:gap-1.5 lying:contents">
      <Balance
        tendered={tenderedOf(draft, due)}
        unread={unreadIn(draft)}
        balance={balanceOf(draft, due)}
        onKeep={() => onChange({ ...draft, method: "keep-change" })}
      />
      <fieldset
        aria-label={t`Billets reçus`}
        onMouseDown={keepFocus}
        className="grid shrink-0 grid-cols-3 gap-2 max-[18rem]:grid-cols-2 short:gap-1.5"
      >
        <button
          type="button"
          aria-pressed={exact}
          onClick={() => onChange({ ...draft, cash: { kind: "exact" } })}
          className={cx(
            noteLook,
            exact
              ? "border-brand bg-brand text-on-brand"
              : "border-edge bg-surface hover:bg-sunken",
          )}
        >
          <Trans>Exact</Trans>
        </button>
        {notes.map((note) => (
          <button
            key={note}
            type="button"
            onClick={() => onChange(withNote(draft, note))}
            className={cx(noteLook, "border-edge bg-surface hover:bg-sunken active:bg-brand-soft")}
          >
            {formatAmount(note)}
          </button>
        ))}
      </fieldset>
      <Keypad
        className="lying:col-start-2 lying:row-span-3 lying:row-start-1"
        label={t`Montant reçu`}
        eraseLabel={t`Effacer`}
        ref={pad}
        onKey={(key) => onChange(withKey(draft, key))}
        onErase={() => onChange(withoutLast(draft))}
      />
    </div>
  );
}
