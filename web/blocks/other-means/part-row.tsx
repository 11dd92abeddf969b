import { Trans, useLingui } from "@lingui/react/macro";
import X from "lucide-react/icons/x";
import { handedWords, paymentWords } from "#web/blocks/words/payment-words.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { isCountedPart, isReferencedPart, type PartDraft } from "./part-draft.ts";
import { ReferenceFields } from "./reference-fields.tsx";

type PartRowProps = {
  shopId: string;
  part: PartDraft;
  place: number;
  /** What it comes to as things stand, in francs. */
  amount: number;
  asked: boolean;
  takesFocus: boolean;
  mayRemove: boolean;
  onChange: (part: PartDraft) => void;
  onRemove: () => void;
};

/** One part of a payment: how, how much, and its reference. */
export function PartRow(props: PartRowProps) {
  const { shopId, part, place, amount, asked, takesFocus, mayRemove, onChange, onRemove } = props;
  const { t, i18n } = useLingui();
  const means = i18n._(paymentWords[part.method]);
  const words = isCountedPart(part) ? i18n._(handedWords[part.method]) : means;
  return (
    <li className="flex flex-col gap-1 rounded-control border border-line p-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <NumberField
            label={`${place + 1}. ${words}`}
            value={part.isTouched ? part.amount : amount || undefined}
            onChange={(typed) => onChange({ ...part, amount: typed, isTouched: true })}
            suffix="FCFA"
            most={999_999_999}
            autoFocus={takesFocus}
          />
        </div>
        {mayRemove && (
          <IconButton
            label={t`Retirer ${means}`}
            size="sell"
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={onRemove}
            className="border border-edge"
          />
        )}
      </div>
      {isReferencedPart(part) && (
        <ReferenceFields
          shopId={shopId}
          amount={amount}
          part={part}
          means={part.method}
          asked={asked && amount > 0}
          onChange={onChange}
        />
      )}
      {asked && amount === 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>Rien par ce moyen : cette part ne compte pas.</Trans>
        </p>
      )}
    </li>
  );
}
