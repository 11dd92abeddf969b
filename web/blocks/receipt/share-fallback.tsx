import { Trans, useLingui } from "@lingui/react/macro";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { paperColumns } from "./paper-width.ts";
import type { ReceiptRow } from "./receipt-rows.ts";
import { receiptText } from "./receipt-text.ts";
import { copyReceipt, downloadReceipt } from "./share-receipt.ts";

type ShareFallbackProps = {
  onClose: () => void;
  rows: readonly ReceiptRow[];
  title: string;
};

/** For browsers without a share sheet: the picture as a file, the text on the clipboard, or to be read off. */
export function ShareFallback({ onClose, rows, title }: ShareFallbackProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<boolean>();
  const [drawn, setDrawn] = useState(true);

  async function handleDownload() {
    setDrawn(await downloadReceipt(rows, title));
  }

  async function handleCopy() {
    setCopied(await copyReceipt(rows));
  }

  return (
    <Dialog open onClose={onClose} title={<Trans>Partager le reçu</Trans>} closeLabel={t`Fermer`}>
      <div className="flex flex-col gap-3">
        <p>
          <Trans>
            Ce navigateur n’a pas de menu de partage. Gardez l’image ou copiez le texte, puis
            envoyez-le.
          </Trans>
        </p>
        <Button
          size="sell"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={handleDownload}
        >
          <Trans>Télécharger l’image</Trans>
        </Button>
        <Button
          size="sell"
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={handleCopy}
        >
          <Trans>Copier le texte</Trans>
        </Button>
        <p role="status" className="font-medium">
          {!drawn && <Trans>L’image n’a pas pu être faite : copiez le texte.</Trans>}
          {copied === true && <Trans>Texte copié.</Trans>}
          {copied === false && (
            <Trans>La copie est refusée : sélectionnez le texte ci-dessous.</Trans>
          )}
        </p>
        {copied === false && (
          <pre className="overflow-x-auto rounded-control bg-sunken p-3 font-mono text-sm select-all">
            {receiptText(rows, paperColumns["58"])}
          </pre>
        )}
      </div>
    </Dialog>
  );
}
