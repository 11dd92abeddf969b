import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { changeLanguage } from "#web/i18n/language.ts";
import { languageNames, languages } from "#web/i18n/languages.ts";
import { cx } from "#web/ui/cx.ts";
import { showToast } from "#web/ui/toast-state.ts";

/** Above the pages one sees before signing in: the name, which leads home, and the two languages. */
export function PublicBar() {
  const { t, i18n } = useLingui();
  return (
    <header data-bar className="bg-bar text-on-bar">
      <div className="mx-auto flex max-w-[70rem] items-center justify-between gap-4 px-4 py-3">
        <Link
          to="/"
          reloadDocument
          className="flex min-h-11 items-center gap-2 text-xl font-extrabold tracking-tight"
        >
          <img src="/icon.svg" alt="" className="size-9 rounded-control" />
          Boutika
        </Link>
        <fieldset aria-label={t`Langue`} className="flex">
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-label={languageNames[language]}
              aria-pressed={i18n.locale === language}
              onClick={() => {
                changeLanguage(language).catch(() =>
                  showToast(
                    t`Cette langue n’est pas encore sur l’appareil. Réessayez avec du réseau.`,
                    "attention",
                  ),
                );
              }}
              className={cx(
                "min-h-11 min-w-11 px-2 uppercase",
                i18n.locale === language
                  ? "font-bold underline decoration-2 underline-offset-4"
                  : "font-medium",
              )}
            >
              {language}
            </button>
          ))}
        </fieldset>
      </div>
    </header>
  );
}
