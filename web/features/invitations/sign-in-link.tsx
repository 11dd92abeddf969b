import { Trans } from "@lingui/react/macro";
import LogIn from "lucide-react/icons/log-in";
import { Link, useLocation } from "react-router-dom";
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
