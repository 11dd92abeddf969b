import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { markOpened } from "#web/blocks/till-mark.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { SessionShop } from "#web/store/session.ts";
import { openTill } from "#web/store/till.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type OpenFormProps = {
  shop: SessionShop;
  /** The float of last time. */
  usual: number | undefined;
  onDone?: () => void;
};

/** What lies in the drawer before the first sale. */
export function OpenForm({ shop, usual, onDone }: OpenFormProps) {
  const { t } = useLingui();
  const cut = useDayCut(shop.id);
  const act = useAct();
  const [float, setFloat] = useState<number | undefined>(usual);
  const [asked, setAsked] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (float === undefined || act.busy) return;
    const done = await act.run((formId) => openTill({ shopId: shop.id, formId, float }));
    if (done === undefined) return;
    markOpened(shop.id, cut);
    showToast(t`Caisse ouverte.`, "ok");
    onDone?.();
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
      <NumberField
        label={t`Fond de caisse`}
        hint={
          usual === undefined ? (
            <Trans>L’argent déjà dans le tiroir. 0 s’il est vide.</Trans>
          ) : (
            <Trans>Comme la dernière fois. Corrigez si le tiroir contient autre chose.</Trans>
          )
        }
        value={float}
        onChange={setFloat}
        large
        suffix="FCFA"
        onFocus={(event) => event.target.select()}
        error={
          asked && float === undefined ? (
            <Trans>Entrez le fond de caisse, 0 si le tiroir est vide.</Trans>
          ) : undefined
        }
      />
      <ActTrouble refusal={act.refusal} title={msg`Impossible d’ouvrir la caisse`} />
      <Button kind="main" size="large" type="submit" busy={act.busy}>
        <Trans>Ouvrir la caisse</Trans>
      </Button>
    </form>
  );
}
