import { Trans, useLingui } from "@lingui/react/macro";
import Copy from "lucide-react/icons/copy";
import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";
import type { LinkKind, PersonalLinks } from "#shared/schemas/invitation.ts";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { copyText } from "./copy-link.ts";
import { ShareDialog } from "./share-dialog.tsx";

/** The person's own link: a shop that opens it invites them. Kept on the device, so that it can be shown anywhere. */
export function PersonalLinkCard({ kind }: { kind: LinkKind }) {
  const { t } = useLingui();
  const { value, state } = useAnswer<PersonalLinks>("/api/v1/me/links");
  const [isSharing, setSharing] = useState(false);
  const [copied, setCopied] = useState<boolean>();
  const link = value && `${location.origin}/join-${kind}/${value[kind]}`;
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-lg font-semibold">
        {kind === "reseller" ? (
          <Trans>Mon lien de revendeur</Trans>
        ) : (
          <Trans>Mon lien d’employé</Trans>
        )}
      </h2>
      <p className="text-ink-soft">
        <Trans>Montrez-le ou envoyez-le à une boutique : elle pourra vous inviter.</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={<Copy aria-hidden="true" className="size-5" />}
          disabled={!link}
          onClick={async () => link && setCopied(await copyText(link))}
        >
          <Trans>Copier mon lien</Trans>
        </Button>
        <Button
          icon={<Share2 aria-hidden="true" className="size-5" />}
          disabled={!link}
          onClick={() => setSharing(true)}
        >
          <Trans>Partager mon lien</Trans>
        </Button>
        <span role="status" className="font-medium">
          {copied === true && <Trans>Lien copié</Trans>}
          {copied === false && <Trans>Impossible de copier le lien</Trans>}
        </span>
      </div>
      {!link && typeof state === "object" && (
        <p role="status" className="text-sm text-ink-soft">
          <Trans>Il faut du réseau une première fois pour connaître votre lien.</Trans>
        </p>
      )}
      {link && isSharing && (
        <ShareDialog
          title={<Trans>Partager mon lien</Trans>}
          link={link}
          words={t`Invitez-moi dans votre boutique sur Boutika : ${link}`}
          onClose={() => setSharing(false)}
        />
      )}
    </Card>
  );
}
