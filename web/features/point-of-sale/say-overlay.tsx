import { SayDialog } from "#web/blocks/spoken/say-dialog.tsx";
import { wareAt } from "#web/store/queries/use-catalogue.ts";
import { withSaid } from "./cart/with-said.ts";
import { useCartActs } from "./use-cart-acts.ts";

/** A sale that is said or typed in a sentence, and goes into the cart of the till. */
export function SayOverlay({ shopId, onClose }: { shopId: string; onClose: () => void }) {
  const { change } = useCartActs(shopId, false);
  const wareOf = (key: string) => wareAt(shopId, key);
  return (
    <SayDialog
      shopId={shopId}
      onTake={(proposal, choices) => change((lines) => withSaid(lines, proposal, choices, wareOf))}
      onClose={onClose}
    />
  );
}
