import { useLingui } from "@lingui/react/macro";
import { changeLanguage } from "#web/i18n/language.ts";
import type { Language } from "#web/i18n/languages.ts";
import { showToast } from "#web/ui/toast-state.ts";

/** Has this device speak another language, and says so where its words could not be had. */
export function useLanguageChoice(): (language: Language) => void {
  const { t } = useLingui();
  return (language) =>
    void changeLanguage(language).catch(() =>
      showToast(
        navigator.onLine
          ? t`Les mots de cette langue n’ont pas pu être chargés. Réessayez dans un instant.`
          : t`Cette langue n’est pas encore sur l’appareil. Réessayez avec du réseau.`,
        "attention",
      ),
    );
}
