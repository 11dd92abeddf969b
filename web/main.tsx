import "./without-eval.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./styles.css";
import { App } from "./app/app.tsx";
import { fetchedFor } from "./app/fetched-for.ts";
import { listenForInstallOffer } from "./app/install-prompt.ts";
import { registerServiceWorker } from "./app/service-worker-registration.ts";
import { activate, savedLanguage } from "./i18n/language.ts";

/** Without its screen nothing is drawn for so long, ms; then the placeholder says that something comes. */
const patience = 700;

/** No await of the module itself: a screen that needs a part of this one would wait for it in a ring. */
async function begin(): Promise<void> {
  listenForInstallOffer();
  const words = activate(savedLanguage());
  const screen = fetchedFor(window.location.pathname);
  await words;
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, patience))]);
  const root = document.getElementById("root");
  if (!root) throw new Error("No #root in the page");
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  registerServiceWorker();
}

void begin();
