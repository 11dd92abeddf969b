import { Plural, Trans, useLingui } from "@lingui/react/macro";
import ClipboardList from "lucide-react/icons/clipboard-list";
import { withProposal } from "#shared/rules/proposed-cost.ts";
import { wareOf } from "#shared/rules/ware.ts";
import type { SupplierToOrder, ToOrder } from "#web/blocks/forecast/to-order.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { emptyOrder } from "#web/blocks/orders/order-draft.ts";
import { useOrderDraft } from "#web/blocks/orders/use-order-draft.ts";
import { ProductPhoto } from "#web/blocks/products/product-photo.tsx";
import { formatMeasure, soldWords } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { useCustomer } from "#web/store/queries/use-notebook.ts";
import { Button } from "#web/ui/button.tsx";

type OfSupplierProps = { shopId: string; group: SupplierToOrder };

/** What to order of one supplier. */
export function OfSupplier({ shopId, group }: OfSupplierProps) {
  const { t } = useLingui();
  const moveOn = useMoveOn();
  const { set } = useOrderDraft(shopId);
  const { supplierId, leadDays, isUsual, lines } = group;
  const supplier = useCustomer(shopId, supplierId ?? "");
  const name =
    supplierId === null ? t`Sans fournisseur` : (supplier?.name ?? t`Fournisseur inconnu`);
  function handleOrder() {
    const wanted = lines.map(({ productId, pieces: quantity, basis, by }) =>
      withProposal({ productId, quantity, cost: undefined, by }, basis),
    );
    set({ ...emptyOrder, supplierId: supplierId ?? undefined, lines: wanted });
    moveOn("/purchases/orders/new");
  }

  const francs = lines.reduce((sum, line) => sum + (line.francs ?? 0), 0);
  const unknown = lines.filter((line) => line.francs === undefined).length;
  return (
    <section className="flex flex-col gap-2" aria-label={name}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        {francs > 0 && (
          <span className="figures font-bold">
            <Trans>environ {formatMoney(francs)}</Trans>
            {unknown > 0 && (
              <span className="block text-sm font-normal text-ink-soft">
                <Plural
                  value={unknown}
                  one="sans # produit au coût inconnu"
                  other="sans # produits au coût inconnu"
                />
              </span>
            )}
          </span>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {isUsual ? (
          <Plural
            value={leadDays}
            one="On compte # jour pour être livré."
            other="On compte # jours pour être livré."
          />
        ) : (
          <Plural
            value={leadDays}
            one="Livraison en # jour, d’après vos achats."
            other="Livraison en # jours, d’après vos achats."
          />
        )}
      </p>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.productId}>
            <OrderedProduct shopId={shopId} line={line} />
          </li>
        ))}
      </ul>
      <Button
        size="sell"
        className="self-start max-md:w-full"
        icon={<ClipboardList aria-hidden="true" className="size-5" />}
        onClick={handleOrder}
      >
        {supplierId === null ? <Trans>Commander</Trans> : <Trans>Commander à {name}</Trans>}
      </Button>
    </section>
  );
}

/** One product: how long it lasts, and how much to order. */
function OrderedProduct({ shopId, line }: { shopId: string; line: ToOrder }) {
  const { t } = useLingui();
  const { productId, stock, daysLeft, pieces, by, coming, francs, isLate } = line;
  const item = useProduct(shopId, productId);
  const name = item?.name ?? t`Produit retiré`;
  return (
    <div className="flex min-w-0 items-center gap-3 py-2">
      <ProductPhoto shopId={shopId} name={name} images={item?.images ?? []} size="small" />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <div className="min-w-0 basis-48 grow">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm tabular-nums">
            <DaysLeft stock={stock} daysLeft={daysLeft} isLate={isLate} />
            {coming > 0 && (
              <span className="text-ink-soft">
                {" · "}
                <Trans>{formatMeasure(coming, item?.unit)} en route</Trans>
              </span>
            )}
          </p>
        </div>
        <p className="figures shrink-0 text-end">
          <span className="font-bold">
            {by || item?.unit ? (
              soldWords({ quantity: pieces, by: by ?? (item && wareOf(item)?.by) })
            ) : (
              <Plural value={pieces} one="# pièce" other="# pièces" />
            )}
          </span>
          {francs !== undefined && (
            <span className="block text-sm text-ink-soft">{formatMoney(francs)}</span>
          )}
        </p>
      </div>
    </div>
  );
}

/** How long what is there lasts; said louder where it will not last until more can come. */
function DaysLeft({ stock, daysLeft, isLate }: Pick<ToOrder, "stock" | "daysLeft" | "isLate">) {
  if (stock <= 0)
    return (
      <span className="font-medium text-stop">
        <Trans>Il n’en reste plus</Trans>
      </span>
    );
  return (
    <span className={isLate ? "font-medium text-attention" : "text-ink-soft"}>
      {daysLeft === 0 ? (
        <Trans>Il n’en reste pas pour la journée</Trans>
      ) : (
        <Plural value={daysLeft} one="Il reste # jour" other="Il reste # jours" />
      )}
      {isLate && daysLeft > 0 && <Trans>, moins que la livraison</Trans>}
    </span>
  );
}
