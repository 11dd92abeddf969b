import { useLingui } from "@lingui/react/macro";
import { useParams } from "react-router-dom";
import { CustomerPage } from "#web/blocks/notebook/customer-page.tsx";
import { useSideRoot } from "#web/blocks/notebook/side-words.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { StatementView } from "./statement-view.tsx";

/** /notebook/statement/:id, /suppliers/statement/:id: an account line by line, to be shown and sent. */
export function StatementScreen() {
  const { t } = useLingui();
  const root = useSideRoot();
  const suppliers = useSuppliersSide();
  const { id = "" } = useParams();
  return (
    <Screen
      title={t`Relevé de compte`}
      back={
        <BackTo
          to={`${root}/${id}`}
          label={suppliers ? t`Retour à la fiche du fournisseur` : t`Retour à la fiche du client`}
        />
      }
    >
      <CustomerPage id={id}>{(found) => <StatementView {...found} />}</CustomerPage>
    </Screen>
  );
}
