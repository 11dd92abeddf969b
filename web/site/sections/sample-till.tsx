import { Plural, Trans } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import CloudOff from "lucide-react/icons/cloud-off";
import type { ReactNode } from "react";
import { formatAmount, formatMoney } from "#web/i18n/money.ts";

/** A receipt as the till shows it at the moment that matters: recorded, with no network. */
export function SampleTill() {
  const waiting = 3;
  return (
    <figure className="mx-auto w-full max-w-80 rotate-1 rounded-card bg-surface p-5 text-ink max-md:rotate-0">
      <figcaption className="flex items-center gap-2 text-lg font-bold text-ok">
        <Check aria-hidden="true" className="size-6" />
        <Trans>Enregistrée</Trans>
      </figcaption>
      <dl className="mt-4 flex flex-col gap-2 border-y border-dashed border-edge py-4">
        <Line name={<Trans>Savon de Marseille</Trans>} quantity={2} francs={1000} />
        <Line name={<Trans>Lait en poudre</Trans>} quantity={1} francs={1200} />
        <Line name={<Trans>Riz parfumé</Trans>} quantity={5} francs={3500} />
      </dl>
      <p className="figures mt-4 text-right text-2xl font-bold">{formatMoney(5700)}</p>
      <p className="mt-3 flex items-center gap-2 text-sm font-medium text-ink-soft">
        <CloudOff aria-hidden="true" className="size-4" />
        <Trans>Hors ligne</Trans>
        {" · "}
        <Plural value={waiting} one="# vente à envoyer" other="# ventes à envoyer" />
      </p>
    </figure>
  );
}

function Line({ name, quantity, francs }: { name: ReactNode; quantity: number; francs: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>
        {name} <span className="figures text-ink-soft">×&nbsp;{quantity}</span>
      </dt>
      <dd className="figures">{formatAmount(francs)}</dd>
    </div>
  );
}
