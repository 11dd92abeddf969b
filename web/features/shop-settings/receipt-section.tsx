import { Trans, useLingui } from "@lingui/react/macro";
import { TextField } from "#web/ui/text-field.tsx";
import { type FieldsProps, Section } from "./section.tsx";
import { VatField } from "./tax/vat-field.tsx";

type ReceiptSectionProps = FieldsProps & {
  isDirty: boolean;
  onRateWrong: (isWrong: boolean) => void;
};

/** The tax within prices, and the last words of a receipt. */
export function ReceiptSection(props: ReceiptSectionProps) {
  const { fields, onField, isDirty, onRateWrong } = props;
  const { t } = useLingui();
  return (
    <Section title={<Trans>Reçu et TVA</Trans>}>
      <VatField
        key={isDirty ? "dirty" : String(fields.vatRate)}
        rate={fields.vatRate}
        onRate={(rate) => onField("vatRate", rate)}
        onWrong={onRateWrong}
      />
      <TextField
        label={t`Bas du reçu`}
        hint={t`Par exemple : Ni repris ni échangé`}
        value={fields.receiptFooter}
        onChange={(footer) => onField("receiptFooter", footer)}
        maxLength={300}
        autoComplete="off"
      />
    </Section>
  );
}
