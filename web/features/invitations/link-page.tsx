import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { PublicBar } from "#web/blocks/public-bar.tsx";
import { useSession } from "#web/store/session.ts";
import { useSharing } from "#web/store/sharing/kept.ts";

type LinkPageProps = { title: string; heading: ReactNode; children: ReactNode };

/**
 * Around what stands behind a link that was handed round: seen signed in or not. On a shared device it speaks as the
 * person signed in: nobody else may, and nobody while it is locked.
 */
export function LinkPage({ title, heading, children }: LinkPageProps) {
  const isSwitched = useSession((state) => state.session?.signedIn !== undefined);
  const isLocked = useSharing((state) => state.sharing?.locked === true);
  if (isSwitched || isLocked) return <Navigate to="/point-of-sale" replace />;
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · Boutika`}</title>
      <PublicBar />
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col gap-4 p-4 md:pt-10">
        <h1 className="text-2xl font-bold tracking-tight text-balance">{heading}</h1>
        {children}
      </main>
    </div>
  );
}
