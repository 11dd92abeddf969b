import { Suspense } from "react";
import type { SessionShop } from "#web/store/session.ts";
import { latePart } from "#web/ui/late-part.ts";

// Most have one shop.
const ShopMenu = latePart(
  async () => ({ default: (await import("./shop-menu.tsx")).ShopMenu }),
  ShopName,
);

function ShopName({ current }: { current: SessionShop }) {
  return <span className="block truncate font-semibold">{current.name}</span>;
}

type ShopSwitcherProps = {
  shops: readonly SessionShop[];
  currentId: string | undefined;
  onPick: (shopId: string) => void;
};

/** The name of the shop one works in; a way to the others as soon as there are several. */
export function ShopSwitcher({ shops, currentId, onPick }: ShopSwitcherProps) {
  const current = shops.find((shop) => shop.id === currentId) ?? shops[0];
  if (!current) return null;
  const name = <ShopName current={current} />;
  if (shops.length === 1) return name;
  return (
    <Suspense fallback={name}>
      <ShopMenu shops={shops} current={current} onPick={onPick} />
    </Suspense>
  );
}
