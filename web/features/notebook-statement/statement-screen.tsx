import { useLingui } from "@lingui/react/macro";
import { useParams } from "react-router-dom";
import { CustomerPage } from "#web/blocks/notebook/customer-page.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { StatementView } from "./statement-view.tsx";

/** /notebook/statement/:id: an account line by line, to be shown and sent. */
export function StatementScreen() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  return (
    <Screen
      title={t`Relevé de compte`}
      back={<BackTo to={`/notebook/${id}`} label={t`Retour à la fiche du client`} />}
    >
      <CustomerPage id={id}>{(found) => <StatementView {...found} />}</CustomerPage>
    </Screen>
  );
}
