import { useLingui } from "@lingui/react/macro";
import { wareOf } from "#shared/rules/ware.ts";
import { mostOf } from "#shared/schemas/bounds.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import { bigUnit, formatMeasure } from "#web/i18n/measure.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

/** How much of a product, in its unit, and the pack in which it is counted. */
export type Counted = { quantity: number; by?: SoldBy | undefined };

type CountedFieldProps = {
  item: CatalogueItem | undefined;
  name: string;
  counted: Counted;
  onChange: (counted: Counted) => void;
};

const piece = "piece";

/** How much of a product, in pieces, in kilos or in the pack that is chosen below; 0 while nothing is said. */
export function CountedField({ item, name, counted, onChange }: CountedFieldProps) {
  const { t } = useLingui();
  const { quantity, by } = counted;
  const most = mostOf(item?.unit);
  if (by?.pack && quantity % by.per === 0)
    return (
      <NumberField
        label={t`${by.pack.name} de ${name}`}
        labelHidden
        value={quantity === 0 ? undefined : quantity / by.per}
        most={Math.floor(most / by.per)}
        suffix={by.pack.name}
        onChange={(packs) => onChange({ quantity: (packs ?? 0) * by.per, by })}
      />
    );
  return (
    <MeasureField
      unit={item?.unit}
      label={t`Pièces de ${name}`}
      labelHidden
      value={quantity === 0 ? undefined : quantity}
      most={most}
      placeholder={item?.unit ? t`Quantité` : t`Pièces`}
      onChange={(pieces) => onChange({ quantity: pieces ?? 0, by })}
    />
  );
}

/** In what it is counted: by its unit, or in one of its packs; nothing of a product without packs. */
export function CountedIn({ item, name, counted, onChange }: CountedFieldProps) {
  const { t } = useLingui();
  const { quantity, by } = counted;
  const packs = (item?.packs ?? []).filter(({ archived }) => !archived);
  if (!item || packs.length === 0) return null;

  /** What was typed stays as many, of what it is counted in from now on. */
  function handleChoice(id: string) {
    const count = by && quantity % by.per === 0 ? quantity / by.per : quantity;
    const ware = item && id !== piece ? wareOf(item, id) : undefined;
    onChange({ by: ware?.by, quantity: count * (ware?.by?.per ?? 1) });
  }

  return (
    <SelectField<string>
      label={t`${name} compté en`}
      labelHidden
      value={by?.pack?.id ?? piece}
      onChange={handleChoice}
      options={[
        { value: piece, label: item.unit ? bigUnit[item.unit] : t`Pièces` },
        ...packs.map((pack) => ({
          value: pack.id,
          label: `${pack.name} (${formatMeasure(pack.factor, item.unit)})`,
        })),
      ]}
    />
  );
}
