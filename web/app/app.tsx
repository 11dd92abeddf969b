import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect } from "react";
import { BrowserRouter, Route, Routes, useLocation } from "react-router-dom";
import { sitePaths } from "#shared/site-paths.ts";
import { ToastHost } from "#web/ui/toast-host.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { fetchedFor } from "./fetched-for.ts";
import { FetchingNotice } from "./fetching-notice.tsx";
import { OpenLayout } from "./late-open-layout.ts";
import { lazyScreen } from "./lazy-screen.ts";
import { PagePlaceholder } from "./page-placeholder.tsx";
import { Providers } from "./providers.tsx";
import type { RouteLine } from "./route-line.ts";
import { routes } from "./routes.tsx";
import { SignedInLayout } from "./shell/late-layout.ts";
import { usePushedPlace } from "./use-pushed-place.ts";

const DoorScreen = lazyScreen(async () => (await import("./door-screen.tsx")).DoorScreen);
const NotFoundScreen = lazyScreen(
  async () => (await import("./not-found-screen.tsx")).NotFoundScreen,
);

/** The public site is the server's: the application is here in its stead only when it could not be fetched. */
const siteAddresses = [...sitePaths.filter((path) => path !== "/"), "/en/*"];

/** `onDrawn`: the first screen stands. Keep the function the same. */
export function App({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return (
    <Providers>
      {/* What no page throws, the toasts above all, would empty the window; so would an error screen that fails. */}
      <ErrorBoundary resetKey="" isLast>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
        <FetchingNotice />
        <Toasts />
      </ErrorBoundary>
    </Providers>
  );
}

function Pages() {
  const { pathname, search } = useLocation();
  usePushedPlace();
  useEffect(() => {
    // While somebody types their password, what lies behind the door is fetched.
    if (pathname === "/auth") void fetchedFor(pathBehind(search));
  }, [pathname, search]);
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PagePlaceholder />}>
        <Routes>
          {guardedBy("public")}
          {siteAddresses.map((path) => (
            <Route key={path} path={path} element={<DoorScreen />} />
          ))}
          <Route element={<SignedInLayout />}>{guardedBy("signed-in")}</Route>
          <Route element={<OpenLayout />}>{guardedBy("everyone")}</Route>
          <Route element={<SignedInLayout lost />}>
            <Route path="*" element={<NotFoundScreen />} />
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** The till, unless another page is wanted. */
function pathBehind(search: string): string {
  const [wanted = ""] = (new URLSearchParams(search).get("from") ?? "").split(/[?#]/);
  return wanted || "/point-of-sale";
}

function guardedBy(guard: RouteLine["guard"]) {
  return routes
    .filter((line) => line.guard === guard)
    .map((line) => <Route key={line.path} path={line.path} element={<line.screen />} />);
}

function Toasts() {
  const { t } = useLingui();
  return <ToastHost closeLabel={t`Fermer`} />;
}
