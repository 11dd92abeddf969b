import { Trans, useLingui } from "@lingui/react/macro";
import { Chip, ChipRow } from "#web/ui/chip.tsx";

type CategoryChipsProps = {
  categories: readonly string[];
  /** Undefined: all of them. */
  current: string | undefined;
  onPick: (category: string | undefined) => void;
};

/** The shop's kinds of goods; a second tap on one shows everything again. */
export function CategoryChips({ categories, current, onPick }: CategoryChipsProps) {
  const { t } = useLingui();
  if (categories.length === 0) return null;
  return (
    <ChipRow label={t`Catégories`}>
      <Chip pressed={current === undefined} onPress={() => onPick(undefined)}>
        <Trans>Tout</Trans>
      </Chip>
      {categories.map((category) => (
        <Chip
          key={category}
          pressed={category === current}
          onPress={() => onPick(category === current ? undefined : category)}
        >
          {category}
        </Chip>
      ))}
    </ChipRow>
  );
}
