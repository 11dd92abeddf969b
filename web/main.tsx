import "./without-eval.ts";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import "./styles.css";
import { App } from "./app/app.tsx";
import { guardTexts } from "./app/exchanged-texts.ts";
import { fetchedFor } from "./app/fetched-for.ts";
import { listenForInstallOffer } from "./app/install-prompt.ts";
import { openedTill } from "./app/opened-till.ts";
import { registerServiceWorker } from "./app/service-worker-registration.ts";
import { activate, savedLanguage } from "./i18n/language.ts";

/**
 * Words, screen and the till's data are fetched side by side, then drawn; what stands in the page until then says that
 * something comes.
 * No await of the module itself: a screen that needs a part of this one would wait for it in a ring.
 */
async function begin(): Promise<void> {
  listenForInstallOffer();
  const { pathname } = window.location;
  let handleDrawn = () => {};
  const drawn = new Promise<void>((resolve) => {
    handleDrawn = resolve;
  });
  await Promise.all([activate(savedLanguage()), fetchedFor(pathname), openedTill(pathname, drawn)]);
  const root = document.getElementById("root");
  if (!root) throw new Error("No #root in the page");
  // What is printed stands beside the root.
  guardTexts(document.body);
  // A till is much to draw: between two parts of it the page answers.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App onDrawn={handleDrawn} />
      </StrictMode>,
    ),
  );
  registerServiceWorker();
}

/** Without words nothing can be drawn: the page has the two sentences for that in itself. */
function sayItFailed(cause: unknown): void {
  document.querySelector("#root > [role=status]")?.remove();
  const told = document.querySelector("#root > [role=alert]");
  told?.querySelector("button")?.addEventListener("click", () => window.location.reload());
  told?.removeAttribute("hidden");
  throw cause;
}

begin().catch(sayItFailed);
