import "./without-eval.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./styles.css";
import { App } from "./app/app.tsx";
import { listenForInstallOffer } from "./app/install-prompt.ts";
import { registerServiceWorker } from "./app/service-worker-registration.ts";
import { activate, savedLanguage } from "./i18n/language.ts";

listenForInstallOffer();
await activate(savedLanguage());

const root = document.getElementById("root");
if (!root) throw new Error("No #root in the page");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerServiceWorker();
