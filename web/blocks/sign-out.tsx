import { lazy, Suspense, useState } from "react";
import { speak } from "#web/i18n/language.ts";

const SignOutDialog = lazy(async () => {
  const [{ SignOutDialog: dialog }] = await Promise.all([
    import("./account/sign-out-dialog.tsx"),
    speak("account"),
  ]);
  return { default: dialog };
});

/** « Déconnexion »: asks what this device is to keep, then leaves; or says why not yet. */
export function useSignOut() {
  const [asking, setAsking] = useState(false);
  const dialog = asking && (
    <Suspense>
      <SignOutDialog onClose={() => setAsking(false)} />
    </Suspense>
  );
  return { ask: () => setAsking(true), dialog };
}
