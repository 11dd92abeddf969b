import { useLingui } from "@lingui/react/macro";
import { type TaxGroup, taxGroups } from "#shared/schemas/tax.ts";
import { ratePercent } from "#web/blocks/receipt/receipt-rows.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { SelectField } from "#web/ui/select-field.tsx";

type TaxGroupFieldProps = {
  shopId: string;
  value: TaxGroup | null;
  onChange: (group: TaxGroup | null) => void;
};

const normal = "normal";

/** Which of the shop's rates of tax a product bears; nothing in a shop without tax. */
export function TaxGroupField({ shopId, value, onChange }: TaxGroupFieldProps) {
  const { t, i18n } = useLingui();
  const { vatRate = 0, reducedRate = 0 } = useShop(shopId) ?? {};
  if (vatRate === 0 && reducedRate === 0 && value === null) return null;
  const percent = (rate: number) => ratePercent(rate, i18n.locale);
  const words: Record<TaxGroup, string> = {
    reduced: t`Taux réduit (${percent(reducedRate)})`,
    exempt: t`Exonéré (sans TVA)`,
  };
  return (
    <SelectField<TaxGroup | typeof normal>
      label={t`TVA`}
      value={value ?? normal}
      onChange={(group) => onChange(group === normal ? null : group)}
      options={[
        { value: normal, label: t`Taux normal (${percent(vatRate)})` },
        ...taxGroups
          .filter((group) => group !== "reduced" || reducedRate > 0 || value === "reduced")
          .map((group) => ({ value: group, label: words[group] })),
      ]}
    />
  );
}
