import { may } from "#shared/rules/permissions.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { useSideRoot, useSideWords } from "#web/blocks/notebook/side-words.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { useNotebookRead } from "#web/store/queries/use-notebook.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { CustomerImport } from "./customer-import.tsx";
import { useImportWords } from "./import-words.ts";

/** /notebook/import and /suppliers/import: customers or suppliers from a file or the phone's contacts, and into a file; for the office. */
export function ImportScreen() {
  const say = useImportWords();
  const sideWord = useSideWords();
  const root = useSideRoot();
  const action = useSuppliersSide() ? "keep-suppliers" : "adjust-account";
  const shop = currentShop(useSession((state) => state.session));
  const allowed = shop !== undefined && may(shop.role, action);
  return (
    <Screen title={say("title")} back={<BackTo to={root} label={sideWord("back")} />}>
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action={action} />}
      {shop && allowed && <Whole key={shop.id} shop={shop} />}
    </Screen>
  );
}

/** Doubles are looked for among all: it waits until the notebook is read. */
function Whole({ shop }: { shop: SessionShop }) {
  if (!useNotebookRead(shop.id)) return <Skeleton className="h-80 w-full" />;
  return <CustomerImport shop={shop} />;
}
