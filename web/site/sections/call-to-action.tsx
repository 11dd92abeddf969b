import { Trans } from "@lingui/react/macro";
import { buttonLook } from "#web/ui/button.tsx";

export function CallToAction() {
  return (
    <section data-bar aria-labelledby="begin" className="bg-bar px-4 py-14 text-on-bar">
      <div className="mx-auto flex max-w-[70rem] flex-wrap items-center justify-between gap-6">
        <div className="flex max-w-prose flex-col gap-2">
          <h2 id="begin" className="text-2xl font-bold tracking-tight text-balance">
            <Trans>Votre première vente, aujourd’hui.</Trans>
          </h2>
          <p className="text-lg text-pretty">
            <Trans>
              Un compte, un nom de boutique, un premier produit : la caisse est ouverte.
            </Trans>
          </p>
        </div>
        <a href="/auth?new=1" data-signed-out className={buttonLook("main", "large")}>
          <Trans>Commencer l’essai gratuit</Trans>
        </a>
        <a href="/point-of-sale" data-signed-in hidden className={buttonLook("main", "large")}>
          <Trans>Ouvrir la caisse</Trans>
        </a>
      </div>
    </section>
  );
}
