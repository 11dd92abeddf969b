import { Trans, useLingui } from "@lingui/react/macro";
import Pause from "lucide-react/icons/pause";
import type { ReactNode } from "react";
import type { CartLine } from "#shared/rules/sell.ts";
import { keyOf } from "#shared/rules/ware.ts";
import type { Objection } from "#shared/schemas/refusal.ts";
import { Button } from "#web/ui/button.tsx";
import { Settling } from "#web/ui/settling.tsx";
import { CartLineRow, type WaysOf } from "./cart-line-row.tsx";

export type CartPanelProps = {
  lines: readonly CartLine[];
  nameOf: (productId: string) => string;
  minPriceOf: (productId: string) => number | undefined;
  troubles: ReadonlyMap<string, Objection>;
  /** What is said of a product that is no longer there. */
  goneWords: ReactNode;
  onQuantity: (productId: string, quantity: number) => void;
  onPrice: (productId: string, price: number) => void;
  onEdit: (productId: string) => void;
  /** The product of a line, for the other ways it is sold; undefined where there is but one. */
  waysOf?: ((key: string) => WaysOf | undefined) | undefined;
  onWay?: (key: string, to: string) => void;
  onHold: () => void;
  onClear: () => void;
  /** What is taken off each line, in francs. */
  off?: readonly number[] | undefined;
  /** Says a discount; undefined where there are none. */
  onDiscount?: () => void;
  /** More is taken off than whoever sells may, and nobody has allowed it. */
  isTooMuchOff?: boolean;
};

/** The lines of the cart, and what one does with it besides being paid. */
export function CartPanel({
  lines,
  nameOf,
  minPriceOf,
  troubles,
  goneWords,
  onQuantity,
  onPrice,
  onEdit,
  waysOf,
  onWay,
  onHold,
  onClear,
  off,
  onDiscount,
  isTooMuchOff,
}: CartPanelProps) {
  const { t } = useLingui();
  if (lines.length === 0) {
    return (
      <p className="px-2 py-8 text-center text-ink-soft">
        <Trans>Le panier est vide. Touchez un produit ou scannez son code.</Trans>
      </p>
    );
  }
  return (
    <Settling ids={lines.map(keyOf)}>
      <ul aria-label={t`Lignes du panier`}>
        {lines.map((line, at) => {
          const key = keyOf(line);
          return (
            <CartLineRow
              key={key}
              line={line}
              off={off?.[at]}
              name={nameOf(key)}
              trouble={troubles.get(key)}
              goneWords={goneWords}
              minPrice={minPriceOf(key)}
              product={waysOf?.(key)}
              onWay={(to) => onWay?.(key, to)}
              onPrice={(price) => onPrice(key, price)}
              onQuantity={(quantity) => onQuantity(key, quantity)}
              onEdit={() => onEdit(key)}
            />
          );
        })}
      </ul>
      {isTooMuchOff && (
        <p role="alert" className="py-1 font-medium text-stop">
          <Trans>C’est une remise plus grande que la vôtre : changez-la.</Trans>
        </p>
      )}
      {onDiscount && (
        <Button size="sell" wide onClick={onDiscount}>
          <Trans>Remise</Trans>
        </Button>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sell"
          icon={<Pause aria-hidden="true" className="size-5" />}
          onClick={onHold}
          className="flex-1"
        >
          <Trans>Mettre en attente</Trans>
        </Button>
        <Button kind="quiet" size="sell" onClick={onClear}>
          <Trans>Vider</Trans>
        </Button>
      </div>
    </Settling>
  );
}
