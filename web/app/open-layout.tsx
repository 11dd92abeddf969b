import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { PublicBar } from "#web/blocks/public-bar.tsx";
import { useSession } from "#web/store/session.ts";
import { PagePlaceholder } from "./page-placeholder.tsx";
import { SignedInLayout } from "./shell/late-layout.ts";

/** Around pages for everybody: in the shell for whoever is signed in, under the public bar for all others. */
export function OpenLayout() {
  const isSignedIn = useSession((state) => state.session !== undefined);
  if (isSignedIn) return <SignedInLayout />;
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicBar />
      <main className="flex flex-1 flex-col">
        <Suspense fallback={<PagePlaceholder />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
