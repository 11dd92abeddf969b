import { Trans } from "@lingui/react/macro";
import { MeasuredFigures } from "#web/site/sections/measured-figures.tsx";
import { Prose } from "#web/site/sections/prose.tsx";
import { SiteLink } from "#web/site/sections/site-link.tsx";

export function AboutText() {
  return (
    <Prose
      title={<Trans>À propos</Trans>}
      lead={
        <Trans>
          Boutika est une caisse et un livre de stock pour les commerçants d’Afrique centrale et de
          l’Ouest.
        </Trans>
      }
    >
      <p>
        <Trans>
          Elle est faite pour qui la tient vraiment : un vendeur avec un téléphone à petit prix, un
          réseau qui tombe plusieurs fois par jour et des coupures de courant ; un revendeur dans la
          rue ; un patron qui suit sa boutique de loin.
        </Trans>
      </p>
      <p>
        <Trans>
          D’où une seule promesse, tenue avant toutes les autres : quand l’écran dit « Enregistrée
          », la vente existe, une fois, pour toujours.
        </Trans>
      </p>
      <h2>
        <Trans>Ce que nous avons mesuré</Trans>
      </h2>
      <p>
        <Trans>
          Chaque chiffre vient d’une mesure que l’on peut refaire avec le logiciel lui-même.
        </Trans>
      </p>
      <MeasuredFigures />
    </Prose>
  );
}

export function BlogText() {
  return (
    <Prose title={<Trans>Blog</Trans>} lead={<Trans>Aucun article pour l’instant.</Trans>}>
      <p>
        <Trans>
          Le premier paraîtra quand il y aura quelque chose à dire. En attendant,{" "}
          <SiteLink to="/documentation">la documentation</SiteLink> raconte comment Boutika marche.
        </Trans>
      </p>
    </Prose>
  );
}

export function CareersText() {
  return (
    <Prose
      title={<Trans>Carrières</Trans>}
      lead={<Trans>Aucun poste ouvert pour l’instant.</Trans>}
    >
      <p>
        <Trans>
          Vous voulez quand même nous dire qui vous êtes ?{" "}
          <SiteLink to="/#contact">Écrivez-nous.</SiteLink>
        </Trans>
      </p>
    </Prose>
  );
}
