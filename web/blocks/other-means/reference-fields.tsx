import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { longestReference } from "#shared/schemas/bounds.ts";
import type { MeansWith } from "#shared/schemas/means.ts";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import { useShop } from "#web/store/queries/use-shop.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { LateAskMoney } from "./late-ask-money.ts";
import { meansWords } from "./means-words.ts";
import type { PartDraft } from "./part-draft.ts";
import { SmsButton } from "./sms-button.tsx";

type ReferenceFieldsProps = {
  shopId: string;
  /** What it comes to as things stand, in francs. */
  amount: number;
  part: PartDraft;
  means: MeansWith<{ carries: "reference" }>;
  /** « Valider » was asked for. */
  asked: boolean;
  onChange: (part: PartDraft) => void;
  takesFocus?: boolean;
};

/** The reference proves the payment, or is still to come. */
export function ReferenceFields({
  shopId,
  amount,
  part,
  means,
  asked,
  onChange,
  takesFocus,
}: ReferenceFieldsProps) {
  const { t, i18n } = useLingui();
  const words = meansWords[means];
  const shop = useShop(shopId);
  const missing = asked && !part.isLater && part.reference.trim() === "";
  return (
    <div className="flex flex-col gap-1">
      {shop?.payCodes && (
        <Suspense>
          <LateAskMoney shop={shop} money={shop.payCodes} amount={amount} />
        </Suspense>
      )}
      {!part.isLater && (
        <TextField
          label={t`Référence du paiement`}
          hint={i18n._(words.hint)}
          error={missing ? <RefusalText reason="reference-required" /> : undefined}
          value={part.reference}
          onChange={(reference) => onChange({ ...part, reference })}
          maxLength={longestReference}
          // Where the customer is first asked to pay, no keyboard comes over what asks.
          autoFocus={takesFocus && !shop?.payCodes}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          className="text-lg"
        />
      )}
      <SmsButton
        shopId={shopId}
        due={amount}
        onReference={(reference) => onChange({ ...part, reference, isLater: false })}
      />
      <CheckField
        checked={part.isLater}
        onChange={(checked) => onChange({ ...part, isLater: checked })}
      >
        {i18n._(words.later)}
      </CheckField>
    </div>
  );
}
