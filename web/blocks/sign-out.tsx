import { lazy, Suspense, useState } from "react";
import { speak } from "#web/i18n/language.ts";

const SignOutDialog = lazy(async () => {
  const [{ SignOutDialog: dialog }] = await Promise.all([
    import("./account/sign-out-dialog.tsx"),
    speak("account"),
  ]);
  return { default: dialog };
});

/** « Déconnexion »: asks what this device is to keep, then leaves for `to`; or says why not yet. */
export function useSignOut(to = "/") {
  const [asking, setAsking] = useState(false);
  const dialog = asking && (
    <Suspense>
      <SignOutDialog to={to} onClose={() => setAsking(false)} />
    </Suspense>
  );
  return { ask: () => setAsking(true), dialog };
}
