import { useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { useNotebookRead } from "#web/store/queries/use-notebook.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { CustomerImport } from "./customer-import.tsx";

/** /notebook/import: customers from a file or the phone's contacts, and into a file; for the office. */
export function ImportScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const allowed = shop !== undefined && may(shop.role, "adjust-account");
  return (
    <Screen
      title={t`Importer et exporter des clients`}
      back={<BackTo to="/notebook" label={t`Retour au cahier`} />}
    >
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action="adjust-account" />}
      {shop && allowed && <Whole key={shop.id} shop={shop} />}
    </Screen>
  );
}

/** Doubles are looked for among all: it waits until the notebook is read. */
function Whole({ shop }: { shop: SessionShop }) {
  if (!useNotebookRead(shop.id)) return <Skeleton className="h-80 w-full" />;
  return <CustomerImport shop={shop} />;
}
