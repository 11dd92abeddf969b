import { useLingui } from "@lingui/react/macro";
import { micros } from "#shared/rules/cost.ts";
import { rateOf } from "#shared/rules/tax.ts";
import { pricedPer } from "#shared/rules/ware.ts";
import type { Unit } from "#shared/schemas/measure.ts";
import type { TaxGroup } from "#shared/schemas/tax.ts";
import { unitMargin } from "#web/blocks/costs/unit-margin.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { bigUnit } from "#web/i18n/measure.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { useUnits } from "#web/store/queries/use-costs.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { NumberField } from "#web/ui/number-field.tsx";

type CostFieldProps = {
  shopId: string;
  /** Of a product that exists. */
  productId: string | undefined;
  unit: Unit | null;
  price: number | undefined;
  taxGroup: TaxGroup | null;
  value: number | undefined;
  onChange: (cost: number | undefined) => void;
};

/** What one piece, kilo, litre or metre costs, beside what it costs on average by now and what it leaves: read by the office alone. */
export function CostField(props: CostFieldProps) {
  const { shopId, productId, unit, price, taxGroup, value, onChange } = props;
  const { t } = useLingui();
  const units = useUnits(shopId, businessDay(useNow(), useDayCut(shopId)));
  const shop = useShop(shopId);
  const vatRate = shop ? rateOf(taxGroup, shop) : 0;
  const each = productId === undefined ? undefined : units?.get(productId);
  const known = typeof each === "number" ? each * (unit ? pricedPer(unit) : 1) : undefined;
  const cost = value === undefined ? known : value * micros;

  function wordsOfMargin(): string[] {
    if (cost === undefined || price === undefined) return [];
    const { francs, share } = unitMargin(price, vatRate, cost);
    const margin = formatMoney(francs);
    const part = share === undefined ? "" : ` (${formatQuantity(share)} %)`;
    return [t`Marge : ${margin}${part}.`];
  }

  const words = [
    ...(known === undefined
      ? [
          unit
            ? t`Pour 1 ${bigUnit[unit]}. Vide : inconnu jusqu’à votre premier achat.`
            : t`Pour une pièce. Vide : inconnu jusqu’à votre premier achat.`,
        ]
      : [t`Coûte aujourd’hui ${formatMoney(Math.round(known / micros))} en moyenne.`]),
    ...wordsOfMargin(),
    ...(value === 0 ? [t`Vous dites qu’il ne coûte rien.`] : []),
    ...(value !== undefined && price !== undefined && value > price
      ? [t`Il coûte plus que son prix de vente.`]
      : []),
  ];
  return (
    <NumberField
      label={t`Coût d’achat`}
      value={value}
      onChange={onChange}
      suffix={unit ? `F/${bigUnit[unit]}` : "FCFA"}
      hint={words.join(" ")}
    />
  );
}
