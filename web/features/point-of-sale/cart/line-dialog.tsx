import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, Suspense, useId, useState } from "react";
import type { CartLine, SellableProduct } from "#shared/rules/sell.ts";
import { keyOf, nameOfWare, stepOf } from "#shared/rules/ware.ts";
import type { Objection } from "#shared/schemas/refusal.ts";
import { LateDiscountDialog } from "#web/blocks/discount/late-discount-dialog.ts";
import { formatMeasure } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { withPrice, withQuantity } from "./cart-lines.ts";
import { LineTrouble } from "./line-trouble.tsx";

type LineDialogProps = {
  product: SellableProduct;
  lines: readonly CartLine[];
  onDone: (lines: readonly CartLine[]) => void;
  onClose: () => void;
};

/** How many, and at what price: for a long press on a tile and for a line of the cart. */
export function LineDialog({ product, lines, onDone, onClose }: LineDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [isLess, setIsLess] = useState(false);
  const shop = currentShop(useSession(({ session }) => session));
  const key = keyOf({ productId: product.id, by: product.by });
  const line = lines.find((one) => keyOf(one) === key);
  const step = stepOf(product.by);
  const [quantity, setQuantity] = useState<number | undefined>((line?.quantity ?? step) / step);
  // Until one types another, the price that the line has at this moment: it may follow the catalogue meanwhile.
  const usual = line?.price ?? product.price;
  const [typed, setTyped] = useState<{ price: number | undefined }>();
  const price = typed ? typed.price : usual;
  const [trouble, setTrouble] = useState<{ field: "quantity" | "price"; reason: Objection }>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (quantity === undefined)
      return setTrouble({ field: "quantity", reason: "quantity-invalid" });
    const counted = withQuantity(lines, product, quantity * step);
    if (counted.refusal) return setTrouble({ field: "quantity", reason: counted.refusal });
    const priced = quantity === 0 ? counted : withPrice(counted.lines, product, price);
    if (priced.refusal) return setTrouble({ field: "price", reason: priced.refusal });
    onDone(priced.lines);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={nameOfWare(product)}
      closeLabel={t`Fermer`}
      actions={
        <>
          {line && (
            <Button size="sell" onClick={() => onDone(withQuantity(lines, product, 0).lines)}>
              <Trans>Retirer</Trans>
            </Button>
          )}
          {line && shop?.role !== "reseller" && (
            <Button size="sell" onClick={() => setIsLess(true)}>
              <Trans>Remise</Trans>
            </Button>
          )}
          <Button kind="main" size="sell" type="submit" form={formId}>
            <Trans>Valider la ligne</Trans>
          </Button>
        </>
      }
    >
      {/* The largest price stands whole: beside the quantity where there is room for both, below it on a narrow phone. */}
      <form
        id={formId}
        onSubmit={handleSubmit}
        className="flex flex-wrap items-start gap-3"
        noValidate
      >
        <div className="min-w-0 grow basis-32">
          <NumberField
            label={t`Quantité`}
            value={quantity}
            onChange={setQuantity}
            large
            data-autofocus
            onFocus={(event) => event.target.select()}
            hint={t`En stock : ${formatMeasure(product.shownStock, product.unit)}`}
            error={
              trouble?.field === "quantity" ? <LineTrouble reason={trouble.reason} /> : undefined
            }
          />
        </div>
        <div className="min-w-0 grow basis-50">
          <NumberField
            label={product.by?.pack ? t`Prix : ${product.by.pack.name}` : t`Prix d’une pièce`}
            value={price}
            onChange={(now) => setTyped({ price: now })}
            large
            onFocus={(event) => event.target.select()}
            hint={t`Minimum : ${formatMoney(product.minPrice)}`}
            error={trouble?.field === "price" ? <LineTrouble reason={trouble.reason} /> : undefined}
          />
        </div>
      </form>
      <Suspense>
        {isLess && shop && (
          // What is typed of the line stays below it.
          <LateDiscountDialog shopId={shop.id} of={key} onClose={() => setIsLess(false)} />
        )}
      </Suspense>
    </Dialog>
  );
}
