import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

/** An owner without a shop: the three steps to the first sale, and the way to the first of them. */
export function WelcomeCard() {
  const steps = [
    <Trans key="shop">Créez votre boutique : son nom suffit, l’essai de 30 jours commence.</Trans>,
    <Trans key="products">Ajoutez un produit : scannez ou tapez le nom et le prix.</Trans>,
    <Trans key="sell">Vendez, même sans réseau.</Trans>,
  ];
  return (
    <Card className="mx-auto flex w-full max-w-xl flex-col gap-4 md:p-6">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl font-semibold">
          <Trans>Bienvenue sur Boutika</Trans>
        </h2>
        <p className="text-ink-soft">
          <Trans>Trois étapes, et vous vendez.</Trans>
        </p>
      </div>
      <ol className="flex flex-col gap-3">
        {steps.map((step, at) => (
          <li key={step.key} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="figures flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-soft font-bold text-brand-ink"
            >
              {at + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <Link to="/company-info" className={buttonLook("main", "large", true)}>
        <Trans>Créer une boutique</Trans>
      </Link>
    </Card>
  );
}
