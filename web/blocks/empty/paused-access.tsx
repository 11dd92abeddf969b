import { Trans } from "@lingui/react/macro";
import CirclePause from "lucide-react/icons/circle-pause";
import { useEffect } from "react";
import { refreshProfile } from "#web/store/session/profile.ts";
import { ownSession, useSession } from "#web/store/session.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** Shops that have paused the person's access, as the server last said; it is asked anew whenever this is looked at. */
export function usePausedIn() {
  const session = useSession((state) => ownSession(state.session));
  useEffect(() => void refreshProfile(), []);
  return session?.profile?.pausedIn ?? [];
}

/** Somebody whose access is paused reads so, and whom to ask. */
export function PausedAccess({ shops }: { shops: ReturnType<typeof usePausedIn> }) {
  return (
    <EmptyState icon={<CirclePause />} title={<Trans>Votre accès est en pause</Trans>}>
      {shops.map(({ shopName, ownerName }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two shops may have one name
        <span key={place} className="block pb-2">
          <Trans>
            {shopName} : demandez à {ownerName} de vous redonner l’accès.
          </Trans>
        </span>
      ))}
      <span className="block">
        <Trans>
          Rien n’est perdu : ce que vous avez vendu sur cet appareil part dès qu’il y a du réseau.
        </Trans>
      </span>
    </EmptyState>
  );
}

/** The same beside what a page shows anyway; nothing for who is not paused. */
export function PausedNote() {
  const shops = usePausedIn();
  return shops.length > 0 ? <PausedAccess shops={shops} /> : null;
}
