import { useLingui } from "@lingui/react/macro";
import { idsOfMoney, type MoneyMeans } from "#shared/schemas/means.ts";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { Chip, ChipRow } from "#web/ui/chip.tsx";

type PaidNowByProps = { paidBy: MoneyMeans; onPaidBy: (means: MoneyMeans) => void };

/** By which money a customer pays what is paid at once. */
export function PaidNowBy({ paidBy, onPaidBy }: PaidNowByProps) {
  const { t, i18n } = useLingui();
  return (
    <ChipRow label={t`Payé maintenant par`}>
      {idsOfMoney.map((id) => (
        <Chip key={id} pressed={id === paidBy} onPress={() => onPaidBy(id)}>
          {i18n._(paymentWords[id])}
        </Chip>
      ))}
    </ChipRow>
  );
}
