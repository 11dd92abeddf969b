import { useSyncExternalStore } from "react";
import { rememberChoice, rememberedChoice } from "#web/ui/remembered-choice.ts";

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

function listen(changed: () => void): () => void {
  window.addEventListener("themechange", changed);
  window.addEventListener("storage", changed);
  return () => {
    window.removeEventListener("themechange", changed);
    window.removeEventListener("storage", changed);
  };
}

/** The theme chosen on this device; the system's until one chooses. */
export function savedTheme(): Theme {
  return rememberedChoice("theme", themes, "system");
}

/** Keeps the choice; `public/theme.js`, which ran before the first paint, hears it and applies it. */
export function chooseTheme(theme: Theme): void {
  rememberChoice("theme", theme);
  window.dispatchEvent(new Event("themechange"));
}

export function useTheme(): Theme {
  return useSyncExternalStore(listen, savedTheme);
}
