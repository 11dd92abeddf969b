import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router-dom";
import type { AccountReason, ShopAtStake } from "#shared/schemas/departure.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import type { Told } from "#web/blocks/trouble/trouble-words.ts";
import { deleteAccount, newRequestId, unsentHere } from "#web/store/own-account.ts";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { DepartureTrouble } from "./departure-trouble.tsx";
import { ProofField } from "./proof-field.tsx";
import { accountReasons } from "./reasons.ts";
import { ReasonsField } from "./reasons-field.tsx";
import { UnsentList } from "./unsent-list.tsx";
import { keepsAsking, useProof } from "./use-proof.ts";

/** /account-deletion: what goes with an account, why, and once more in words. */
export function AccountDeletionScreen() {
  const { t } = useLingui();
  const moveOn = useMoveOn();
  const stake = useAnswer<{ shops: ShopAtStake[] }>("/api/v1/me/deletion");
  const [requestId] = useState(newRequestId);
  const [reasons, setReasons] = useState<readonly AccountReason[]>([]);
  const [details, setDetails] = useState("");
  const [asked, setAsked] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Told>();
  const proving = useProof();
  const formId = useId();
  const shops = stake.value?.shops;

  async function handleAsk(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    setTrouble(undefined);
    if (reasons.length === 0) return;
    if ((await unsentHere()) > 0) return setTrouble({ code: "unsent-here" });
    // While the server is asked, the button waits; the network is blamed only when it is missing.
    if (!shops) {
      if (typeof stake.state === "object") setTrouble({ code: stake.state.trouble });
      return;
    }
    setConfirming(true);
  }

  async function handleDelete(event: FormEvent) {
    event.preventDefault();
    const { proof } = proving;
    if (!shops) return;
    if (!proof) return proving.refuse({ code: "proof-needed" });
    setBusy(true);
    const shopIds = shops.map(({ id }) => id);
    const asked = { requestId, reasons: [...reasons], details, shopIds, proof };
    const deleted = await deleteAccount(asked);
    setBusy(false);
    if (!deleted.ok && keepsAsking(deleted.code)) return proving.refuse(deleted);
    setConfirming(false);
    if (deleted.ok) {
      showToast(t`Compte supprimé`, "ok");
      return moveOn("/");
    }
    setTrouble(deleted);
    await stake.refresh();
  }

  return (
    <Screen title={t`Supprimer mon compte`}>
      <form noValidate onSubmit={handleAsk} className="flex w-full max-w-2xl flex-col gap-4">
        <Card className="flex flex-col gap-3 border-stop/50">
          <p>
            <Trans>
              Votre nom, votre email, votre téléphone et vos accès disparaissent de Boutika pour de
              bon, et cet appareil efface ce que vous seul y lisiez. Sur vos autres appareils,
              déconnectez-vous d’abord en effaçant. Dans les comptes des boutiques d’autres
              personnes, vos ventes restent, au nom de « Compte supprimé ». Ce que vous avez payé à
              Boutika reste dans nos comptes, sans votre nom.
            </Trans>
          </p>
          {!shops && stake.state === undefined && <Skeleton className="h-16" />}
          <HowOld
            answer={stake}
            failed={<Trans>Impossible de récupérer les informations de l’utilisateur</Trans>}
          />
          {shops && <OwnedShops shops={shops} />}
          {shops && <UnsentList shops={shops} />}
        </Card>
        <Card className="flex flex-col gap-4">
          <ReasonsField
            legend={t`Pourquoi partez-vous ?`}
            words={accountReasons}
            chosen={reasons}
            onChange={setReasons}
            details={details}
            onDetails={setDetails}
            missing={asked && reasons.length === 0}
          />
        </Card>
        <DepartureTrouble
          of={trouble}
          failed={<Trans>Impossible de supprimer le compte. Veuillez réessayer.</Trans>}
        />
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Link to="/profile-management" className={buttonLook("plain", "sell")}>
            <Trans>Garder mon compte</Trans>
          </Link>
          <Button type="submit" kind="danger" size="sell" busy={!shops && stake.busy}>
            <Trans>Supprimer mon compte…</Trans>
          </Button>
        </div>
      </form>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={<Trans>Supprimer votre compte pour de bon ?</Trans>}
        closeLabel={t`Fermer`}
        actions={
          <>
            <Button size="sell" onClick={() => setConfirming(false)}>
              <Trans>Garder mon compte</Trans>
            </Button>
            <Button type="submit" form={formId} kind="danger" size="sell" busy={busy}>
              <Trans>Supprimer pour de bon</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Vous serez déconnecté de tous vos appareils. Personne ne pourra revenir dessus.
          </Trans>
        </p>
        {shops && <OwnedShops shops={shops} />}
        <form id={formId} noValidate onSubmit={handleDelete} className="mt-4">
          <ProofField proving={proving} />
        </form>
      </Dialog>
    </Screen>
  );
}

/** The shops that go too, by name. */
function OwnedShops({ shops }: { shops: readonly ShopAtStake[] }) {
  if (shops.length === 0)
    return (
      <p className="mt-2">
        <Trans>Aucune boutique ne vous appartient : aucune ne sera supprimée.</Trans>
      </p>
    );
  return (
    <div className="mt-2">
      <p className="font-medium">
        <Plural
          value={shops.length}
          one="Cette boutique est supprimée avec le compte :"
          other="Ces # boutiques sont supprimées avec le compte :"
        />
      </p>
      <ul className="list-disc pl-5">
        {shops.map(({ id, name, sales }) => (
          <li key={id} className="break-words">
            {name} (<Plural value={sales} one="# vente" other="# ventes" />)
          </li>
        ))}
      </ul>
    </div>
  );
}
