import { Trans } from "@lingui/react/macro";
import LogIn from "lucide-react/icons/log-in";
import UserPlus from "lucide-react/icons/user-plus";
import { Link, useLocation } from "react-router-dom";
import type { DoorWish } from "#web/blocks/account/door-wish.ts";
import { useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";

/** To the door and back here. Somebody whose session is over signs in again. */
export function SignInLink() {
  const { pathname } = useLocation();
  const isOver = useSession((state) => state.session !== undefined);
  const from = `from=${encodeURIComponent(pathname)}`;
  return (
    <Link to={`/auth?${isOver ? "again=1&" : ""}${from}`} className={buttonLook("main", "sell")}>
      <LogIn aria-hidden="true" className="size-5" />
      <Trans>Se connecter ou s’inscrire</Trans>
    </Link>
  );
}

type InvitedWaysProps = {
  /** The invited address; undefined for somebody who was invited by their own link, and so has an account. */
  email: string | undefined;
  shopName: string;
};

/**
 * The ways in for somebody who was invited: a new account first, then the one they have. Both bear the invited address;
 * neither tells whoever shows the link round whether it has an account.
 */
export function InvitedWays({ email, shopName }: InvitedWaysProps) {
  const { pathname } = useLocation();
  const isOver = useSession((state) => state.session !== undefined);
  if (email === undefined || isOver) return <SignInLink />;
  const to = `/auth?from=${encodeURIComponent(pathname)}`;
  const wish = (tab: DoorWish["tab"]) => ({ door: { tab, email, shopName } satisfies DoorWish });
  return (
    <div className="flex flex-col gap-2">
      <Link to={to} state={wish("register")} className={buttonLook("main", "sell")}>
        <UserPlus aria-hidden="true" className="size-5" />
        <Trans>Créer mon compte</Trans>
      </Link>
      <Link to={to} state={wish("login")} className={buttonLook("plain", "sell")}>
        <LogIn aria-hidden="true" className="size-5" />
        <Trans>J’ai déjà un compte</Trans>
      </Link>
    </div>
  );
}
