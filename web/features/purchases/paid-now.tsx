import { Trans, useLingui } from "@lingui/react/macro";
import { longestReference } from "#shared/schemas/bounds.ts";
import { bearsReference, meansOfDebt } from "#web/blocks/notebook/means-of-debt.ts";
import type { PurchaseDraft } from "#web/blocks/purchases/purchase-draft.ts";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type PaidNowProps = {
  draft: PurchaseDraft;
  due: number;
  onChange: (changes: Partial<PurchaseDraft>) => void;
};

/** How much of it is paid at once, by what, and whether it leaves the drawer. */
export function PaidNow({ draft, due, onChange }: PaidNowProps) {
  const { t, i18n } = useLingui();
  const { supplierId, paid, means, payReference, fromDrawer } = draft;
  const isPaid = supplierId === undefined || paid === "all" || (paid ?? 0) > 0;
  return (
    <section className="flex flex-col gap-3">
      {supplierId !== undefined && (
        <>
          <NumberField
            label={t`Payé maintenant`}
            hint={t`Vide : tout reste à payer.`}
            value={paid === "all" ? due : paid}
            most={due}
            onChange={(francs) => onChange({ paid: francs })}
            suffix="FCFA"
          />
          {due > 0 && paid !== "all" && paid !== due && (
            <Button className="self-start" onClick={() => onChange({ paid: "all" })}>
              <Trans>Tout : {formatMoney(due)}</Trans>
            </Button>
          )}
        </>
      )}
      {isPaid && (
        <>
          <ChipRow label={t`Payé par`}>
            {meansOfDebt.map((one) => (
              <Chip key={one} pressed={one === means} onPress={() => onChange({ means: one })}>
                {i18n._(paymentWords[one])}
              </Chip>
            ))}
          </ChipRow>
          {bearsReference(means) && (
            <TextField
              label={t`Référence (facultatif)`}
              value={payReference}
              onChange={(typed) => onChange({ payReference: typed })}
              maxLength={longestReference}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
          {!bearsReference(means) && (
            <CheckField
              checked={fromDrawer}
              onChange={(checked) => onChange({ fromDrawer: checked })}
            >
              <Trans>Pris dans la caisse de cet appareil</Trans>
            </CheckField>
          )}
        </>
      )}
    </section>
  );
}
