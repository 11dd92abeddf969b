import type { Workbox } from "workbox-window";
import { create } from "zustand";
import { useSaleInProgress } from "#web/store/sale-in-progress.ts";
import { lineLeftToTill } from "./line-left-to-till.ts";

/** `waiting`: a new version is here. `active`: another tab took it already, this one still shows the old. */
type Update = { state: "none" | "waiting" | "active" };

export const useUpdate = create<Update>()(() => ({ state: "none" }));

const hour = 60 * 60 * 1000;
let workbox: Workbox | undefined;
let asked = false;

/** Keeps the shell offline, and hears of new versions. A new version never takes over by itself. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  // The first installation fetches the whole application, and would take the line from the till. One that is refused
  // (private window) leaves an application which works while there is a network.
  void lineLeftToTill()
    .then(() => heardWorker(isFirst))
    .then((heard) => heard.register())
    .catch(() => undefined);
  setInterval(lookForUpdate, hour);
}

async function heardWorker(isInstalling: boolean): Promise<Workbox> {
  const { Workbox } = await import("workbox-window");
  const heard = new Workbox("/service-worker.js");
  heard.addEventListener("waiting", () => useUpdate.setState({ state: "waiting" }));
  let isFirst = isInstalling;
  heard.addEventListener("controlling", ({ isUpdate, isExternal }) => {
    // The first installation is no update, although the page before this one may have begun it.
    if (isFirst || (!isUpdate && !isExternal)) {
      isFirst = false;
      return;
    }
    if (asked && !useSaleInProgress.getState().inProgress) window.location.reload();
    else useUpdate.setState({ state: "active" });
  });
  workbox = heard;
  return heard;
}

function lookForUpdate(): void {
  if (navigator.onLine && document.visibilityState === "visible")
    workbox?.update().catch(() => undefined);
}

/** Takes the new version now. It does nothing while a sale is in progress. */
export function takeUpdate(): void {
  if (useSaleInProgress.getState().inProgress) return;
  const { state } = useUpdate.getState();
  if (state === "active") window.location.reload();
  if (state !== "waiting") return;
  asked = true;
  workbox?.messageSkipWaiting();
}

/** A reload which takes the new version with it when one waits and no sale is in progress. */
export function reloadPage(): void {
  if (useUpdate.getState().state === "waiting" && !useSaleInProgress.getState().inProgress)
    takeUpdate();
  else window.location.reload();
}
