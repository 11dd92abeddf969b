import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { completenessWords } from "./completeness-words.ts";
import { DevicesList } from "./devices-list.tsx";
import { useCompleteness } from "./use-completeness.ts";

/**
 * « Reçu jusqu'à 14:05 · 1 appareil n'a pas tout envoyé », under the head of every screen with figures of these shops;
 * one tap from which devices hold something back.
 */
export function CompletenessLine({ shops }: { shops: readonly SessionShop[] }) {
  const { i18n, t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const completeness = useCompleteness(shops);
  const cut = useDayCut(shops[0]?.id ?? "");
  const { upTo, missing } = completenessWords(completeness, i18n, cut);
  const { seesDevices, devices, state, now, late } = completeness;
  return (
    <div className="-my-2 flex min-h-11 flex-wrap items-center gap-x-3">
      <p className="text-ink-soft">
        {upTo}
        {missing.length > 0 && (
          <span className={late > 0 ? "font-medium text-attention" : "font-medium"}>
            {` · ${missing.join(" · ")}`}
          </span>
        )}
      </p>
      {seesDevices && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="min-h-11 font-medium text-brand-ink underline underline-offset-4"
        >
          <Trans>Voir les appareils</Trans>
        </button>
      )}
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={<Trans>Appareils de la boutique</Trans>}
          closeLabel={t`Fermer`}
        >
          <DevicesList devices={devices} state={state} shops={shops} now={now} />
        </Dialog>
      )}
    </div>
  );
}
