import { Plural, Trans, useLingui } from "@lingui/react/macro";
import CheckCheck from "lucide-react/icons/check-check";
import { useState } from "react";
import type { SoldBy } from "#shared/schemas/measure.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { reasonWords } from "#web/blocks/words/reason-words.ts";
import { soldWords } from "#web/i18n/measure.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import type { Acted } from "#web/store/commands/acted.ts";
import type { DoneAtOnce } from "#web/store/commands/acts-at-once.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type Waiting = {
  id: string;
  productName: string;
  quantity: number;
  by?: SoldBy | undefined;
};

type ConfirmAllProps = {
  /** What waits; the way shows from two on. */
  waiting: readonly Waiting[];
  confirm: (given: { formId: string; ids: string[] }) => Promise<Acted<DoneAtOnce>>;
};

/** Everything that waits in one list, confirmed by one act; what could not be is named. */
export function ConfirmAll({ waiting, confirm }: ConfirmAllProps) {
  const { t, i18n } = useLingui();
  const act = useAct();
  const [listed, setListed] = useState<readonly Waiting[]>();
  const [left, setLeft] = useState<DoneAtOnce["left"]>([]);
  const close = () => {
    setListed(undefined);
    setLeft([]);
    act.clear();
  };

  async function handleConfirm() {
    if (act.busy || !listed) return;
    const ids = listed.map(({ id }) => id);
    const done = await act.run((formId) => confirm({ formId, ids }));
    if (!done) return;
    const count = done.done;
    showToast(t`Confirmés : ${formatQuantity(count)}.`, "ok");
    if (done.left.length === 0) close();
    else setLeft(done.left);
  }

  return (
    <>
      {waiting.length > 1 && (
        <Button
          kind="brand"
          className="self-start max-sm:w-full"
          icon={<CheckCheck aria-hidden="true" className="size-5" />}
          onClick={() => setListed(waiting)}
        >
          <Trans>Tout confirmer</Trans>
          <span className="figures font-normal">({formatQuantity(waiting.length)})</span>
        </Button>
      )}
      <Dialog
        open={listed !== undefined}
        onClose={close}
        title={<Trans>Tout confirmer ?</Trans>}
        closeLabel={t`Fermer`}
        actions={
          left.length > 0 ? (
            <Button kind="main" size="sell" onClick={close}>
              <Trans>Fermer</Trans>
            </Button>
          ) : (
            <Button kind="main" size="sell" busy={act.busy} onClick={handleConfirm}>
              <Plural
                value={listed?.length ?? 0}
                one="Confirmer # article"
                other="Confirmer les # articles"
              />
            </Button>
          )
        }
      >
        <div className="flex flex-col gap-3">
          {left.length > 0 ? (
            <div role="alert">
              <p className="font-medium">
                <Trans>Le reste est confirmé. Ceux-ci ne l’ont pas été :</Trans>
              </p>
              <ul className="list-disc pl-5">
                {left.map(({ name, refusal }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list is told once and never moves
                  <li key={at} className="break-words">
                    {name} · {i18n._(reasonWords(refusal))}
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            <ul aria-label={t`Ce qui attend`}>
              {(listed ?? []).map(({ id, productName, ...goods }) => (
                <li
                  key={id}
                  className="flex justify-between gap-3 border-b border-line py-2 last:border-b-0"
                >
                  <span className="min-w-0 break-words">{productName}</span>
                  <span className="figures shrink-0 font-medium">{soldWords(goods)}</span>
                </li>
              ))}
            </ul>
          )}
          <ActTrouble refusal={act.refusal} place="transfer" />
        </div>
      </Dialog>
    </>
  );
}
