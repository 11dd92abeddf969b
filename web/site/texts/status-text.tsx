import { Trans } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import CloudOff from "lucide-react/icons/cloud-off";
import type { ReactNode } from "react";
import { Prose } from "#web/site/sections/prose.tsx";

/** How the server is. Without a script it says what is true of whoever reads it: the server has answered. */
export function StatusText() {
  return (
    <Prose title={<Trans>État du service</Trans>}>
      <div data-status role="status" className="text-lg font-medium">
        <State of="read" look="text-ok" icon={<Check />}>
          <Trans>Vous lisez cette page : le serveur répond.</Trans>
        </State>
        <State of="ok" look="text-ok" icon={<Check />} isHidden>
          <Trans>Tout marche : le serveur et la base de données répondent.</Trans>
        </State>
        <State of="down" look="text-stop" icon={<CircleAlert />} isHidden>
          <Trans>
            Panne : le serveur répond, la base de données non. Vendez comme sans réseau, rien n’est
            perdu.
          </Trans>
        </State>
        <State of="unreachable" look="text-attention" icon={<CloudOff />} isHidden>
          <Trans>
            Le serveur ne répond pas, ou ce téléphone n’a pas de réseau. Vendez comme sans réseau,
            rien n’est perdu.
          </Trans>
        </State>
      </div>
      <p>
        <Trans>
          L’état est demandé au serveur chaque fois que cette page s’ouvre. Une panne n’arrête pas
          la caisse : les ventes restent sur l’appareil et partent quand le serveur revient.
        </Trans>
      </p>
      <p>
        <a href="/health">
          <Trans>La réponse du serveur, pour les machines</Trans>
        </a>
      </p>
    </Prose>
  );
}

type StateProps = {
  of: string;
  look: string;
  icon: ReactNode;
  isHidden?: boolean;
  children: ReactNode;
};

function State({ of, look, icon, isHidden = false, children }: StateProps) {
  return (
    <p data-status-is={of} hidden={isHidden} className={`flex items-center gap-2 ${look}`}>
      <span aria-hidden="true" className="shrink-0 [&_svg]:size-6">
        {icon}
      </span>
      {children}
    </p>
  );
}
