import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { BrowserRouter, Route, Routes, useLocation } from "react-router-dom";
import { ToastHost } from "#web/ui/toast-host.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { lazyScreen } from "./lazy-screen.ts";
import { PagePlaceholder } from "./page-placeholder.tsx";
import { Providers } from "./providers.tsx";
import type { RouteLine } from "./route-line.ts";
import { routes } from "./routes.tsx";

// The shell and all it brings stay out of the public page.
const SignedInLayout = lazyScreen(
  async () => (await import("./shell/signed-in-layout.tsx")).SignedInLayout,
);
const OpenLayout = lazyScreen(async () => (await import("./open-layout.tsx")).OpenLayout);
const NotFoundScreen = lazyScreen(
  async () => (await import("./not-found-screen.tsx")).NotFoundScreen,
);

export function App() {
  return (
    <Providers>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
      <Toasts />
    </Providers>
  );
}

function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PagePlaceholder />}>
        <Routes>
          {guardedBy("public")}
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

function guardedBy(guard: RouteLine["guard"]) {
  return routes
    .filter((line) => line.guard === guard)
    .map((line) => <Route key={line.path} path={line.path} element={<line.screen />} />);
}

function Toasts() {
  const { t } = useLingui();
  return <ToastHost closeLabel={t`Fermer`} />;
}
