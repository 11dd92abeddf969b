import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, Suspense, useId, useState } from "react";
import { amountOf, type CartLine, type SellableProduct } from "#shared/rules/sell.ts";
import { keyOf } from "#shared/rules/ware.ts";
import type { Objection } from "#shared/schemas/refusal.ts";
import { LateDiscountDialog } from "#web/blocks/discount/late-discount-dialog.ts";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import { bigUnit } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { stockWords } from "#web/i18n/stock-words.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { withPrice, withQuantity } from "./cart-lines.ts";
import { LineTrouble } from "./line-trouble.tsx";

type WeighDialogProps = {
  shopId: string;
  product: SellableProduct;
  lines: readonly CartLine[];
  onDone: (lines: readonly CartLine[]) => void;
  onClose: () => void;
};

/** How much of what is weighed, poured or cut, with what it costs while one types. */
export function WeighDialog({ shopId, product, lines, onDone, onClose }: WeighDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const key = keyOf({ productId: product.id, by: product.by });
  const line = lines.find((one) => keyOf(one) === key);
  const [isLess, setIsLess] = useState(false);
  const [quantity, setQuantity] = useState<number | undefined>(line?.quantity);
  const [typed, setTyped] = useState<{ price: number | undefined }>();
  const price = typed ? typed.price : (line?.price ?? product.price);
  const [trouble, setTrouble] = useState<{ field: "quantity" | "price"; reason: Objection }>();
  const isReseller = currentShop(useSession(({ session }) => session))?.role === "reseller";
  const { unit = "g" } = product.by ?? {};
  const amount =
    quantity === undefined || price === undefined
      ? 0
      : amountOf({ quantity, price, by: product.by });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (quantity === undefined)
      return setTrouble({ field: "quantity", reason: "quantity-invalid" });
    const weighed = withQuantity(lines, product, quantity);
    if (weighed.refusal) return setTrouble({ field: "quantity", reason: weighed.refusal });
    const priced = quantity === 0 ? weighed : withPrice(weighed.lines, product, price);
    if (priced.refusal) return setTrouble({ field: "price", reason: priced.refusal });
    onDone(priced.lines);
  }

  const troubleOf = (field: "quantity" | "price") =>
    trouble?.field === field ? <LineTrouble reason={trouble.reason} /> : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={product.name}
      closeLabel={t`Fermer`}
      actions={
        <>
          {line && (
            <Button size="sell" onClick={() => onDone(withQuantity(lines, product, 0).lines)}>
              <Trans>Retirer</Trans>
            </Button>
          )}
          {line && !isReseller && (
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
      <form id={formId} onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
        <MeasureField
          label={t`Quantité`}
          unit={unit}
          value={quantity}
          onChange={setQuantity}
          large
          data-autofocus
          onFocus={(event) => event.target.select()}
          hint={t`En stock : ${stockWords(product.shownStock, product)}`}
          error={troubleOf("quantity")}
        />
        <p role="status" className="flex flex-wrap items-baseline justify-between gap-2">
          <Trans>À payer</Trans>
          <span className="figures text-3xl font-bold">{formatMoney(amount)}</span>
        </p>
        <NumberField
          label={t`Prix pour 1 ${bigUnit[unit]}`}
          value={price}
          onChange={(now) => setTyped({ price: now })}
          onFocus={(event) => event.target.select()}
          suffix="FCFA"
          hint={t`Minimum : ${formatMoney(product.minPrice)}`}
          error={troubleOf("price")}
        />
      </form>
      <Suspense>
        {isLess && <LateDiscountDialog shopId={shopId} of={key} onClose={() => setIsLess(false)} />}
      </Suspense>
    </Dialog>
  );
}
