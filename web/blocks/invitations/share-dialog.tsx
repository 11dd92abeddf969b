import { Trans, useLingui } from "@lingui/react/macro";
import Copy from "lucide-react/icons/copy";
import MessageCircle from "lucide-react/icons/message-circle";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { copyText, whatsAppShare } from "./copy-link.ts";

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

type ShareDialogProps = {
  title: ReactNode;
  link: string;
  /** What is sent along by WhatsApp, the link in it. */
  words: string;
  children?: ReactNode;
  onClose: () => void;
};

/** A link for somebody else's phone: read off the screen, by WhatsApp, or copied. */
export function ShareDialog({ title, link, words, children, onClose }: ShareDialogProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<boolean>();
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t`Fermer`}>
      <div className="flex flex-col gap-3">
        {children}
        <Suspense fallback={<Skeleton className="mx-auto size-64 max-w-full" />}>
          <QrCode text={link} label={t`Code à lire avec un autre téléphone`} />
        </Suspense>
        <p className="rounded-control bg-sunken p-3 text-sm break-all select-all">{link}</p>
        <a
          href={whatsAppShare(words)}
          target="_blank"
          rel="noreferrer"
          className={buttonLook("plain", "sell", true)}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          <Trans>Envoyer par WhatsApp</Trans>
        </a>
        <Button
          size="sell"
          wide
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={async () => setCopied(await copyText(link))}
        >
          <Trans>Copier le lien</Trans>
        </Button>
        <p role="status" className="min-h-6 font-medium">
          {copied === true && <Trans>Lien copié</Trans>}
          {copied === false && <Trans>Impossible de copier le lien</Trans>}
        </p>
      </div>
    </Dialog>
  );
}
