import { Trans } from "@lingui/react/macro";
import UserX from "lucide-react/icons/user-x";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import {
  type CustomerRow,
  useCustomer,
  useNotebookRead,
  useOwed,
} from "#web/store/queries/use-notebook.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Whom a page of the notebook is about. `customer`: undefined where only what they owe is known here. */
export type OfCustomer = { shop: SessionShop; id: string; customer: CustomerRow | undefined };

type CustomerPageProps = { id: string; children: (found: OfCustomer) => ReactNode };

/** A page about one customer: for the staff, once they are found. */
export function CustomerPage({ id, children }: CustomerPageProps) {
  const shop = currentShop(useSession((state) => state.session));
  if (!shop) return <NoShop />;
  if (!may(shop.role, "edit-customer")) return <NotAllowed action="edit-customer" />;
  return (
    <Found key={`${shop.id} ${id}`} shop={shop} id={id}>
      {children}
    </Found>
  );
}

function Found({ shop, id, children }: CustomerPageProps & { shop: SessionShop }) {
  const isRead = useNotebookRead(shop.id);
  const customer = useCustomer(shop.id, id);
  const owed = useOwed(shop.id, id);
  if (!isRead) return <Skeleton className="h-80 w-full" />;
  if (customer || owed !== 0) return children({ shop, id, customer });
  return (
    <NothingYet shopId={shop.id} isRead={isRead}>
      <EmptyState
        icon={<UserX />}
        title={<Trans>Ce client n’est pas sur cet appareil</Trans>}
        action={
          <Link to="/notebook" className={buttonLook("main", "sell")}>
            <Trans>Ouvrir le cahier</Trans>
          </Link>
        }
      >
        <Trans>Il a peut-être été noté sur un autre appareil qui n’a pas encore de réseau.</Trans>
      </EmptyState>
    </NothingYet>
  );
}
