import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { useOnline } from "#web/blocks/hooks/use-online.ts";
import { useSignOut } from "#web/blocks/sign-out.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";

type ForgottenPinProps = { isOwn: boolean; name: string; onBack: () => void };

/** The ways back in for who has forgotten their four digits. */
export function ForgottenPin({ isOwn, name, onBack }: ForgottenPinProps) {
  const online = useOnline();
  const signOut = useSignOut();
  return (
    <div className="flex flex-col gap-3">
      {isOwn ? (
        <>
          <p>
            <Trans>
              Connectez-vous avec votre mot de passe ou un SMS : l’appareil s’ouvre, et vous
              choisissez un autre code. Le panier et les ventes restent ici.
            </Trans>
          </p>
          {online ? (
            <Link
              to="/auth?again=1&from=/device-sellers"
              className={buttonLook("brand", "sell", true)}
            >
              <Trans>Se connecter</Trans>
            </Link>
          ) : (
            <p role="status" className="font-medium text-attention">
              <Trans>Il faut du réseau pour se connecter.</Trans>
            </p>
          )}
          <Button size="sell" wide onClick={signOut.ask}>
            <Trans>Déconnecter cet appareil</Trans>
          </Button>
        </>
      ) : (
        <p>
          <Trans>
            La personne connectée sur cet appareil peut donner un autre code à {name} : menu du
            compte, « Vendeurs de cet appareil ».
          </Trans>
        </p>
      )}
      <Button kind="quiet" onClick={onBack}>
        <Trans>Retour au code</Trans>
      </Button>
      {signOut.dialog}
    </div>
  );
}
