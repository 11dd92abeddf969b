import { Trans, useLingui } from "@lingui/react/macro";
import Apple from "lucide-react/icons/apple";
import Download from "lucide-react/icons/download";
import Globe from "lucide-react/icons/globe";
import Smartphone from "lucide-react/icons/smartphone";
import type { ReactNode } from "react";
import { InstallSteps } from "#web/blocks/install/install-steps.tsx";
import { type SiteSetting, setting, WhenSet } from "#web/site/settings.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Section } from "./section.tsx";
import { SiteLink } from "./site-link.tsx";

export function Platforms() {
  const { t } = useLingui();
  return (
    <Section
      id="platforms"
      isSunken
      title={<Trans>Plateformes</Trans>}
      lead={<Trans>La même caisse sur le téléphone, la tablette et l’ordinateur.</Trans>}
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        <Platform icon={<Globe />} title={t`Dans le navigateur`}>
          <p className="text-ink-soft">
            <Trans>Rien à installer. Chrome, Edge, Firefox ou Safari, récents.</Trans>
          </p>
          <a href="/auth" className={buttonLook("plain", "normal", true)}>
            <Trans>Ouvrir sur le Web</Trans>
          </a>
        </Platform>
        <Platform icon={<Download />} title={t`Sur l’écran d’accueil`}>
          <p className="text-ink-soft" data-not-installed>
            <Trans>S’ouvre d’une touche, sans barre d’adresse, même sans réseau.</Trans>
          </p>
          <p className="font-medium text-ok" data-installed hidden>
            <Trans>Déjà installée sur cet appareil.</Trans>
          </p>
          <SiteLink
            to="/install"
            data-install
            data-not-installed
            className={buttonLook("brand", "normal", true)}
          >
            <Trans>Installer l’application</Trans>
          </SiteLink>
        </Platform>
        <InStore name="androidStore" icon={<Smartphone />} title={t`Sur Android`}>
          <Trans>Ouvrir le Play Store</Trans>
        </InStore>
        <InStore name="iosStore" icon={<Apple />} title={t`Sur iPhone et iPad`}>
          <Trans>Ouvrir l’App Store</Trans>
        </InStore>
      </ul>
      <dialog
        id="install-dialog"
        aria-labelledby="install-dialog-title"
        className="m-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink"
      >
        <div className="flex flex-col gap-4">
          <h2 id="install-dialog-title" className="text-xl font-bold">
            <Trans>Installer l’application</Trans>
          </h2>
          <InstallSteps />
          <form method="dialog" className="flex justify-end">
            <button type="submit" className={buttonLook("plain", "normal")}>
              <Trans>Fermer</Trans>
            </button>
          </form>
        </div>
      </dialog>
    </Section>
  );
}

type PlatformProps = { icon: ReactNode; title: string; children: ReactNode };

function Platform({ icon, title, children }: PlatformProps) {
  return (
    <li>
      <Card className="flex h-full flex-col gap-3">
        <h3 className="flex items-center gap-3 text-lg font-semibold">
          <span aria-hidden="true" className="text-brand-ink [&_svg]:size-7">
            {icon}
          </span>
          {title}
        </h3>
        <div className="flex grow flex-col justify-between gap-4">{children}</div>
      </Card>
    </li>
  );
}

/** A link to a store, only where whoever runs the server has set one. */
function InStore({ name, ...rest }: PlatformProps & { name: SiteSetting }) {
  return (
    <WhenSet name={name}>
      <Platform icon={rest.icon} title={rest.title}>
        <a href={setting(name)} className={buttonLook("plain", "normal", true)}>
          {rest.children}
        </a>
      </Platform>
    </WhenSet>
  );
}
