import { Trans, useLingui } from "@lingui/react/macro";
import Minus from "lucide-react/icons/minus";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { lazy, type ReactNode, Suspense } from "react";
import { amountOf, type CartLine } from "#shared/rules/sell.ts";
import { keyOf, type Measured, stepOf } from "#shared/rules/ware.ts";
import type { Objection } from "#shared/schemas/refusal.ts";
import { eachWords, soldWords } from "#web/i18n/measure.ts";
import { formatAmount, formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LineTrouble } from "./line-trouble.tsx";

// A shop without packs never fetches it.
const LineWays = lazy(async () => ({ default: (await import("./line-ways.tsx")).LineWays }));

export type WaysOf = Measured & { id: string };

type CartLineRowProps = {
  line: CartLine;
  /** What is taken off it, in francs. */
  off: number | undefined;
  name: string;
  trouble: Objection | undefined;
  /** What is said of a product that is no longer there. */
  goneWords: ReactNode;
  /** The lowest price of the product, undefined of one that is not there. */
  minPrice: number | undefined;
  /** For the other ways it is sold. */
  product?: WaysOf | undefined;
  onWay?: (key: string) => void;
  onPrice: (price: number) => void;
  onQuantity: (quantity: number) => void;
  /** Opens the line: its quantity typed, its price. */
  onEdit: () => void;
};

/** One line of the cart: its name, how many at what price, what is wrong with it. */
export function CartLineRow(props: CartLineRowProps) {
  const { line, off = 0, name, trouble, goneWords, minPrice, onQuantity, onEdit } = props;
  const { t } = useLingui();
  // Of a product that is no longer there nothing can be changed: its line can only leave the cart.
  const { product } = props;
  const step = stepOf(line.by);
  const isGone = trouble === "unknown-product";
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      {isGone ? (
        <p className="flex min-h-11 items-center leading-tight font-medium break-words">{name}</p>
      ) : (
        <button
          type="button"
          onClick={onEdit}
          className="flex min-h-11 w-full items-center gap-2 rounded-control text-left hover:bg-sunken"
          aria-label={t`Modifier ${name}`}
        >
          <span className="min-w-0 flex-1 leading-tight font-medium break-words">{name}</span>
          <Pencil aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
        </button>
      )}
      <div className="flex flex-wrap items-center gap-1">
        {isGone ? (
          <Button size="sell" aria-label={t`Retirer ${name}`} onClick={() => onQuantity(0)}>
            <Trans>Retirer</Trans>
          </Button>
        ) : step === 0 ? null : (
          <IconButton
            size="sell"
            label={line.quantity <= step ? t`Retirer ${name}` : t`Un ${name} de moins`}
            icon={<Minus aria-hidden="true" className="size-5" />}
            onClick={() => onQuantity(line.quantity - step)}
            className="border border-edge"
          />
        )}
        <output
          className="figures min-w-11 text-center text-lg font-bold"
          aria-label={t`Quantité de ${name}`}
        >
          {step > 0 ? formatQuantity(line.quantity / step) : soldWords(line)}
        </output>
        {!isGone && step > 0 && (
          <IconButton
            size="sell"
            label={t`Un ${name} de plus`}
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={() => onQuantity(line.quantity + step)}
            className="border border-edge"
          />
        )}
        <span className="figures pl-1 text-sm text-ink-soft">
          × {eachWords(line)}
          {off > 0 && ` − ${formatAmount(off)}`}
        </span>
        <span className="figures ml-auto pl-2 text-lg font-bold">
          {formatAmount(amountOf(line) - off)}
        </span>
      </div>
      {!isGone && product?.packs?.length ? (
        <Suspense>
          <LineWays
            lineKey={keyOf(line)}
            name={name}
            product={product}
            onWay={(key) => props.onWay?.(key)}
          />
        </Suspense>
      ) : null}
      {line.was !== undefined && (
        <p className="mt-1 text-sm font-medium text-attention">
          <Trans>
            Prix changé : {formatAmount(line.was)} → {formatAmount(line.price)}
          </Trans>
        </p>
      )}
      {trouble && (
        <p role="alert" className="mt-1 flex gap-1.5 text-sm font-medium text-stop">
          <span aria-hidden="true">⚠</span>
          <span>{isGone ? goneWords : <LineTrouble reason={trouble} />}</span>
        </p>
      )}
      {/* What a discount makes of it is mended at the discount. */}
      {trouble === "price-below-minimum" && minPrice !== undefined && line.price < minPrice && (
        <Button size="sell" onClick={() => props.onPrice(minPrice)}>
          <Trans>Mettre à {formatMoney(minPrice)}</Trans>
        </Button>
      )}
    </li>
  );
}
