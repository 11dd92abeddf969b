import { useLingui } from "@lingui/react";

/** The language spoken now, for what is mailed. */
export function useLocale(): "fr" | "en" {
  return useLingui().i18n.locale === "en" ? "en" : "fr";
}
