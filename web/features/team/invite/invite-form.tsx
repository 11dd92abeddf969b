import { Trans, useLingui } from "@lingui/react/macro";
import UserPlus from "lucide-react/icons/user-plus";
import { type FormEvent, useRef, useState } from "react";
import type {
  InvitedRole,
  InvitingRoom,
  LinkKind,
  NewInvitation,
} from "#shared/schemas/invitation.ts";
import { troubleWords } from "#web/blocks/invitations/ask-trouble.ts";
import { peopleLimit } from "#web/blocks/invitations/people-limit.ts";
import { personalLinkIn } from "#web/blocks/invitations/personal-link.ts";
import { RoleField } from "#web/blocks/invitations/role-field.tsx";
import { TroubleBox } from "#web/blocks/invitations/trouble-box.tsx";
import { NoRoomNote } from "#web/blocks/plans/no-room-note.tsx";
import { UpgradeLink } from "#web/blocks/plans/upgrade-link.tsx";
import type { Told } from "#web/blocks/trouble/trouble-words.ts";
import { isUnheard } from "#web/store/line-trouble.ts";
import { newFormId } from "#web/store/open-store.ts";
import type { Side } from "#web/store/queries/use-team.ts";
import type { SessionShop } from "#web/store/session.ts";
import { invite } from "#web/store/team.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type InviteFormProps = {
  shop: SessionShop;
  side: Side;
  /** Whether the plan has room for one more; undefined while it is not known. */
  room: InvitingRoom | undefined;
  onInvited: () => void;
};
type Way = "email" | "link";

/** Invites somebody by their address or by their own link. What is typed stays until it has been sent. */
export function InviteForm({ shop, side, room, onInvited }: InviteFormProps) {
  const { t, i18n } = useLingui();
  const [role, setRole] = useState<InvitedRole>(side);
  const [way, setWay] = useState<Way>("email");
  const [typed, setTyped] = useState({ email: "", link: "" });
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Told>();
  // A lost answer is asked for again by the same name; other words are another invitation.
  const sent = useRef({ words: "", id: "" });
  const box = useRef<HTMLInputElement>(null);
  const isEmpty = typed[way].trim() === "";
  const error = asked && isEmpty ? t`À remplir` : undefined;
  const isFull = room?.[peopleLimit(role)] === false;

  function handleWay(other: Way) {
    setWay(other);
    setAsked(false);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setTrouble(undefined);
    setAsked(isEmpty);
    if (isEmpty) return box.current?.focus();
    const to = addresseeOf(way, typed, role === "reseller" ? "reseller" : "employee");
    if (!to) return setTrouble({ code: "link-unknown" });
    const words = JSON.stringify({ role, to });
    if (sent.current.words !== words) sent.current = { words, id: newFormId() };
    setBusy(true);
    const done = await invite(shop.id, { id: sent.current.id, role, to });
    setBusy(false);
    if (!done.ok) return setTrouble(done);
    sent.current = { words: "", id: "" };
    setTyped({ email: "", link: "" });
    const who = done.value.email ?? done.value.fullName ?? "";
    showToast(
      <>
        <strong className="block">
          <Trans>Invitation envoyée</Trans>
        </strong>
        {role === "reseller" ? (
          <Trans>L’invitation de revendeur a été envoyée à {who}</Trans>
        ) : (
          <Trans>L’invitation d’employé a été envoyée à {who}</Trans>
        )}
      </>,
      "ok",
    );
    onInvited();
  }

  return (
    <Card>
      <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">
          {side === "employee" ? (
            <Trans>Inviter un Employé</Trans>
          ) : (
            <Trans>Inviter un Revendeur</Trans>
          )}
        </h2>
        {side === "employee" && (
          <RoleField by={shop.role} value={role} onChange={setRole} withReseller />
        )}
        {isFull ? (
          <NoRoomNote limit={peopleLimit(role)} role={shop.role} />
        ) : (
          <>
            <SelectField<Way>
              label={t`Type d’invitation`}
              value={way}
              onChange={handleWay}
              options={[
                { value: "email", label: t`Par email` },
                { value: "link", label: t`Par lien d’invitation` },
              ]}
            />
            {way === "email" ? (
              <TextField
                ref={box}
                label={t`Adresse email`}
                type="email"
                inputMode="email"
                autoComplete="off"
                placeholder={t`nom@exemple.com`}
                error={error}
                value={typed.email}
                onChange={(email) => setTyped({ ...typed, email })}
              />
            ) : (
              <TextField
                ref={box}
                label={t`Lien d’invitation`}
                hint={t`Le lien personnel que cette personne vous a donné`}
                inputMode="url"
                autoComplete="off"
                error={error}
                value={typed.link}
                onChange={(link) => setTyped({ ...typed, link })}
              />
            )}
            {trouble !== undefined && (
              <TroubleBox>
                {trouble.code === "link-unknown" ? (
                  <p>{troubleWords(trouble, i18n)}</p>
                ) : (
                  <p>
                    <Trans>Erreur lors de l’invitation: {troubleWords(trouble, i18n)}</Trans>
                  </p>
                )}
                {isUnheard(trouble.code) && (
                  <p>
                    <Trans>Ce que vous avez écrit reste ici.</Trans>
                  </p>
                )}
                {trouble.code === "plan-limit" && (
                  <UpgradeLink limit={peopleLimit(role)} role={shop.role} />
                )}
              </TroubleBox>
            )}
            <Button
              kind="main"
              size="sell"
              type="submit"
              busy={busy}
              icon={<UserPlus aria-hidden="true" className="size-5" />}
            >
              <Trans>Envoyer l’invitation</Trans>
            </Button>
          </>
        )}
      </form>
    </Card>
  );
}

/** Undefined for what is no personal link. */
function addresseeOf(
  way: Way,
  typed: { email: string; link: string },
  kind: LinkKind,
): NewInvitation["to"] | undefined {
  if (way === "email") return { by: "email", email: typed.email.trim() };
  const link = personalLinkIn(typed.link, kind);
  return link && { by: "link", ...link };
}
