import { Trans } from "@lingui/react/macro";
import { buttonLook } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { SampleTill } from "./sample-till.tsx";
import { SiteLink } from "./site-link.tsx";

export function Hero() {
  return (
    <div data-bar className="bg-bar px-4 text-on-bar">
      <div className="mx-auto grid max-w-[70rem] items-center gap-8 pt-8 pb-14 md:grid-cols-[1.2fr_1fr] md:pt-16 md:pb-20">
        <div className="flex flex-col items-start gap-5">
          <h1 className="text-3xl font-extrabold tracking-tight text-balance md:text-4xl">
            <Trans>La caisse qui vend, même sans réseau.</Trans>
          </h1>
          <p className="max-w-prose text-lg text-pretty">
            <Trans>
              Vos ventes et votre stock restent sur le téléphone. Quand le réseau revient, tout part
              une seule fois, et le patron voit sa boutique en direct.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <a href="/auth?new=1" data-signed-out className={buttonLook("main", "large")}>
              <Trans>Commencer l’essai gratuit</Trans>
            </a>
            <a href="/point-of-sale" data-signed-in hidden className={buttonLook("main", "large")}>
              <Trans>Ouvrir la caisse</Trans>
            </a>
            <SiteLink
              to="/#contact"
              className={cx(
                "inline-flex min-h-14 items-center justify-center rounded-control border border-on-bar px-5 text-lg font-medium",
                "hover:bg-brand-deep",
              )}
            >
              <Trans>Demander une démonstration</Trans>
            </SiteLink>
          </div>
          <p className="text-pretty">
            <Trans>
              30 jours d’essai, sans carte. Les employés et les revendeurs ne paient rien.
            </Trans>
          </p>
        </div>
        <SampleTill />
      </div>
    </div>
  );
}
