import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { InvitedRole } from "#shared/schemas/invitation.ts";
import type { Member } from "#shared/schemas/person.ts";
import { AmountWords } from "#web/blocks/handover/amount-words.tsx";
import { type Amounts, isNothing } from "#web/blocks/handover/amounts.ts";
import { troubleWords } from "#web/blocks/invitations/ask-trouble.ts";
import { RoleField } from "#web/blocks/invitations/role-field.tsx";
import { TroubleBox } from "#web/blocks/invitations/trouble-box.tsx";
import { roleWords } from "#web/blocks/words/role-words.ts";
import type { NotDone } from "#web/store/session/ask-server.ts";
import type { SessionShop } from "#web/store/session.ts";
import { changeMember, type MemberAct } from "#web/store/team.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import type { MemberQuestion } from "./questions.tsx";

type MemberDialogProps = {
  shop: SessionShop;
  member: Member;
  question: MemberQuestion;
  /** Pieces of the shop's goods in a reseller's hands. */
  held: Amounts;
  onClose: () => void;
};

/** Says what will happen to somebody's access before it does. */
export function MemberDialog({ shop, member, question, held, onClose }: MemberDialogProps) {
  const { t, i18n } = useLingui();
  const [role, setRole] = useState<InvitedRole>(member.role === "owner" ? "manager" : member.role);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<NotDone>();
  const { fullName, userId } = member;

  async function handleConfirm() {
    setBusy(true);
    setTrouble(undefined);
    const done = await changeMember({ shopId: shop.id, userId }, actOf(question, role));
    setBusy(false);
    if (!done.ok) return setTrouble(done);
    showToast(<Done question={question} name={fullName} />, "ok");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Title question={question} name={fullName} />}
      closeLabel={t`Fermer`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button
            kind={question === "end" || question === "pause" ? "danger" : "main"}
            busy={busy}
            onClick={handleConfirm}
          >
            <Verb question={question} />
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <What question={question} name={fullName} role={i18n._(roleWords[member.role])} />
        {!isNothing(held) && question !== "reactivate" && (
          <p className="font-medium text-attention">
            <Trans>
              Cette personne détient encore <AmountWords amounts={held} /> de la boutique.
            </Trans>
          </p>
        )}
        {question === "role" && (
          <RoleField by={shop.role} value={role} onChange={setRole} withReseller={false} />
        )}
        {trouble !== undefined && (
          <TroubleBox>
            <Trans>Rien n’a changé : {troubleWords(trouble, i18n)}</Trans>
          </TroubleBox>
        )}
      </div>
    </Dialog>
  );
}

function actOf(question: MemberQuestion, role: InvitedRole): MemberAct {
  if (question !== "role") return { way: question };
  return { way: "role", role: role === "reseller" ? "employee" : role };
}

type Asked = { question: MemberQuestion; name: string };

function Title({ question, name }: Asked) {
  if (question === "pause") return <Trans>Mettre {name} en pause ?</Trans>;
  if (question === "reactivate") return <Trans>Réactiver {name} ?</Trans>;
  if (question === "role") return <Trans>Rôle de {name}</Trans>;
  return <Trans>Mettre fin à la collaboration avec {name} ?</Trans>;
}

function What({ question, name, role }: Asked & { role: string }) {
  if (question === "pause")
    return (
      <p>
        <Trans>
          {name} ne pourra plus vendre ni rien voir de la boutique, sur aucun appareil, jusqu’à ce
          que vous le réactiviez. Ce qui a déjà été vendu arrivera quand même dans vos comptes.
        </Trans>
      </p>
    );
  if (question === "reactivate")
    return (
      <p>
        <Trans>
          {name} retrouvera aussitôt l’accès à la boutique avec le même rôle : {role}.
        </Trans>
      </p>
    );
  if (question === "role")
    return (
      <p>
        <Trans>Le nouveau rôle vaut aussitôt, sur tous les appareils de cette personne.</Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        {name} perdra aussitôt l’accès à la boutique. Ses ventes restent dans vos comptes. Pour
        revenir, il lui faudra une nouvelle invitation.
      </Trans>
    </p>
  );
}

function Verb({ question }: { question: MemberQuestion }) {
  if (question === "pause") return <Trans>Mettre en pause</Trans>;
  if (question === "reactivate") return <Trans>Réactiver</Trans>;
  if (question === "role") return <Trans>Enregistrer</Trans>;
  return <Trans>Mettre fin</Trans>;
}

function Done({ question, name }: Asked) {
  if (question === "pause") return <Trans>{name} est en pause</Trans>;
  if (question === "reactivate") return <Trans>{name} a retrouvé l’accès</Trans>;
  if (question === "role") return <Trans>Rôle de {name} changé</Trans>;
  return <Trans>{name} n’a plus accès à la boutique</Trans>;
}
