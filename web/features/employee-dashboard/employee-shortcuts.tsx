import { Trans, useLingui } from "@lingui/react/macro";
import Boxes from "lucide-react/icons/boxes";
import Mail from "lucide-react/icons/mail";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Store from "lucide-react/icons/store";
import TrendingUp from "lucide-react/icons/trending-up";
import { type Shortcut, Shortcuts } from "#web/blocks/shortcuts.tsx";

type EmployeeShortcutsProps = {
  /** Invitations that wait for an answer. */
  invitations: number;
  /** Manager of a shop. */
  manages: boolean;
  /** Employed anywhere. */
  works: boolean;
};

/** Where somebody employed goes from their dashboard. */
export function EmployeeShortcuts({ invitations, manages, works }: EmployeeShortcutsProps) {
  const { t } = useLingui();
  const atWork: Shortcut[] = [
    { to: "/point-of-sale", label: <Trans>Vendre</Trans>, icon: ShoppingCart },
    { to: "/inventory", label: <Trans>Stock</Trans>, icon: Boxes },
    { to: "/performance", label: <Trans>Performance</Trans>, icon: TrendingUp },
  ];
  const links: Shortcut[] = [
    ...(works ? atWork : []),
    {
      to: "/received-invitations",
      label:
        invitations > 0 ? <Trans>Invitations ({invitations})</Trans> : <Trans>Invitations</Trans>,
      icon: Mail,
    },
    ...(manages
      ? [{ to: "/dashboard", label: <Trans>La boutique aujourd’hui</Trans>, icon: Store }]
      : []),
  ];
  return <Shortcuts label={t`Accès rapides`} links={links} />;
}
