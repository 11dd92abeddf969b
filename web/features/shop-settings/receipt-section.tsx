import { Trans, useLingui } from "@lingui/react/macro";
import { TextField } from "#web/ui/text-field.tsx";
import { type FieldsProps, Section } from "./section.tsx";
import { VatField } from "./tax/vat-field.tsx";

/** Rates as they stand in their boxes, half typed perhaps. */
export type TypedRates = { vatRate?: string | undefined; reducedRate?: string | undefined };

type ReceiptSectionProps = FieldsProps & {
  typed: TypedRates;
  onTyped: (typed: TypedRates) => void;
};

/** The tax within prices, and the last words of a receipt. */
export function ReceiptSection(props: ReceiptSectionProps) {
  const { fields, onField, typed, onTyped } = props;
  const { t } = useLingui();
  return (
    <Section title={<Trans>Reçu et TVA</Trans>}>
      <VatField
        label={t`TVA comprise dans les prix`}
        rate={fields.vatRate}
        country={fields.country}
        typed={typed.vatRate}
        onRate={(rate) => onField("vatRate", rate)}
        onTyped={(vatRate) => onTyped({ ...typed, vatRate })}
      />
      {(fields.vatRate > 0 || fields.reducedRate > 0) && (
        <VatField
          label={t`Taux réduit, pour les produits qui le portent`}
          rate={fields.reducedRate}
          country={fields.country}
          typed={typed.reducedRate}
          onRate={(rate) => onField("reducedRate", rate)}
          onTyped={(reducedRate) => onTyped({ ...typed, reducedRate })}
        />
      )}
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
