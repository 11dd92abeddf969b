import { useLingui } from "@lingui/react/macro";
import { type Measured, partsOf, wareKey } from "#shared/rules/ware.ts";
import { bigUnit } from "#web/i18n/measure.ts";
import { Chip, ChipRow } from "#web/ui/chip.tsx";

type LineWaysProps = {
  /** What the line sells now. */
  lineKey: string;
  name: string;
  product: Measured & { id: string };
  onWay: (key: string) => void;
};

/** The ways a product of the cart is sold: by its unit, or as one of its packs. */
export function LineWays({ lineKey, name, product, onWay }: LineWaysProps) {
  const { t } = useLingui();
  const { id, unit, packs = [] } = product;
  const [, packNow] = partsOf(lineKey);
  return (
    <ChipRow label={t`${name} : vendu par`}>
      <Chip pressed={packNow === undefined} onPress={() => onWay(id)}>
        {unit ? bigUnit[unit] : t`Pièce`}
      </Chip>
      {packs
        .filter(({ archived }) => !archived)
        .map((pack) => (
          <Chip
            key={pack.id}
            pressed={packNow === pack.id}
            onPress={() => onWay(wareKey(id, pack.id))}
          >
            {pack.name}
          </Chip>
        ))}
    </ChipRow>
  );
}
