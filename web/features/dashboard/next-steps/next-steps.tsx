import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import ChevronRight from "lucide-react/icons/chevron-right";
import Circle from "lucide-react/icons/circle";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { InstallDialog } from "#web/blocks/install/install-dialog.tsx";
import { byHand, isInstalled } from "#web/blocks/install-by-hand.ts";
import { useCatalogueState } from "#web/store/queries/use-catalogue.ts";
import { useMembers } from "#web/store/queries/use-members.ts";
import { useProductStats } from "#web/store/queries/use-product-list.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { type SessionShop, useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { isPutAway, putAway } from "./put-away.ts";
import { isYoung, type Step, type StepName, stepsOf } from "./steps.ts";

const links: Record<Exclude<StepName, "install">, string> = {
  sell: "/point-of-sale",
  products: "/product-management",
  receipt: "/shop-setup",
  people: "/employee-management",
  plan: "/subscription-upgrade",
};

type NextStepsProps = { shop: SessionShop; hasSold: boolean };

/** « Prochaines étapes » of an owner's young shop, from what the device knows: gone when all are done, or put away. */
export function NextSteps({ shop, hasSold }: NextStepsProps) {
  const [isAway, setAway] = useState(() => isPutAway(shop.id));
  const now = useNow();
  const known = useShop(shop.id);
  const members = useMembers(shop.id);
  const { count } = useProductStats(shop.id);
  const { phase } = useCatalogueState(shop.id);
  const plan = useSession((state) => state.session?.profile?.subscription?.status);
  // A tick that comes and goes while the books are read would be a lie.
  const isRead = known !== undefined && phase !== "loading";
  if (shop.role !== "owner" || isAway || !isRead || !isYoung(members, now)) return null;
  const facts = { hasSold, products: count, shop: known, members, plan };
  const steps = stepsOf({ ...facts, isInstalled: isInstalled() });
  if (steps.every(({ isDone }) => isDone)) return null;

  function handleAway() {
    putAway(shop.id);
    setAway(true);
  }

  return <StepsCard steps={steps} onAway={handleAway} />;
}

function StepsCard({ steps, onAway }: { steps: readonly Step[]; onAway: () => void }) {
  const { t } = useLingui();
  const [isInstalling, setInstalling] = useState(false);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card aria-labelledby="next-steps" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="next-steps" className="text-lg font-semibold">
          <Trans>Prochaines étapes</Trans>
        </h2>
        <span className="text-sm text-ink-soft">
          <Trans>
            {done} sur {steps.length}
          </Trans>
        </span>
      </div>
      <ul aria-label={t`Prochaines étapes`} className="flex flex-col divide-y divide-line">
        {steps.map(({ name, isDone }) => (
          <li key={name}>
            <StepLine name={name} isDone={isDone} onInstall={() => setInstalling(true)} />
          </li>
        ))}
      </ul>
      <Button kind="quiet" className="self-end" onClick={onAway}>
        <Trans>Ne plus montrer</Trans>
      </Button>
      {isInstalling && (
        <InstallDialog way={byHand(navigator)} onClose={() => setInstalling(false)} />
      )}
    </Card>
  );
}

type StepLineProps = { name: StepName; isDone: boolean; onInstall: () => void };

const look = "flex min-h-12 w-full items-center gap-3 py-1 text-left";

function StepLine({ name, isDone, onInstall }: StepLineProps) {
  const words = <StepWords name={name} />;
  if (isDone)
    return (
      <p className={`${look} text-ink-soft`}>
        <Check aria-hidden="true" className="size-5 shrink-0 text-ok" />
        <span className="min-w-0 flex-1">{words}</span>
        <span className="text-sm">
          <Trans>Fait</Trans>
        </span>
      </p>
    );
  const line: ReactNode = (
    <>
      <Circle aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1 font-medium">{words}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </>
  );
  if (name === "install")
    return (
      <button type="button" className={look} onClick={onInstall}>
        {line}
      </button>
    );
  return (
    <Link to={links[name]} className={look}>
      {line}
    </Link>
  );
}

function StepWords({ name }: { name: StepName }) {
  switch (name) {
    case "sell":
      return <Trans>Faire une première vente</Trans>;
    case "products":
      return <Trans>Ajouter vos autres produits, un à un ou par un fichier</Trans>;
    case "receipt":
      return <Trans>Mettre votre logo et votre adresse sur les tickets</Trans>;
    case "people":
      return <Trans>Inviter ceux qui travaillent avec vous</Trans>;
    case "install":
      return <Trans>Installer Boutika sur cet appareil</Trans>;
    case "plan":
      return <Trans>Choisir le plan qui vous va, avant la fin de l’essai</Trans>;
  }
}
