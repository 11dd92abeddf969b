import { Trans } from "@lingui/react/macro";
import LogOut from "lucide-react/icons/log-out";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { PublicBar } from "#web/blocks/public-bar.tsx";
import { useSignOut } from "#web/blocks/sign-out.tsx";
import { useOpening } from "#web/store/queries/use-store.ts";
import { useSession } from "#web/store/session.ts";
import { useSharing } from "#web/store/sharing/kept.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

type OnboardingPageProps = {
  title: string;
  /** What is done here, under the title. */
  lead: ReactNode;
  children: ReactNode;
};

/**
 * Around the steps of somebody who has just opened an account and has nothing to work in yet. They are the signed-in
 * person's own: closed to whoever is switched in by a PIN, and to everybody while the device is locked.
 */
export function OnboardingPage({ title, lead, children }: OnboardingPageProps) {
  const { pathname, search } = useLocation();
  const session = useSession((state) => state.session);
  const opening = useOpening();
  const signOut = useSignOut();
  const isLocked = useSharing((state) => state.sharing?.locked === true);
  if (isLocked || session?.signedIn) return <Navigate to="/point-of-sale" replace />;
  if (!session && !opening)
    return <Navigate to={`/auth?from=${encodeURIComponent(pathname + search)}`} replace />;
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · Boutika`}</title>
      <PublicBar />
      <main className="mx-auto flex w-full max-w-[70rem] flex-1 flex-col gap-5 p-4 md:pt-8">
        <div className="flex flex-col gap-1">
          <h1 className="text-2xl font-bold tracking-tight text-balance md:text-3xl">{title}</h1>
          <p className="text-pretty text-ink-soft">{lead}</p>
        </div>
        {session ? children : <Waiting />}
        {session && (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
            <span className="min-w-0 truncate text-sm text-ink-soft">{session.fullName}</span>
            <Button
              kind="quiet"
              icon={<LogOut aria-hidden="true" className="size-5" />}
              onClick={signOut.ask}
            >
              <Trans>Déconnexion</Trans>
            </Button>
          </div>
        )}
      </main>
      {signOut.dialog}
    </div>
  );
}

/** Until the device, or the server, has said who this is. */
export function Waiting() {
  return (
    <p role="status" className="flex animate-appear items-center gap-3 p-4">
      <Spinner />
      <Trans>Un instant…</Trans>
    </p>
  );
}
