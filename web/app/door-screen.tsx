import { Trans } from "@lingui/react/macro";
import { Link, useLocation } from "react-router-dom";
import { useOnline } from "#web/blocks/hooks/use-online.ts";
import { PublicBar } from "#web/blocks/public-bar.tsx";
import { useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";

/**
 * What the application itself shows at `/` to who has just signed out, and in the stead of any page of the public site,
 * which the server draws, when it cannot be fetched.
 */
export function DoorScreen() {
  const isSignedIn = useSession((state) => state.session !== undefined);
  const isOnline = useOnline();
  const { pathname } = useLocation();
  const isHome = pathname === "/";
  return (
    <div className="flex min-h-dvh flex-col">
      <title>Boutika</title>
      <PublicBar />
      <main className="mx-auto flex w-full max-w-[32rem] flex-col gap-5 px-4 py-10">
        <h1 className="text-2xl font-bold text-balance">
          <Trans>La caisse et le stock de votre boutique</Trans>
        </h1>
        {!isOnline && (
          <p role="status">
            <Trans>Pas de réseau : cette page ne peut pas s’ouvrir. La caisse, elle, marche.</Trans>
          </p>
        )}
        {isOnline && !isHome && (
          <p role="status">
            <Trans>Cette page n’a pas répondu. La caisse, elle, marche.</Trans>
          </p>
        )}
        {isSignedIn ? (
          <Link to="/point-of-sale" className={buttonLook("main", "large")}>
            <Trans>Ouvrir la caisse</Trans>
          </Link>
        ) : (
          <Link to="/auth" className={buttonLook("main", "large")}>
            <Trans>Se connecter</Trans>
          </Link>
        )}
        {isOnline && (
          <Link to={pathname} reloadDocument className={buttonLook("plain", "large")}>
            {isHome ? <Trans>Page d’accueil</Trans> : <Trans>Réessayer</Trans>}
          </Link>
        )}
      </main>
    </div>
  );
}
