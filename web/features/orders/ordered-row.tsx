import { Trans, useLingui } from "@lingui/react/macro";
import Trash2 from "lucide-react/icons/trash-2";
import { isProposed, withCounted, withTypedCost } from "#shared/rules/proposed-cost.ts";
import { CountedField, CountedIn } from "#web/blocks/orders/counted-field.tsx";
import type { OrderLineDraft } from "#web/blocks/orders/order-draft.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";

type OrderedRowProps = {
  shopId: string;
  line: OrderLineDraft;
  /** Whether what is missing is said. */
  asked: boolean;
  onChange: (line: OrderLineDraft) => void;
  onDrop: () => void;
};

/** One product of an order: how much of it, and what they should cost together. */
export function OrderedRow({ shopId, line, asked, onChange, onDrop }: OrderedRowProps) {
  const { t } = useLingui();
  const { productId, quantity, cost } = line;
  const item = useProduct(shopId, productId);
  const name = item?.name ?? t`Produit retiré`;
  return (
    <div className="flex flex-col gap-2 py-3">
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
        <IconButton
          label={t`Retirer ${name} de la commande`}
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
          label={t`Coût prévu de ${name}`}
          labelHidden
          placeholder={t`Coût prévu`}
          suffix="FCFA"
          value={cost}
          onChange={(francs) => onChange(withTypedCost(line, francs))}
        />
      </div>
      <CountedIn
        {...{ item, name, counted: line }}
        onChange={(counted) => onChange(withCounted(line, counted))}
      />
      {isProposed(line) && (
        <p className="text-sm text-ink-soft">
          <Trans>Coût proposé : il suit la quantité, jusqu’à ce que vous le tapiez.</Trans>
        </p>
      )}
      {asked && quantity < 1 && (
        <p className="text-sm font-medium text-stop">
          <Trans>Dites combien.</Trans>
        </p>
      )}
    </div>
  );
}
