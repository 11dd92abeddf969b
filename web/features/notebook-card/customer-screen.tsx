import { useParams } from "react-router-dom";
import { CustomerPage } from "#web/blocks/notebook/customer-page.tsx";
import { useSideRoot, useSideWords } from "#web/blocks/notebook/side-words.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { useCustomer } from "#web/store/queries/use-notebook.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { CustomerCard } from "./customer-card.tsx";

/** /notebook/:id: what one customer owes, why, and what one does about it. */
export function CustomerScreen() {
  const say = useSideWords();
  const root = useSideRoot();
  const { id = "" } = useParams();
  const shop = currentShop(useSession((state) => state.session));
  const name = useCustomer(shop?.id ?? "", id)?.name;
  return (
    <Screen title={name ?? say("card")} back={<BackTo to={root} label={say("back")} />}>
      <CustomerPage id={id}>{(found) => <CustomerCard {...found} />}</CustomerPage>
    </Screen>
  );
}
