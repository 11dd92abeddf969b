import { Trans, useLingui } from "@lingui/react/macro";
import Lock from "lucide-react/icons/lock";
import { type ReactNode, useState } from "react";
import { may } from "#shared/rules/permissions.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { SellerField } from "./seller-field.tsx";
import { SellerPerformance } from "./seller-performance.tsx";

/** /performance: how one sells; for the office, how anybody in the shop does. */
export function PerformanceScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const shops = session?.shops.filter(({ role }) => may(role, "see-own-performance")) ?? [];
  const [chosenId, setChosenId] = useState<string>();
  const current = currentShop(session);
  const wanted = chosenId ?? current?.id;
  const shop = shops.find(({ id }) => id === wanted) ?? shops[0];
  return (
    <Screen title={t`Performance`}>
      {!current && <NoShop />}
      {current && !shop && (
        <EmptyState icon={<Lock />} title={<Trans>Réservé à l’équipe d’une boutique</Trans>}>
          <Trans>Comme revendeur, vous trouvez vos chiffres dans « Rapports ».</Trans>
        </EmptyState>
      )}
      {session && shop && (
        <Chosen
          key={shop.id}
          userId={session.userId}
          shop={shop}
          choice={
            shops.length > 1 && (
              <SelectField
                label={t`Boutique`}
                value={shop.id}
                onChange={setChosenId}
                options={shops.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )
          }
        />
      )}
    </Screen>
  );
}

type ChosenProps = { userId: string; shop: SessionShop; choice: ReactNode };

function Chosen({ userId, shop, choice }: ChosenProps) {
  const [sellerId, setSellerId] = useState(userId);
  const mayChoose = may(shop.role, "see-performance");
  return (
    <>
      {(choice || mayChoose) && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {choice}
          {mayChoose && (
            <SellerField shopId={shop.id} ownId={userId} value={sellerId} onChange={setSellerId} />
          )}
        </div>
      )}
      <SellerPerformance
        key={sellerId}
        shop={shop}
        sellerId={sellerId}
        isOwn={sellerId === userId}
      />
    </>
  );
}
