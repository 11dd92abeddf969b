import { type ReactNode, Suspense, useState } from "react";
import { install, useInstall } from "./install-prompt.ts";
import { officeScreen } from "./lazy-screen.ts";

const InstallDialog = officeScreen(
  async () => (await import("#web/blocks/install/install-dialog.tsx")).InstallDialog,
);

type Installation = {
  /** Undefined once the application is installed, or runs as installed. */
  ask: (() => void) | undefined;
  dialog: ReactNode;
};

/** « Installer l'application »: the browser's own question where it offers one, else the taps to make. */
export function useInstallation(): Installation {
  const way = useInstall((state) => state.way);
  const [open, setOpen] = useState(false);
  if (way === "installed") return { ask: undefined, dialog: null };
  if (way === "offer") return { ask: () => void install(), dialog: null };
  return {
    ask: () => setOpen(true),
    dialog: open && (
      <Suspense>
        <InstallDialog onClose={() => setOpen(false)} way={way} />
      </Suspense>
    ),
  };
}
