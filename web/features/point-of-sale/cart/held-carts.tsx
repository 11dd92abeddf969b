import { Plural, useLingui } from "@lingui/react/macro";
import Pause from "lucide-react/icons/pause";
import { useEffect } from "react";
import type { SellableProduct } from "#shared/rules/sell.ts";
import { keyOf } from "#shared/rules/ware.ts";
import { formatAmount } from "#web/i18n/money.ts";
import { hasDiscount } from "#web/store/discount-rules.ts";
import type { Cart } from "#web/store/outbox/operation-record.ts";
import { takeLostFocus } from "#web/ui/take-lost-focus.ts";
import { cartSums, followed } from "./cart-lines.ts";
import { useDiscountRules } from "./use-discount-rules.ts";

type HeldCartsProps = {
  carts: readonly Pick<Cart, "id" | "lines" | "off">[];
  productOf: (id: string) => SellableProduct | undefined;
  onRecall: (cartId: string) => void;
};

/** Carts put aside, as a row of totals in view: nobody forgets who went to fetch their money. */
export function HeldCarts({ carts, productOf, onRecall }: HeldCartsProps) {
  const { t } = useLingui();
  const ids = carts.map(({ id }) => id).join();
  // The button that puts a cart aside goes with its lines, and the one that brings it back goes too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a cart has come or gone
  useEffect(() => () => takeLostFocus(document.querySelector("main")), [ids]);

  const rules = useDiscountRules(carts.some(hasDiscount));

  if (carts.length === 0) return null;
  return (
    <ul
      aria-label={t`Paniers en attente`}
      className="no-scrollbar flex shrink-0 gap-2 overflow-x-auto p-1"
    >
      {carts.map(({ id, lines, off }) => {
        const now = lines.map((line) => followed(line, productOf(keyOf(line))));
        const { pieces, total } = cartSums(now, rules?.discountsOf(now, off).off);
        return (
          <li key={id} className="shrink-0">
            <button
              type="button"
              onClick={() => onRecall(id)}
              aria-label={t`Reprendre le panier de ${formatAmount(total)}`}
              className="flex min-h-12 items-center gap-2 rounded-card border border-dashed border-edge bg-surface px-3 hover:bg-sunken"
            >
              <Pause aria-hidden="true" className="size-4 text-brand-ink" />
              <span className="figures font-bold">{formatAmount(total)}</span>
              <span className="text-sm text-ink-soft">
                <Plural value={pieces} one="# art." other="# art." />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
