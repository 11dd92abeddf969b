import { Trans, useLingui } from "@lingui/react/macro";
import X from "lucide-react/icons/x";
import { useId, useState } from "react";
import { readMerchantQr, withAmount } from "#shared/rules/merchant-qr.ts";
import { QrCode } from "#web/blocks/invitations/qr-code.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useModal } from "#web/ui/use-modal.ts";

type ShownQrProps = { sticker: string; amount: number; onClose: () => void };

/** Before it is recorded a sale has no number: the code bears the moment, in 36ths, which no other sale here has. */
const newTicket = () => Date.now().toString(36).toUpperCase();

/** The shop's code for this amount, for a customer's wallet, over the whole screen; the plain sticker beside it. */
export function ShownQr({ sticker, amount, onClose }: ShownQrProps) {
  const { t } = useLingui();
  const titleId = useId();
  const modal = useModal(true, onClose);
  const [ticket] = useState(newTicket);
  const [isPlain, setIsPlain] = useState(false);
  const asking = withAmount(sticker, amount, ticket);
  const read = readMerchantQr(sticker);
  const shownPlain = isPlain || !asking.ok;
  const text = shownPlain || !asking.ok ? sticker : asking.value;
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-surface text-ink"
    >
      <div className="mx-auto flex min-h-full max-w-xl flex-col gap-4 p-4">
        <div className="flex items-start justify-between gap-2">
          <h2 id={titleId} className="min-w-0">
            <span className="block text-sm font-medium">
              {read.ok ? read.value.name : <Trans>À payer</Trans>}
            </span>
            <span className="figures text-4xl font-bold">{formatMoney(amount)}</span>
          </h2>
          <IconButton label={t`Fermer le QR`} size="sell" icon={<X />} onClick={onClose} />
        </div>
        <div className="flex flex-1 items-center justify-center">
          <QrCode
            text={text}
            label={
              shownPlain
                ? t`QR de la boutique, sans montant`
                : t`QR de la boutique, avec le montant`
            }
            isLarge
          />
        </div>
        <p role="status" className="text-center font-medium">
          {shownPlain ? (
            <Trans>Sans montant : le client tape {formatMoney(amount)} lui-même.</Trans>
          ) : (
            <Trans>Le montant est dans le code. Non essayé avec chaque application.</Trans>
          )}
        </p>
        {asking.ok && (
          <Button size="sell" wide onClick={() => setIsPlain(!isPlain)}>
            {isPlain ? <Trans>Avec le montant</Trans> : <Trans>Autocollant simple</Trans>}
          </Button>
        )}
      </div>
    </dialog>
  );
}
