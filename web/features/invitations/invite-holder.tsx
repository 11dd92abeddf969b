import { Trans, useLingui } from "@lingui/react/macro";
import UserPlus from "lucide-react/icons/user-plus";
import { type FormEvent, useState } from "react";
import type { InvitedRole, InvitingRoom, LinkKind } from "#shared/schemas/invitation.ts";
import { troubleWords } from "#web/blocks/invitations/ask-trouble.ts";
import { peopleLimit } from "#web/blocks/invitations/people-limit.ts";
import { RoleField } from "#web/blocks/invitations/role-field.tsx";
import { TroubleBox } from "#web/blocks/invitations/trouble-box.tsx";
import { NoRoomNote } from "#web/blocks/plans/no-room-note.tsx";
import { UpgradeLink } from "#web/blocks/plans/upgrade-link.tsx";
import { newFormId } from "#web/store/open-store.ts";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import type { NotDone } from "#web/store/session/ask-server.ts";
import type { SessionShop } from "#web/store/session.ts";
import { invite } from "#web/store/team.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

type InviteHolderProps = {
  /** Those in which whoever opened the link may invite. */
  shops: readonly SessionShop[];
  kind: LinkKind;
  token: string;
  fullName: string;
};

/** Invites the person whose link was opened to one of one's shops. */
export function InviteHolder({ shops, kind, token, fullName }: InviteHolderProps) {
  const { t, i18n } = useLingui();
  const [shopId, setShopId] = useState(shops[0]?.id ?? "");
  const [role, setRole] = useState<InvitedRole>(kind);
  const [id, setId] = useState(newFormId);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<NotDone>();
  const [sentTo, setSentTo] = useState<string>();
  const shop = shops.find((one) => one.id === shopId);
  const told = useAnswer<{ room?: InvitingRoom }>(`/api/v1/shops/${shopId}/invitations`);
  const isFull = told.value?.room?.[peopleLimit(role)] === false;

  async function handleInvite(event: FormEvent) {
    event.preventDefault();
    if (busy || !shop) return;
    setBusy(true);
    setTrouble(undefined);
    const done = await invite(shop.id, { id, role, to: { by: "link", kind, token } });
    setBusy(false);
    if (!done.ok) return setTrouble(done);
    setSentTo(shop.name);
  }

  if (sentTo !== undefined)
    return (
      <p role="status" className="font-medium wrap-anywhere">
        <Trans>
          Invitation envoyée : {fullName} peut rejoindre {sentTo} depuis « Mes Invitations ».
        </Trans>
      </p>
    );
  return (
    <Card>
      <form onSubmit={handleInvite} className="flex flex-col gap-3">
        <p className="wrap-anywhere">
          <Trans>
            Ce lien est celui de <strong>{fullName}</strong>. Invitez cette personne dans votre
            boutique.
          </Trans>
        </p>
        {shops.length > 1 && (
          <SelectField
            label={t`Boutique`}
            value={shopId}
            onChange={(chosen) => {
              setShopId(chosen);
              setId(newFormId());
            }}
            options={shops.map((one) => ({ value: one.id, label: one.name }))}
          />
        )}
        {kind === "employee" && shop && (
          <RoleField
            by={shop.role}
            value={role}
            onChange={(chosen) => {
              setRole(chosen);
              setId(newFormId());
            }}
            withReseller={false}
          />
        )}
        {trouble !== undefined && (
          <TroubleBox>
            <p>
              <Trans>Erreur lors de l’invitation: {troubleWords(trouble, i18n)}</Trans>
            </p>
            {trouble.code === "plan-limit" && (
              <UpgradeLink limit={peopleLimit(role)} role={shop?.role} />
            )}
          </TroubleBox>
        )}
        {isFull ? (
          <NoRoomNote limit={peopleLimit(role)} role={shop?.role} />
        ) : (
          <Button
            kind="main"
            size="sell"
            type="submit"
            busy={busy}
            icon={<UserPlus aria-hidden="true" className="size-5" />}
          >
            <Trans>Inviter {fullName}</Trans>
          </Button>
        )}
      </form>
    </Card>
  );
}
