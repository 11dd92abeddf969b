import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { isStillAt, useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { useOnline } from "#web/blocks/hooks/use-online.ts";
import { reasonWords } from "#web/blocks/words/reason-words.ts";
import { signOut, type UnsentHere, unsentOnDevice } from "#web/store/session/sign-out.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast-state.ts";

/** « Déconnexion »: what stays on this device is asked; while something has not been sent, why not. */
export function SignOutDialog({ to, onClose }: { to: string; onClose: () => void }) {
  const [unsent, setUnsent] = useState<UnsentHere>();
  useEffect(() => void unsentOnDevice().then(setUnsent), []);
  if (!unsent) return null;
  if (unsent.operations > 0) return <NotYet count={unsent.operations} onClose={onClose} />;
  return <Choice to={to} pictures={unsent.pictures} onUnsent={setUnsent} onClose={onClose} />;
}

type ChoiceProps = {
  /** Where one is afterwards. */
  to: string;
  /** Pictures of products that the server does not have. */
  pictures: number;
  onUnsent: (unsent: UnsentHere) => void;
  onClose: () => void;
};

function Choice({ to, pictures, onUnsent, onClose }: ChoiceProps) {
  const { t, i18n } = useLingui();
  const moveOn = useMoveOn();
  const { pathname } = useLocation();
  const [busy, setBusy] = useState<"keep" | "forget">();

  async function leave(way: "keep" | "forget") {
    setBusy(way);
    const left = await signOut(way === "forget").finally(() => setBusy(undefined));
    if (!left.ok) {
      if ("trouble" in left) return showToast(i18n._(reasonWords(left.trouble)), "stop");
      return onUnsent(left.unsent);
    }
    if ("kept" in left)
      showToast(
        t`Vous êtes déconnecté, mais tout n’a pas pu être effacé. Boutika recommencera à sa prochaine ouverture.`,
        "stop",
      );
    // A page begun anew remembers nothing of what it has shown.
    else if (way === "forget")
      return isStillAt(pathname) ? window.location.assign(to) : window.location.reload();
    onClose();
    if (to !== pathname) moveOn(to);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Se déconnecter</Trans>}
      closeLabel={t`Rester connecté`}
    >
      <div className="flex flex-col gap-4">
        <p>
          <Trans>Tout est envoyé : rien ne se perd. Que doit garder cet appareil ?</Trans>
        </p>
        <div className="flex flex-col gap-1">
          <Button size="sell" wide busy={busy === "keep"} onClick={() => void leave("keep")}>
            <Trans>Garder pour revenir plus vite</Trans>
          </Button>
          <p className="text-sm text-ink-soft">
            <Trans>
              Produits, ventes et noms restent dans ce navigateur : qui tient l’appareil et s’y
              connaît peut les lire.
            </Trans>
          </p>
        </div>
        <div className="flex flex-col gap-1">
          <Button
            size="sell"
            kind="danger"
            wide
            disabled={pictures > 0}
            busy={busy === "forget"}
            onClick={() => void leave("forget")}
          >
            <Trans>Effacer de cet appareil</Trans>
          </Button>
          <p className="text-sm text-ink-soft">
            {pictures > 0 ? (
              <Plural
                value={pictures}
                one="# photo n’est pas encore envoyée : effacer la perdrait."
                other="# photos ne sont pas encore envoyées : effacer les perdrait."
              />
            ) : (
              <Trans>
                Ce que vous seul lisez ici disparaît, avec les paniers mis de côté, les comptages
                commencés et les brouillons. Ce que lisent d’autres personnes qui se connectent ici
                reste. À votre retour, tout est chargé de nouveau.
              </Trans>
            )}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

function NotYet({ count, onClose }: { count: number; onClose: () => void }) {
  const { t } = useLingui();
  const online = useOnline();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Pas encore</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Link to="/waiting" onClick={onClose} className={buttonLook("main", "sell")}>
          <Trans>Voir ce qui attend</Trans>
        </Link>
      }
    >
      <p>
        <Plural
          value={count}
          one="# opération n’est pas encore envoyée : en vous déconnectant, elle resterait bloquée ici."
          other="# opérations ne sont pas encore envoyées : en vous déconnectant, elles resteraient bloquées ici."
        />
      </p>
      <p className="mt-2">
        {online ? (
          <Trans>Voyez ce qui les retient, puis déconnectez-vous.</Trans>
        ) : (
          <Trans>Retrouvez du réseau pour les envoyer, puis déconnectez-vous.</Trans>
        )}
      </p>
    </Dialog>
  );
}
