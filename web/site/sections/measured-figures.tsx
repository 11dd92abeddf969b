import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatAmount } from "#web/i18n/money.ts";

/** Figures of README.md and docs/figures.md, each with what it means. Nothing here that no command repeats. */
export function MeasuredFigures() {
  const replayed = formatAmount(245_903);
  const products = formatAmount(500);
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      <Measured figure={<Trans>0 sur 100</Trans>}>
        <Trans>
          vente confirmée perdue, le navigateur tué cent fois au moment même de la vente ; aucune
          comptée deux fois non plus
        </Trans>
      </Measured>
      <Measured figure={replayed}>
        <Trans>
          lignes d’un vrai commerce rejouées par huit appareils, avec et sans réseau : aucun chiffre
          ne diffère, au franc et à la pièce
        </Trans>
      </Measured>
      <Measured figure={<Trans>6,1 ko</Trans>}>
        <Trans>pour envoyer 200 ventes faites hors ligne, en un seul aller-retour</Trans>
      </Measured>
      <Measured figure={<Trans>12,5 ko</Trans>}>
        <Trans>pour recevoir {products} produits, avec leur stock</Trans>
      </Measured>
    </dl>
  );
}

function Measured({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 border-l-2 border-brand-ink pl-4">
      <dt className="text-pretty text-ink-soft">{children}</dt>
      <dd className="figures text-2xl font-bold">{figure}</dd>
    </div>
  );
}
