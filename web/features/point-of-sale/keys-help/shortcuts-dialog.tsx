import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "#web/ui/dialog.tsx";

/** Wording of each keyboard shortcut of the till. */
export const shortcutWords = {
  search: msg`Chercher un produit`,
  quantity: msg`Quantité et prix de la dernière ligne`,
  camera: msg`Ouvrir ou fermer la caméra`,
  hold: msg`Mettre le panier en attente`,
  pay: msg`Encaisser`,
  recall: msg`Reprendre le dernier panier en attente`,
  help: msg`Montrer cette aide`,
} satisfies Record<string, MessageDescriptor>;
type Act = keyof typeof shortcutWords;

type ShortcutsDialogProps = {
  /** Label of the key of each act. */
  keys: Readonly<Record<Act, string>>;
  onClose: () => void;
};

/** What the keyboard does, for those who sell with one. */
export function ShortcutsDialog({ keys, onClose }: ShortcutsDialogProps) {
  const { t, i18n } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Raccourcis du clavier</Trans>}
      closeLabel={t`Fermer`}
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {(Object.keys(shortcutWords) as Act[]).map((act) => (
          <div key={act} className="contents">
            <dt>
              <kbd className="rounded border border-edge px-2 py-0.5 font-mono font-semibold">
                {keys[act]}
              </kbd>
            </dt>
            <dd>{i18n._(shortcutWords[act])}</dd>
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
