import { useLingui } from "@lingui/react/macro";
import type { StockLevel } from "#shared/rules/stock.ts";
import { useCategories } from "#web/store/queries/use-catalogue.ts";
import type { ProductFilter } from "#web/store/queries/use-product-list.ts";
import { SelectField } from "#web/ui/select-field.tsx";

export const everyProduct: ProductFilter = { text: "", category: undefined };

/** The same products, of one level of stock or of all. */
export function withLevel(
  { text, category }: ProductFilter,
  level: StockLevel | undefined,
): ProductFilter {
  return level === undefined ? { text, category } : { text, category, level };
}

/** The level of stock that an address asks for; undefined for all. */
export const levelIn = (params: URLSearchParams): StockLevel | undefined =>
  levels.find((level) => level === params.get("level"));

const levels: readonly StockLevel[] = ["out", "low", "normal"];

type FilterSelectsProps = {
  shopId: string;
  filter: ProductFilter;
  onFilter: (filter: ProductFilter) => void;
};

/** Which products to show: of one category, of one level of stock. */
export function FilterSelects({ shopId, filter, onFilter }: FilterSelectsProps) {
  const { t } = useLingui();
  const categories = useCategories(shopId);
  return (
    <div className="grid grid-cols-2 gap-2 lg:w-[28rem] lg:shrink-0">
      <SelectField
        label={t`Catégorie`}
        labelHidden
        value={filter.category ?? ""}
        onChange={(category) => onFilter({ ...filter, category: category || undefined })}
        options={[
          { value: "", label: t`Catégories` },
          ...categories.map((category) => ({ value: category, label: category })),
        ]}
      />
      <SelectField<StockLevel | "">
        label={t`Niveau de stock`}
        labelHidden
        value={filter.level ?? ""}
        onChange={(level) => onFilter(withLevel(filter, level || undefined))}
        options={[
          { value: "", label: t`Tout le stock` },
          { value: "out", label: t`Rupture` },
          { value: "low", label: t`Stock faible` },
          { value: "normal", label: t`Stock normal` },
        ]}
      />
    </div>
  );
}
