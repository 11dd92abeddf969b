import { Trans, useLingui } from "@lingui/react/macro";
import RotateCw from "lucide-react/icons/rotate-cw";
import Share2 from "lucide-react/icons/share-2";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { mayGovern } from "#shared/rules/permissions.ts";
import type { Invitation } from "#shared/schemas/invitation.ts";
import { troubleWords } from "#web/blocks/invitations/ask-trouble.ts";
import { StatusBadge } from "#web/blocks/invitations/status-badge.tsx";
import { roleWords } from "#web/blocks/words/role-words.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { newFormId } from "#web/store/open-store.ts";
import { useTimeZone } from "#web/store/queries/use-time-zone.ts";
import type { SessionShop } from "#web/store/session.ts";
import { resendInvitation } from "#web/store/team.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type InvitationRowProps = {
  shop: SessionShop;
  invitation: Invitation;
  onShare: () => void;
  onWithdraw: () => void;
  onChanged: () => void;
};

/** One invitation: for whom, as what, since when, and what can be done with it. */
export function InvitationRow({
  shop,
  invitation,
  onShare,
  onWithdraw,
  onChanged,
}: InvitationRowProps) {
  const { t, i18n } = useLingui();
  const timeZone = useTimeZone(shop.id);
  const [busy, setBusy] = useState(false);
  const [newId, setNewId] = useState(newFormId);
  const { id, email, fullName, role, status, createdAt, expiresAt, answeredAt } = invitation;
  const language = i18n.locale as Language;
  const who = fullName ?? email ?? "";
  const isClosed = status === "rejected" || status === "expired";

  async function handleResend() {
    setBusy(true);
    const done = await resendInvitation(shop.id, { oldId: id, id: newId });
    setBusy(false);
    if (done.ok) {
      // A lost answer is asked for again by the same name; once more is another invitation.
      setNewId(newFormId());
      showToast(<Trans>Invitation envoyée</Trans>, "ok");
      return onChanged();
    }
    const message = troubleWords(done, i18n);
    showToast(<Trans>Erreur lors du renvoi de l’invitation: {message}</Trans>, "stop");
  }

  return (
    <li className="flex flex-col gap-2 border-b border-line py-3 last:border-b-0">
      <p className="font-medium wrap-anywhere">{who}</p>
      <p className="flex flex-wrap gap-2">
        <Badge tone="brand">{i18n._(roleWords[role])}</Badge>
        <StatusBadge status={status} />
      </p>
      <p className="text-sm text-ink-soft">
        <Trans>Envoyée le {formatDate(createdAt, language, timeZone)}</Trans>
        {" · "}
        {answeredAt ? (
          <Trans>réponse le {formatDate(answeredAt, language, timeZone)}</Trans>
        ) : (
          <Trans>valable jusqu’au {formatDate(expiresAt, language, timeZone)}</Trans>
        )}
      </p>
      {mayGovern(shop.role, role) && (
        <div className="flex flex-wrap gap-2">
          {status === "pending" && (
            <Button
              aria-label={t`Partager l’invitation de ${who}`}
              icon={<Share2 aria-hidden="true" className="size-5" />}
              onClick={onShare}
            >
              <Trans>Partager</Trans>
            </Button>
          )}
          {isClosed && (
            <Button
              aria-label={t`Renvoyer l’invitation de ${who}`}
              busy={busy}
              icon={<RotateCw aria-hidden="true" className="size-5" />}
              onClick={handleResend}
            >
              <Trans>Renvoyer</Trans>
            </Button>
          )}
          <Button
            kind="quiet"
            aria-label={t`Supprimer l’invitation de ${who}`}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={onWithdraw}
          >
            <Trans>Supprimer</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
