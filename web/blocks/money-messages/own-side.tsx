import { Trans } from "@lingui/react/macro";
import type { Side } from "#shared/money-messages/reading.ts";
import { readablePhone } from "#shared/rules/phone.ts";
import { keepOwnNumber } from "#web/store/own-numbers.ts";
import { Button } from "#web/ui/button.tsx";

type OwnSideProps = {
  shopId: string;
  sides: { from: Side; to: Side };
  /** Called once the answer is stored. */
  onSaid?: () => void;
};

/** Asks which of the two numbers in a transfer message is the shop's. Asked once, then kept on this device. */
export function OwnSide({ shopId, sides, onSaid }: OwnSideProps) {
  return (
    <div className="flex flex-col gap-2">
      <p>
        <Trans>Touchez le numéro de la boutique. Boutika le retient sur cet appareil.</Trans>
      </p>
      {[sides.to, sides.from].map((side) => (
        <Button
          key={side.phone}
          size="sell"
          wide
          onClick={() => {
            keepOwnNumber(shopId, side.phone);
            onSaid?.();
          }}
        >
          <span className="min-w-0 break-words">
            {readablePhone(side.phone)}
            {side.sender && <> · {side.sender}</>}
          </span>
        </Button>
      ))}
    </div>
  );
}
