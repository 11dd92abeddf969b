import { Trans } from "@lingui/react/macro";
import { InstallSteps } from "#web/blocks/install/install-steps.tsx";
import { Prose } from "#web/site/sections/prose.tsx";

export function InstallText() {
  return (
    <Prose
      title={<Trans>Installer Boutika</Trans>}
      lead={
        <Trans>Boutika s’ouvre alors d’une touche, sans barre d’adresse, même sans réseau.</Trans>
      }
    >
      <div className="mt-4">
        <InstallSteps />
      </div>
    </Prose>
  );
}
