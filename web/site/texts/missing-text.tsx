import { Trans } from "@lingui/react/macro";
import { Prose } from "#web/site/sections/prose.tsx";
import { SiteLink } from "#web/site/sections/site-link.tsx";

export function MissingText() {
  return (
    <Prose
      title={<Trans>Page introuvable</Trans>}
      lead={<Trans>Cette adresse ne mène nulle part. Le lien est peut-être ancien.</Trans>}
    >
      <p>
        <SiteLink to="/">
          <Trans>Retour à l’accueil</Trans>
        </SiteLink>
      </p>
    </Prose>
  );
}
