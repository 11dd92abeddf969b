import { useLingui } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import { lazy, Suspense, useState } from "react";
import { roleWords } from "#web/blocks/words/role-words.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Menu } from "#web/ui/menu.tsx";

// Few have that many shops.
const ShopChooser = lazy(async () => ({
  default: (await import("./shop-chooser.tsx")).ShopChooser,
}));

/** More shops than this are looked for by name. */
const mostInMenu = 7;

type ShopMenuProps = {
  shops: readonly SessionShop[];
  current: SessionShop;
  onPick: (shopId: string) => void;
};

/** The name of the shop one works in, and the way to the others, with what one is there. */
export function ShopMenu({ shops, current, onPick }: ShopMenuProps) {
  const { t, i18n } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const label = t`Changer de boutique, actuellement ${current.name}`;
  const look = "max-w-full min-w-0 font-semibold";
  const words = (
    <>
      <span className="truncate">{current.name}</span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
    </>
  );
  if (shops.length > mostInMenu)
    return (
      <>
        <button
          type="button"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
          className={`inline-flex min-h-11 items-center gap-1 rounded-control hover:bg-hover ${look}`}
        >
          {words}
        </button>
        {choosing && (
          <Suspense>
            <ShopChooser
              shops={shops}
              currentId={current.id}
              onPick={onPick}
              onClose={() => setChoosing(false)}
            />
          </Suspense>
        )}
      </>
    );
  return (
    <Menu
      label={label}
      align="start"
      className={look}
      items={shops.map((shop) => ({
        id: shop.id,
        label: (
          <>
            <span className="block truncate">{shop.name}</span>
            <span className="block text-sm text-ink-soft">{i18n._(roleWords[shop.role])}</span>
          </>
        ),
        checked: shop.id === current.id,
        onPick: () => onPick(shop.id),
      }))}
    >
      {words}
    </Menu>
  );
}
