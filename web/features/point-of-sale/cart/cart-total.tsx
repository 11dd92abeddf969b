import { Trans } from "@lingui/react/macro";
import HandCoins from "lucide-react/icons/hand-coins";
import { Money } from "#web/blocks/money.tsx";
import { Button } from "#web/ui/button.tsx";
import { KeyHint } from "#web/ui/key-hint.tsx";

type CartTotalProps = { total: number; disabled: boolean; payKey?: string; onPay: () => void };

/** The sum of the cart and the way to be paid, always together and always in view. */
export function CartTotal({ total, disabled, payKey, onPay }: CartTotalProps) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 pb-2">
        <span className="font-medium">
          <Trans>Total</Trans>
        </span>
        <Money francs={total} size="2xl" />
      </p>
      <Button
        kind="main"
        size="large"
        wide
        disabled={disabled}
        icon={<HandCoins aria-hidden="true" className="size-5" />}
        onClick={onPay}
      >
        <Trans>Encaisser</Trans>
        {payKey !== undefined && <KeyHint keys={payKey} />}
      </Button>
    </>
  );
}
