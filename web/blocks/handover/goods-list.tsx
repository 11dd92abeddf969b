import { Plural, Trans, useLingui } from "@lingui/react/macro";
import X from "lucide-react/icons/x";
import { formatMeasure } from "#web/i18n/measure.ts";
import { useProducts } from "#web/store/queries/use-catalogue.ts";
import { Button } from "#web/ui/button.tsx";
import { AmountWords } from "./amount-words.tsx";
import { amountsOf } from "./amounts.ts";

type GoodsListProps = {
  shopId: string;
  goods: readonly { productId: string; quantity: number }[];
  onRemove: (productId: string) => void;
};

/** What will be handed over together; each may still be taken off. */
export function GoodsList({ shopId, goods, onRemove }: GoodsListProps) {
  const { t } = useLingui();
  const items = useProducts(
    shopId,
    goods.map(({ productId }) => productId),
  );
  const amounts = amountsOf(goods.map((one, at) => ({ ...one, unit: items[at]?.unit })));
  return (
    <section className="rounded-control border border-line">
      <h3 className="flex flex-wrap justify-between gap-x-3 border-b border-line px-3 py-2 font-medium">
        <Plural value={goods.length} one="# article à remettre" other="# articles à remettre" />
        <span className="figures font-normal text-ink-soft">
          <AmountWords amounts={amounts} />
        </span>
      </h3>
      <ul aria-label={t`Articles à remettre`}>
        {goods.map(({ productId, quantity }, at) => {
          const name = items[at]?.name ?? productId;
          const left = items[at]?.exactStock ?? quantity;
          const unit = items[at]?.unit;
          return (
            <li
              key={productId}
              className="flex items-center gap-3 border-b border-line pl-3 last:border-b-0"
            >
              <span className="min-w-0 flex-1 break-words">
                <Trans>
                  <span className="figures font-medium">{formatMeasure(quantity, unit)}</span> ×{" "}
                  {name}
                </Trans>
                {quantity > left && (
                  <span className="block text-sm font-medium text-stop">
                    <Trans>Il n’y en a que {formatMeasure(left, unit)} en stock</Trans>
                  </span>
                )}
              </span>
              <Button
                kind="quiet"
                aria-label={t`Retirer ${name}`}
                icon={<X aria-hidden="true" className="size-5" />}
                onClick={() => onRemove(productId)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
