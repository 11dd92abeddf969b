import { useLingui } from "@lingui/react/macro";
import Users from "lucide-react/icons/users";
import { useNavigate } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { lock, useSharing } from "#web/store/sharing/kept.ts";
import type { MenuItem } from "#web/ui/menu.tsx";

/** What the account menu says of several people on one device, under the name of whoever works now. */
export function useSharingItems(fullName: string): MenuItem[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isShared = useSharing((state) => state.sharing !== undefined);
  const session = useSession((state) => state.session);
  const role = currentShop(session)?.role;
  const icon = <Users aria-hidden="true" />;
  const items: MenuItem[] = [];
  if (isShared) items.push({ id: "switch", label: t`Changer de vendeur`, icon, onPick: lock });
  if (role && may(role, "share-device") && !session?.signedIn)
    items.push({
      id: "sellers",
      label: t`Vendeurs de cet appareil`,
      icon,
      onPick: () => navigate("/device-sellers"),
    });
  return items.map((item, index) => (index === 0 ? { ...item, heading: fullName } : item));
}
