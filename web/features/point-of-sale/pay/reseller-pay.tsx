import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useId, useState } from "react";
import { Money } from "#web/blocks/money.tsx";
import { LateRarePayment } from "#web/blocks/on-account/late-rare-payment.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import type { ResellerSaleToRecord } from "#web/store/commands/record-reseller-sale.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ChangedTotal } from "./changed-total.tsx";
import { useArmed } from "./use-armed.ts";

type ResellerPayProps = {
  shopId: string;
  shopName: string;
  total: number;
  busy: boolean;
  refusal: Reason | undefined;
  /** `also`: what is written with the sale. */
  onValidate: (also?: ResellerSaleToRecord["also"]) => void;
  onClose: () => void;
};

/** What the reseller takes from the customer, or notes on the account of one of their own (C10); the shop has the last word on the sale. */
export function ResellerPay(props: ResellerPayProps) {
  const { shopId, shopName, total, busy, refusal, onValidate, onClose } = props;
  const { t } = useLingui();
  const formId = useId();
  const [armed] = useArmed(total);
  const [onAccount, setOnAccount] = useState(false);
  const handleValidate = (also?: ResellerSaleToRecord["also"]) => {
    if (armed) onValidate(also);
  };
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
          {...(onAccount ? { type: "submit", form: formId } : { onClick: () => handleValidate() })}
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
        <p>
          <Chip pressed={onAccount} onPress={() => setOnAccount(!onAccount)}>
            <Trans>À crédit</Trans>
          </Chip>
        </p>
        {onAccount && (
          <Suspense>
            <LateRarePayment
              way="on-account"
              {...{ formId, shopId }}
              due={total}
              tendered={0}
              parts={[]}
              onParts={() => undefined}
              onPay={(_payments, also) => handleValidate(also)}
            />
          </Suspense>
        )}
        <ActTrouble refusal={refusal} place="till" />
      </div>
    </Dialog>
  );
}
