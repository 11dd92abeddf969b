import { Trans, useLingui } from "@lingui/react/macro";
import Trash2 from "lucide-react/icons/trash-2";
import { mostOf } from "#shared/schemas/bounds.ts";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import { ProductPhoto } from "#web/blocks/products/product-photo.tsx";
import { signedMeasure, stockWords } from "#web/i18n/stock-words.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type CountLine, differenceOf } from "./count-lines.ts";

type CountRowProps = {
  shopId: string;
  line: CountLine;
  onCounted: (counted: number) => void;
  onDrop: () => void;
};

/** One product counted: what was found, what the books said, and the difference in words and colour. */
export function CountRow({ shopId, line, onCounted, onDrop }: CountRowProps) {
  const { t } = useLingui();
  const item = useProduct(shopId, line.productId);
  const name = item?.name ?? t`Produit retiré`;
  const difference = differenceOf(line);
  return (
    <div className="h-full pb-2">
      <div className="flex h-full flex-col justify-center gap-2 rounded-card border border-line bg-surface p-2 lg:flex-row lg:items-center lg:gap-4">
        <div className="flex min-w-0 items-center gap-3 lg:flex-1">
          <ProductPhoto shopId={shopId} name={name} images={item?.images ?? []} size="small" />
          <span className="line-clamp-2 min-w-0 leading-5 font-medium wrap-anywhere">{name}</span>
        </div>
        <div className="flex items-center gap-2">
          <div className="w-28 shrink-0">
            <MeasureField
              unit={item?.unit}
              label={t`Pièces de ${name}`}
              labelHidden
              value={line.counted}
              most={mostOf(item?.unit)}
              onChange={(counted) => onCounted(counted ?? 0)}
            />
          </div>
          <p className="min-w-0 flex-1 text-sm lg:w-36">
            <span className="block text-ink-soft">
              <Trans>Comptes : {stockWords(line.shownBefore, item ?? {})}</Trans>
            </span>
            <span
              className={cx(
                "font-semibold",
                difference === 0 && "text-ok",
                difference < 0 && "text-stop",
                difference > 0 && "text-attention",
              )}
            >
              {difference === 0 ? (
                <Trans>Juste</Trans>
              ) : (
                <Trans>Écart {signedMeasure(difference, item?.unit)}</Trans>
              )}
            </span>
          </p>
          <IconButton
            label={t`Retirer ${name} du comptage`}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={onDrop}
          />
        </div>
      </div>
    </div>
  );
}
