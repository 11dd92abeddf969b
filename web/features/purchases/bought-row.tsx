import { Trans, useLingui } from "@lingui/react/macro";
import Trash2 from "lucide-react/icons/trash-2";
import { isProposed, withCounted, withTypedCost } from "#shared/rules/proposed-cost.ts";
import { pricedPer } from "#shared/rules/ware.ts";
import type { Unit } from "#shared/schemas/measure.ts";
import { CountedField, CountedIn } from "#web/blocks/orders/counted-field.tsx";
import { ProductPhoto } from "#web/blocks/products/product-photo.tsx";
import type { LineDraft } from "#web/blocks/purchases/purchase-draft.ts";
import { bigUnit } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";

type BoughtRowProps = {
  shopId: string;
  line: LineDraft;
  /** Whether what is missing is said. */
  asked: boolean;
  onChange: (line: LineDraft) => void;
  onDrop: () => void;
};

/** One product that came: how many pieces, and what they cost together. */
export function BoughtRow({ shopId, line, asked, onChange, onDrop }: BoughtRowProps) {
  const { t } = useLingui();
  const { productId, quantity, cost } = line;
  const item = useProduct(shopId, productId);
  const name = item?.name ?? t`Produit retiré`;
  const isWrong = asked && (quantity < 1 || cost === undefined);
  return (
    <div className="h-full pb-2">
      <div className="flex h-full flex-col justify-center gap-2 rounded-card border border-line bg-surface p-2">
        <div className="flex min-w-0 items-center gap-3">
          <ProductPhoto shopId={shopId} name={name} images={item?.images ?? []} size="small" />
          <span className="line-clamp-2 min-w-0 flex-1 leading-5 font-medium wrap-anywhere">
            {name}
          </span>
          <IconButton
            label={t`Retirer ${name} de l’achat`}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={onDrop}
          />
        </div>
        <div className="grid grid-cols-2 gap-2">
          <CountedField
            {...{ item, name, counted: line }}
            onChange={(counted) => onChange(withCounted(line, counted))}
          />
          <NumberField
            label={t`Coût total de ${name}`}
            labelHidden
            placeholder={t`Coût`}
            value={cost}
            suffix="FCFA"
            onChange={(francs) => onChange(withTypedCost(line, francs))}
          />
        </div>
        <CountedIn
          {...{ item, name, counted: line }}
          onChange={(counted) => onChange(withCounted(line, counted))}
        />
        <p className="text-sm tabular-nums">
          {isWrong ? (
            <span className="font-medium text-stop">
              <Trans>Dites combien de pièces et ce qu’elles coûtent ensemble.</Trans>
            </span>
          ) : (
            <>
              {isProposed(line) && (
                <span className="block font-medium text-attention">
                  <Trans>Coût proposé : vérifiez-le sur la facture.</Trans>
                </span>
              )}
              <UnitCost quantity={quantity} cost={cost} price={item?.price} unit={item?.unit} />
            </>
          )}
        </p>
      </div>
    </div>
  );
}

type UnitCostProps = {
  quantity: number;
  cost: number | undefined;
  price: number | undefined;
  unit: Unit | null | undefined;
};

/** What one piece costs, and what is odd about it: both are said, and allowed. */
function UnitCost({ quantity, cost, price, unit }: UnitCostProps) {
  if (cost === undefined || quantity < 1) return <>{"\u00a0"}</>;
  if (cost === 0)
    return (
      <span className="text-attention">
        <Trans>Reçu sans rien payer.</Trans>
      </span>
    );
  const each = Math.round((cost * (unit ? pricedPer(unit) : 1)) / quantity);
  const isDear = price !== undefined && price > 0 && each > price;
  if (unit)
    return (
      <span className={isDear ? "font-medium text-attention" : "text-ink-soft"}>
        {`${formatMoney(each)}/${bigUnit[unit]}`}
      </span>
    );
  if (isDear)
    return (
      <span className="font-medium text-attention">
        <Trans>
          {formatMoney(each)} la pièce : plus que le prix de vente, {formatMoney(price)}.
        </Trans>
      </span>
    );
  return (
    <span className="text-ink-soft">
      <Trans>{formatMoney(each)} la pièce</Trans>
    </span>
  );
}
