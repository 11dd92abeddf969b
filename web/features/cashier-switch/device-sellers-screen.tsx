import { Trans, useLingui } from "@lingui/react/macro";
import Lock from "lucide-react/icons/lock";
import { useState } from "react";
import { may } from "#shared/rules/permissions.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { useStaff } from "#web/store/queries/use-members.ts";
import { currentShop, type Session, type SessionShop, useSession } from "#web/store/session.ts";
import { lock, type SwitchedIn, useSharing } from "#web/store/sharing/kept.ts";
import { givePin, takePin } from "#web/store/sharing/sharing.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { AutoLockField } from "./auto-lock-field.tsx";
import { SellerRow } from "./seller-row.tsx";
import { SetPinDialog } from "./set-pin-dialog.tsx";

/** /device-sellers: who may sell on this device with a PIN, and when it locks. Works without a network. */
export function DeviceSellersScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const shop = currentShop(session);
  return (
    <Screen title={t`Vendeurs de cet appareil`} help={<HelpLink page="team" section="pin" />}>
      {!session || !shop ? (
        <NoShop />
      ) : !may(shop.role, "share-device") ? (
        <NotAllowed action="share-device" />
      ) : session.signedIn ? (
        <EmptyState
          icon={<Lock />}
          title={<Trans>Réservé à la personne connectée sur cet appareil</Trans>}
        />
      ) : (
        <DeviceSellers session={session} shop={shop} />
      )}
    </Screen>
  );
}

function DeviceSellers({ session, shop }: { session: Session; shop: SessionShop }) {
  const { t } = useLingui();
  const sharing = useSharing((state) => state.sharing);
  const staff = useStaff(shop.id) ?? [];
  const [asked, setAsked] = useState<SwitchedIn>();
  const [giving, setGiving] = useState(false);
  const own = {
    userId: session.userId,
    fullName: session.fullName,
    shopId: shop.id,
    role: shop.role,
  };
  const others = staff
    .filter(({ userId }) => userId !== session.userId)
    .map(({ userId, fullName, role }) => ({ userId, fullName, role, shopId: shop.id }));
  const hasPin = ({ userId }: SwitchedIn) =>
    sharing?.holders.some((holder) => holder.userId === userId) === true;

  async function handlePin(pin: string) {
    if (!asked) return;
    setGiving(true);
    await givePin(asked, pin);
    setGiving(false);
    setAsked(undefined);
    showToast(t`Code enregistré sur cet appareil`);
  }

  return (
    <div className="flex w-full max-w-2xl flex-col gap-4">
      <p className="text-ink-soft">
        <Trans>
          Plusieurs personnes vendent sur cet appareil ? Chacune a son code à quatre chiffres, et
          chaque vente porte son nom. Tout marche hors ligne.
        </Trans>
      </p>
      <p className="text-ink-soft">
        <Trans>
          Le stock, les transferts, les retours et la caisse aussi, selon les droits de chacun, et
          jamais plus que ceux de la personne connectée.
        </Trans>
      </p>
      <Card>
        <ul>
          <SellerRow
            person={own}
            isOwn
            hasPin={hasPin(own)}
            onGive={() => setAsked(own)}
            onTake={() => takePin(own.userId)}
          />
          {hasPin(own) &&
            others.map((person) => (
              <SellerRow
                key={person.userId}
                person={person}
                hasPin={hasPin(person)}
                onGive={() => setAsked(person)}
                onTake={() => takePin(person.userId)}
              />
            ))}
        </ul>
        {!hasPin(own) && (
          <p className="mt-3 text-ink-soft">
            <Trans>Choisissez d’abord votre code ; ensuite, donnez le leur aux autres.</Trans>
          </p>
        )}
      </Card>
      {sharing && hasPin(own) && (
        <Card className="flex flex-col gap-4">
          <AutoLockField minutes={sharing.autoLock} />
          <Button
            kind="brand"
            size="sell"
            icon={<Lock aria-hidden="true" className="size-5" />}
            onClick={lock}
          >
            <Trans>Verrouiller maintenant</Trans>
          </Button>
        </Card>
      )}
      {asked && (
        <SetPinDialog
          name={asked.fullName}
          busy={giving}
          onClose={() => setAsked(undefined)}
          onPin={(pin) => void handlePin(pin)}
        />
      )}
    </div>
  );
}
