import { keyOf, wareKey } from "#shared/rules/ware.ts";
import { meansById } from "#shared/schemas/means.ts";
import { meantBy } from "#shared/spoken/meant.ts";
import { saidStart } from "#shared/spoken/said-payment.ts";
import type { PartDraft } from "#web/blocks/other-means/part-draft.ts";
import type { TakenSale } from "#web/blocks/spoken/taken-sale.ts";
import { currentCart } from "#web/store/commands/carts.ts";
import { freshPayment, freshStart, type StartOfPayment } from "./payment-draft.ts";

/** Initial state of the payment of a spoken sale, while its goods are still in the cart that received them. */
export function startOfSaid(shopId: string, said: TakenSale): StartOfPayment {
  const { proposal, goods, partyId } = said;
  const cartId = currentCart(shopId).id;
  const keys = new Set(
    proposal.lines.flatMap((line, at) => {
      const meant = meantBy(line, goods[at]);
      return meant ? [wareKey(meant.productId, meant.packId)] : [];
    }),
  );
  return (due) => {
    const cart = currentCart(shopId);
    if (cart.id !== cartId || !cart.lines.some((line) => keys.has(keyOf(line)))) return freshStart;
    const { way, tendered, parts, isPart, reference, ...account } = saidStart(
      proposal,
      partyId,
      due,
    );
    return {
      draft: {
        method: way,
        cash:
          tendered === undefined
            ? freshPayment.cash
            : { kind: "counted", typed: tendered, notes: [] },
      },
      parts: { [way]: draftsOf(parts, reference) },
      account: { ...account, name: proposal.stranger },
      note: said.renderNote({ customerId: account.customerId, ...(isPart ? { isPart } : {}) }),
    };
  };
}

/** Parts of a spoken payment; a part without francs takes the rest. */
function draftsOf(
  parts: ReturnType<typeof saidStart>["parts"],
  reference = "",
): readonly PartDraft[] {
  return parts.map(({ method, amount }, place) => ({
    ...{ key: place + 1, method, amount, isTouched: amount !== undefined, isLater: false },
    reference: meansById[method].carries === "reference" ? reference : "",
  }));
}
