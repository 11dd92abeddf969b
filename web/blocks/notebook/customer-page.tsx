import { Trans } from "@lingui/react/macro";
import UserX from "lucide-react/icons/user-x";
import type { ReactNode } from "react";
import { Link, Navigate, useLocation } from "react-router-dom";
import { mayInNotebook } from "#shared/rules/notebook-rights.ts";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import {
  type CustomerRow,
  useCustomer,
  useNotebookRead,
  useOwed,
  useRootOf,
} from "#web/store/queries/use-notebook.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useSideRoot, useSideWords } from "./side-words.ts";

/** Whom a page of the notebook is about. `customer`: undefined where only what they owe is known here. */
export type OfCustomer = { shop: SessionShop; id: string; customer: CustomerRow | undefined };

type CustomerPageProps = { id: string; children: (found: OfCustomer) => ReactNode };

/** A page about one customer: for the staff or whose notebook it is, once they are found. */
export function CustomerPage({ id, children }: CustomerPageProps) {
  const shop = currentShop(useSession((state) => state.session));
  const suppliers = useSuppliersSide();
  if (!shop) return <NoShop />;
  const needed = suppliers ? "keep-suppliers" : "edit-customer";
  if (!mayInNotebook(shop.role, "edit-customer", suppliers)) return <NotAllowed action={needed} />;
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
  const root = useRootOf(shop.id, id);
  const { pathname } = useLocation();
  const say = useSideWords();
  const side = useSideRoot();
  if (!isRead) return <Skeleton className="h-80 w-full" />;
  if (root !== id) return <Navigate replace to={pathname.replace(id, root)} />;
  if (customer || owed !== 0) return children({ shop, id, customer });
  return (
    <NothingYet shopId={shop.id} isRead={isRead}>
      <EmptyState
        icon={<UserX />}
        title={say("notHere")}
        action={
          <Link to={side} className={buttonLook("main", "sell")}>
            {say("open")}
          </Link>
        }
      >
        <Trans>Il a peut-être été noté sur un autre appareil qui n’a pas encore de réseau.</Trans>
      </EmptyState>
    </NothingYet>
  );
}
