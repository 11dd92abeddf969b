import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import type { ShopAtStake, ShopReason } from "#shared/schemas/departure.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import type { Told } from "#web/blocks/trouble/trouble-words.ts";
import { deleteShop, newRequestId } from "#web/store/own-account.ts";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { DepartureTrouble } from "./departure-trouble.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { shopReasons } from "./reasons.ts";
import { ReasonsField } from "./reasons-field.tsx";
import { ShopConsequences } from "./shop-consequences.tsx";
import { keepsAsking, useProof } from "./use-proof.ts";

/** /shop-deletion: what goes with a shop, why, and its name typed by its owner. */
export function ShopDeletionScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  return (
    <Screen title={t`Supprimer la boutique`}>
      {!shop ? (
        <NoShop />
      ) : may(shop.role, "delete-shop") ? (
        <ShopDeletion key={shop.id} shop={shop} />
      ) : (
        <NotAllowed action="delete-shop" />
      )}
    </Screen>
  );
}

function ShopDeletion({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const moveOn = useMoveOn();
  const stake = useAnswer<ShopAtStake>(`/api/v1/shops/${shop.id}/deletion`);
  const [requestId] = useState(newRequestId);
  const [reasons, setReasons] = useState<readonly ShopReason[]>([]);
  const [details, setDetails] = useState("");
  const [asked, setAsked] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Told>();
  const proving = useProof();

  function handleAsk(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    setTrouble(undefined);
    if (reasons.length > 0) setConfirming(true);
  }

  async function handleDelete(name: string) {
    setBusy(true);
    const { proof } = proving;
    const asked = { requestId, reasons: [...reasons], details, name, proof };
    const deleted = await deleteShop(shop.id, asked);
    setBusy(false);
    if (!deleted.ok && keepsAsking(deleted.code)) return proving.refuse(deleted);
    setConfirming(false);
    if (!deleted.ok) return setTrouble(deleted);
    showToast(t`Boutique supprimée : ${shop.name}`, "ok");
    moveOn(homeOfSession(useSession.getState().session));
  }

  return (
    <div className="w-full max-w-2xl">
      <form noValidate onSubmit={handleAsk} className="flex flex-col gap-4">
        <Card className="flex flex-col gap-3 border-stop/50">
          <h2 className="text-xl font-semibold break-words">{shop.name}</h2>
          <ShopConsequences stake={stake.value} />
        </Card>
        <Card className="flex flex-col gap-4">
          <ReasonsField
            legend={t`Pourquoi fermez-vous cette boutique ?`}
            words={shopReasons}
            chosen={reasons}
            onChange={setReasons}
            details={details}
            onDetails={setDetails}
            missing={asked && reasons.length === 0}
          />
        </Card>
        <DepartureTrouble
          of={trouble}
          failed={<Trans>Impossible de supprimer la boutique. Veuillez réessayer.</Trans>}
        />
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Link to="/dashboard" className={buttonLook("plain", "sell")}>
            <Trans>Annuler</Trans>
          </Link>
          <Button type="submit" kind="danger" size="sell">
            <Trans>Supprimer la boutique…</Trans>
          </Button>
        </div>
      </form>
      {confirming && (
        <NameDialog
          name={shop.name}
          busy={busy}
          proving={proving}
          onClose={() => setConfirming(false)}
          onConfirm={(name) => void handleDelete(name)}
        />
      )}
    </div>
  );
}
