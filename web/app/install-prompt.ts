import { create } from "zustand";
import { byHand, type InstallByHand, isInstalled } from "#web/blocks/install-by-hand.ts";

type InstallEvent = Event & {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

/** How this browser installs: `offer` (it asks by itself when told), by hand, or not any more. */
export type InstallWay = "offer" | InstallByHand | "installed";

function firstWay(): InstallWay {
  return isInstalled() ? "installed" : byHand(navigator);
}

let offer: InstallEvent | undefined;

export const useInstall = create<{ way: InstallWay }>()(() => ({ way: firstWay() }));

/** Listens from the start: the browser makes its offer once, long before anybody asks for it. */
export function listenForInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
    useInstall.setState({ way: "offer" });
  });
  window.addEventListener("appinstalled", () => {
    offer = undefined;
    useInstall.setState({ way: "installed" });
  });
}

/** Opens the browser's own question. It can be asked once per offer. */
export async function install(): Promise<void> {
  if (!offer) return;
  const asked = offer;
  offer = undefined;
  await asked.prompt();
  const { outcome } = await asked.userChoice;
  useInstall.setState({ way: outcome === "accepted" ? "installed" : byHand(navigator) });
}
