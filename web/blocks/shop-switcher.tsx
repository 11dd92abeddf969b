import { useLingui } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Menu } from "#web/ui/menu.tsx";

type ShopSwitcherProps = {
  shops: readonly { id: string; name: string }[];
  currentId: string | undefined;
  onPick: (shopId: string) => void;
};

/** The name of the shop one works in; a menu as soon as there are several. */
export function ShopSwitcher({ shops, currentId, onPick }: ShopSwitcherProps) {
  const { t } = useLingui();
  const current = shops.find((shop) => shop.id === currentId) ?? shops[0];
  if (!current) return null;
  if (shops.length === 1)
    return <span className="block truncate font-semibold">{current.name}</span>;
  return (
    <Menu
      label={t`Changer de boutique, actuellement ${current.name}`}
      align="start"
      className="max-w-full min-w-0 font-semibold"
      items={shops.map((shop) => ({
        id: shop.id,
        label: shop.name,
        checked: shop.id === current.id,
        onPick: () => onPick(shop.id),
      }))}
    >
      <span className="truncate">{current.name}</span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
    </Menu>
  );
}
