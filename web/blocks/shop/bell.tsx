import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import BellIcon from "lucide-react/icons/bell";
import { useDeferredValue } from "react";
import { Link } from "react-router-dom";
import { useUnreadConversations } from "#web/store/queries/use-messages.ts";
import { useUnreadCount } from "#web/store/queries/use-notifications.ts";
import { useSession } from "#web/store/session.ts";

const mostShown = 99;

/**
 * In the top bar: how many things wait to be seen, and the way to them: notices, conversations with unread messages,
 * invitations.
 */
export function Bell({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const invitations = useSession(({ session }) => session?.profile?.receivedInvitations ?? 0);
  // What waits is read once the screen stands.
  const counted = useDeferredValue(shopId, "");
  const unread = useUnreadCount(counted) + useUnreadConversations(counted) + invitations;
  const label =
    unread === 0
      ? t`Notifications`
      : t`Notifications : ${plural(unread, { one: "# nouvelle", other: "# nouvelles" })}`;
  return (
    <Link
      to="/notifications"
      aria-label={label}
      title={label}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-hover"
    >
      <BellIcon aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-0.5 right-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-sm leading-5 font-bold text-on-accent"
        >
          {unread > mostShown ? `${mostShown}+` : unread}
        </span>
      )}
    </Link>
  );
}
