import { Trans, useLingui } from "@lingui/react/macro";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import Mic from "lucide-react/icons/mic";
import PackageMinus from "lucide-react/icons/package-minus";
import Undo2 from "lucide-react/icons/undo-2";
import { useNavigate } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import { wasOpenedBefore } from "#web/blocks/till-mark.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { Menu, type MenuItem } from "#web/ui/menu.tsx";

type MoreMenuProps = {
  shopId: string;
  role: Role;
  onPick: (kind: "transfer" | "stock-return" | "say") => void;
};

/** Beside selling: goods handed to a reseller, goods that come back from one, the till closed. */
export function MoreMenu({ shopId, role, onPick }: MoreMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const cut = useDayCut(shopId);
  const isLate = may(role, "keep-till") && wasOpenedBefore(shopId, cut);
  const items: MenuItem[] = [];
  if (may(role, "sell"))
    items.push({
      id: "say",
      label: <Trans>Dire ou taper la vente</Trans>,
      icon: <Mic aria-hidden="true" />,
      onPick: () => onPick("say"),
    });
  if (may(role, "transfer-to-reseller"))
    items.push({
      id: "transfer",
      label: <Trans>Transfert</Trans>,
      icon: <PackageMinus aria-hidden="true" />,
      onPick: () => onPick("transfer"),
    });
  if (may(role, "take-reseller-return") || may(role, "return-own-stock"))
    items.push({
      id: "stock-return",
      label: may(role, "return-own-stock") ? (
        <Trans>Retour revendeur</Trans>
      ) : (
        <Trans>Retour stock</Trans>
      ),
      icon: <Undo2 aria-hidden="true" />,
      onPick: () => onPick("stock-return"),
    });
  if (may(role, "keep-till"))
    items.push({
      id: "day-close",
      label: isLate ? (
        <Trans>Clôturer la caisse, ouverte un autre jour</Trans>
      ) : (
        <Trans>Clôture de caisse</Trans>
      ),
      icon: <LockKeyhole aria-hidden="true" />,
      onPick: () => navigate("/day-close"),
    });
  return (
    <Menu
      label={isLate ? t`Transferts, retours, caisse à clôturer` : t`Transferts et retours`}
      items={items}
      className="size-12 border border-edge bg-surface text-brand-ink"
    >
      {isLate ? (
        <LockKeyhole aria-hidden="true" className="text-attention" />
      ) : (
        <EllipsisVertical aria-hidden="true" />
      )}
    </Menu>
  );
}
