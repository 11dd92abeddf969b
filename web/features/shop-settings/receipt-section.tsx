import { Trans, useLingui } from "@lingui/react/macro";
import { TextField } from "#web/ui/text-field.tsx";
import { type FieldsProps, Section } from "./section.tsx";
import { VatField } from "./tax/vat-field.tsx";

type ReceiptSectionProps = FieldsProps & {
  typedRate: string | undefined;
  onTypedRate: (typed: string | undefined) => void;
};

/** The tax within prices, and the last words of a receipt. */
export function ReceiptSection(props: ReceiptSectionProps) {
  const { fields, onField, typedRate, onTypedRate } = props;
  const { t } = useLingui();
  return (
    <Section title={<Trans>Reçu et TVA</Trans>}>
      <VatField
        rate={fields.vatRate}
        country={fields.country}
        typed={typedRate}
        onRate={(rate) => onField("vatRate", rate)}
        onTyped={onTypedRate}
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
