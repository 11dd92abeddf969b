import { useLingui } from "@lingui/react/macro";
import { longestReference } from "#shared/schemas/bounds.ts";
import { RefusalText } from "#web/blocks/refusal-text.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { PaymentDraft } from "./payment-draft.ts";

type MobileMoneyPartProps = {
  draft: PaymentDraft;
  /** « Valider » was asked for without a reference. */
  missing: boolean;
  onChange: (draft: PaymentDraft) => void;
};

/** Orange Money, MTN MoMo and the like: the reference of the message received proves the payment. */
export function MobileMoneyPart({ draft, missing, onChange }: MobileMoneyPartProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Référence du paiement`}
      hint={t`Le numéro de transaction du message reçu`}
      error={missing ? <RefusalText reason="reference-required" /> : undefined}
      value={draft.reference}
      onChange={(reference) => onChange({ ...draft, reference })}
      maxLength={longestReference}
      autoFocus
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="done"
      className="text-lg"
    />
  );
}
