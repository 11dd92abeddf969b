import { byHand, isInstalled } from "#web/blocks/install-by-hand.ts";

type InstallOffer = Event & { prompt: () => Promise<void> };

/** « Installer »: the browser's own question where it offers one, else the taps to make on this kind of device. */
export function offerInstall(): void {
  let offer: InstallOffer | undefined;
  if (isInstalled()) {
    showInstalled();
    return;
  }
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  window.addEventListener("appinstalled", () => {
    keepOffline();
    showInstalled();
  });
  const dialog = document.querySelector<HTMLDialogElement>("#install-dialog");
  for (const link of document.querySelectorAll("a[data-install]"))
    link.addEventListener("click", (event) => {
      if (!offer && !dialog) return;
      event.preventDefault();
      if (offer) {
        const asked = offer;
        offer = undefined;
        void asked.prompt();
      } else if (dialog) {
        ownWayFirst(dialog);
        dialog.showModal();
      }
    });
  dialog?.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
}

function ownWayFirst(dialog: HTMLElement): void {
  const own = dialog.querySelector(`[data-install-way="${byHand(navigator)}"]`);
  own?.parentElement?.prepend(own);
}

function showInstalled(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-not-installed]"))
    element.hidden = true;
  for (const element of document.querySelectorAll<HTMLElement>("[data-installed]"))
    element.hidden = false;
}

/** An installed application opens without a network from its first start: the whole of it is fetched now, not before. */
function keepOffline(): void {
  navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined);
}
