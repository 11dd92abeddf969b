import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "#web/ui/dialog.tsx";
import { type TillAct, tillKeys } from "./shortcuts.ts";

const words: Record<TillAct, MessageDescriptor> = {
  search: msg`Chercher un produit`,
  quantity: msg`Quantité et prix de la dernière ligne`,
  camera: msg`Ouvrir ou fermer la caméra`,
  hold: msg`Mettre le panier en attente`,
  pay: msg`Encaisser`,
  recall: msg`Reprendre le dernier panier en attente`,
  help: msg`Montrer cette aide`,
};

/** What the keyboard does, for those who sell with one. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Raccourcis du clavier</Trans>}
      closeLabel={t`Fermer`}
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {(Object.keys(tillKeys) as TillAct[]).map((act) => (
          <div key={act} className="contents">
            <dt>
              <kbd className="rounded border border-edge px-2 py-0.5 font-mono font-semibold">
                {tillKeys[act]}
              </kbd>
            </dt>
            <dd>{i18n._(words[act])}</dd>
          </div>
        ))}
        <div className="contents">
          <dt>
            <kbd className="rounded border border-edge px-2 py-0.5 font-mono font-semibold">
              ← ↑ ↓ →
            </kbd>
          </dt>
          <dd>
            <Trans>Aller d’un produit à l’autre ; Entrée en ajoute un</Trans>
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-ink-soft">
        <Trans>Un lecteur de codes-barres marche partout sur cet écran, sans rien toucher.</Trans>
      </p>
    </Dialog>
  );
}
