import { Plural, Trans, useLingui } from "@lingui/react/macro";
import ChevronUp from "lucide-react/icons/chevron-up";
import HandCoins from "lucide-react/icons/hand-coins";
import { Money } from "#web/blocks/money.tsx";
import { Button } from "#web/ui/button.tsx";

type CartBarProps = {
  pieces: number;
  total: number;
  /** A line that cannot be sold as it stands: the cart must be looked at first. */
  troubled: boolean;
  onOpen: () => void;
  onPay: () => void;
};

/** The bar that never leaves the phone's screen: what the cart holds, and the way to be paid. */
export function CartBar({ pieces, total, troubled, onOpen, onPay }: CartBarProps) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Panier`}
      className="shrink-0 border-t border-line bg-surface px-3 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] snug:@max-2xl:flex snug:items-center snug:gap-2 snug:pb-[max(0.375rem,env(safe-area-inset-bottom))] @2xl:hidden"
    >
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-12 w-full min-w-0 flex-wrap items-center gap-x-2 rounded-control text-left hover:bg-sunken"
      >
        <ChevronUp aria-hidden="true" className="size-5 shrink-0" />
        {/* Two lines are as high as the button is: nothing moves when a line comes to be looked at. */}
        <span className="min-w-0 flex-1 basis-28 leading-5 font-medium">
          <span className="block truncate">
            <Trans>Panier</Trans> ·{" "}
            <Plural value={pieces} _0="vide" one="# article" other="# articles" />
          </span>
          {troubled && (
            <span className="block text-stop">
              ⚠ <Trans>à vérifier</Trans>
            </span>
          )}
        </span>
        <Money francs={total} size="xl" strong />
      </button>
      <Button
        kind="main"
        size="large"
        wide
        disabled={pieces === 0}
        onClick={onPay}
        icon={<HandCoins aria-hidden="true" className="size-5" />}
        className="snug:w-auto snug:shrink-0"
      >
        <Trans>Encaisser</Trans>
      </Button>
    </section>
  );
}
