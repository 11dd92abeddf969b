import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { SiteLink } from "./site-link.tsx";

export function SiteFooter() {
  const { t } = useLingui();
  return (
    <footer className="border-t border-line bg-sunken px-4 py-10">
      <div className="mx-auto grid max-w-[70rem] grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
        <Column title={t`Produit`}>
          <Place to="/#features">{t`Fonctionnalités`}</Place>
          <Place to="/#pricing">{t`Tarifs`}</Place>
          <Place to="/security">{t`Sécurité`}</Place>
          <Place to="/integrations">{t`Intégrations`}</Place>
          <Place to="/install">{t`Installer`}</Place>
        </Column>
        <Column title={t`Entreprise`}>
          <Place to="/about">{t`À propos`}</Place>
          <Place to="/blog">{t`Blog`}</Place>
          <Place to="/careers">{t`Carrières`}</Place>
          <Place to="/#contact">{t`Contact`}</Place>
        </Column>
        <Column title={t`Aide`}>
          <Place to="/help">{t`Centre d’aide`}</Place>
          <Place to="/documentation">{t`Documentation`}</Place>
          <li>
            <a href="/api/docs" className={look}>
              <Trans>API</Trans>
            </a>
          </li>
          <Place to="/status">{t`État du service`}</Place>
        </Column>
        <Column title={t`Mentions légales`}>
          <Place to="/privacy">{t`Confidentialité`}</Place>
          <Place to="/terms">{t`Conditions`}</Place>
          <Place to="/cookies">{t`Cookies`}</Place>
        </Column>
      </div>
      <p className="mx-auto mt-8 max-w-[70rem] text-ink-soft">
        <Trans>Boutika, la caisse et le stock de votre boutique.</Trans>
      </p>
    </footer>
  );
}

const look = "inline-flex min-h-11 items-center underline-offset-4 hover:underline";

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 text-sm font-semibold text-ink-soft">{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

function Place({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <SiteLink to={to} className={look}>
        {children}
      </SiteLink>
    </li>
  );
}
