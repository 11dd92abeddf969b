import { Trans, useLingui } from "@lingui/react/macro";
import { Money } from "#web/blocks/money.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ChangedTotal } from "./changed-total.tsx";
import { useArmed } from "./use-armed.ts";

type ResellerPayProps = {
  shopName: string;
  total: number;
  busy: boolean;
  refusal: Reason | undefined;
  onValidate: () => void;
  onClose: () => void;
};

/** What the reseller takes from the customer; the shop has the last word on the sale. */
export function ResellerPay(props: ResellerPayProps) {
  const { shopName, total, busy, refusal, onValidate, onClose } = props;
  const { t } = useLingui();
  const [armed] = useArmed(total);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>À encaisser</Trans>}
      closeLabel={t`Retour au panier`}
      actions={
        <Button
          kind="main"
          size="large"
          wide
          data-autofocus
          busy={busy}
          aria-disabled={armed ? undefined : true}
          onClick={armed ? onValidate : undefined}
        >
          <Trans>Valider</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          <Money francs={total} size="3xl" />
        </p>
        <p>
          <Trans>La vente attendra la confirmation de {shopName}.</Trans>
        </p>
        <ChangedTotal due={total} />
        <ActTrouble refusal={refusal} place="till" />
      </div>
    </Dialog>
  );
}
