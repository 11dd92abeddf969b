import { create } from "zustand";

type InstallEvent = Event & {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

/**
 * How this browser installs: `offer` (it asks by itself when told), `ios` (by hand, through Share), `installed`,
 * or `unavailable` (nothing to show).
 */
export type InstallWay = "offer" | "ios" | "installed" | "unavailable";

function firstWay(): InstallWay {
  const standalone = window.matchMedia("(display-mode: standalone)").matches;
  if (standalone || ("standalone" in navigator && navigator.standalone === true))
    return "installed";
  // iPads call themselves Macs; only they have a touch screen among Macs.
  const ios =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return ios ? "ios" : "unavailable";
}

let offer: InstallEvent | undefined;

export const useInstall = create<{ way: InstallWay }>()(() => ({ way: firstWay() }));

/** Listens from the start: the browser makes its offer once, long before anybody opens the menu. */
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
  useInstall.setState({ way: outcome === "accepted" ? "installed" : "unavailable" });
}
