import { Trans, useLingui } from "@lingui/react/macro";
import Menu from "lucide-react/icons/menu";
import { languageNames } from "#web/i18n/languages.ts";
import { addressesOf, usePlace } from "#web/site/site-page.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { SiteLink } from "./site-link.tsx";

const look = cx(buttonLook("main", "normal").replace("px-4", "px-3"), "whitespace-nowrap");

/** The bar that stays on top. Its menu on a phone opens without any script. */
export function SiteHeader() {
  const { t } = useLingui();
  return (
    <header data-bar className="sticky top-0 z-20 bg-bar text-on-bar">
      <a
        href="#content"
        className="absolute top-2 left-2 z-10 -translate-y-20 rounded-control bg-surface px-4 py-3 text-ink focus:translate-y-0"
      >
        <Trans>Aller au contenu</Trans>
      </a>
      <div className="mx-auto flex max-w-[72rem] items-center justify-between gap-2 px-4 py-2">
        <SiteLink
          to="/"
          className="flex min-h-11 items-center gap-2 text-lg font-extrabold tracking-tight sm:text-xl"
        >
          <img src="/icon.svg" alt="" width="36" height="36" className="rounded-control" />
          <span className="max-[22.4rem]:sr-only">Boutika</span>
        </SiteLink>
        <nav aria-label={t`Menu`} className="flex items-center gap-1 max-lg:hidden">
          <Places />
        </nav>
        <div className="flex items-center gap-1">
          <div className="flex items-center gap-1 max-lg:hidden">
            <Languages />
          </div>
          <a
            href="/auth"
            data-signed-out
            className="flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-brand-deep max-sm:hidden"
          >
            <Trans>Connexion</Trans>
          </a>
          <a href="/auth?new=1" data-signed-out className={look}>
            <Trans>Essai gratuit</Trans>
          </a>
          <a href="/dashboard" data-signed-in hidden className={look}>
            <Trans>Tableau de bord</Trans>
          </a>
          <details data-menu className="lg:hidden">
            <summary
              aria-label={t`Menu`}
              className="flex min-h-11 min-w-11 items-center justify-center rounded-control hover:bg-brand-deep"
            >
              <Menu aria-hidden="true" className="size-6" />
            </summary>
            <nav
              aria-label={t`Menu`}
              className="absolute inset-x-0 top-full flex flex-col border-t border-on-bar/25 bg-bar px-2 pb-3 shadow-none"
            >
              <Places />
              <a
                href="/auth"
                data-signed-out
                className="flex min-h-12 items-center rounded-control px-3 font-medium hover:bg-brand-deep"
              >
                <Trans>Connexion</Trans>
              </a>
              <div className="mt-2 flex gap-1 border-t border-on-bar/25 pt-2">
                <Languages />
              </div>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

function Places() {
  const { t } = useLingui();
  const places = [
    ["/#features", t`Fonctionnalités`],
    ["/#platforms", t`Plateformes`],
    ["/#pricing", t`Tarifs`],
    ["/#contact", t`Contact`],
  ] as const;
  return places.map(([to, words]) => (
    <SiteLink
      key={to}
      to={to}
      className="flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-brand-deep max-lg:min-h-12"
    >
      {words}
    </SiteLink>
  ));
}

function Languages() {
  const { language, path } = usePlace();
  const here = path === "/404" ? "/" : path;
  return addressesOf(here).map(([one, address]) => (
    <a
      key={one}
      href={address}
      hrefLang={one}
      lang={one}
      data-language={one}
      aria-label={languageNames[one]}
      aria-current={one === language ? "true" : undefined}
      className={cx(
        "flex min-h-11 min-w-11 items-center justify-center rounded-control px-2 uppercase hover:bg-brand-deep",
        one === language ? "font-bold underline decoration-2 underline-offset-4" : "font-medium",
      )}
    >
      {one}
    </a>
  ));
}
