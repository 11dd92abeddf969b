import { Trans } from "@lingui/react/macro";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Group } from "./notebook-lines.ts";

type NoCustomersProps = {
  shopId: string;
  isRead: boolean;
  /** Whether anybody is in the notebook. */
  hasSome: boolean;
  query: string;
  group: Group;
  onAll: () => void;
  onNew: (typed: string) => void;
};

/** Why the list is empty, and the next step. */
export function NoCustomers(props: NoCustomersProps) {
  const { shopId, isRead, hasSome, query, group, onAll, onNew } = props;
  if (!hasSome)
    return (
      <div className="p-3">
        <NothingYet shopId={shopId} isRead={isRead}>
          <EmptyState icon={<NotebookPen />} title={<Trans>Le cahier est vide</Trans>}>
            <Trans>
              Notez vos clients, ce qu’ils vous doivent déjà et ce qu’ils vous paient. Seul le nom
              est obligatoire.
            </Trans>
          </EmptyState>
        </NothingYet>
      </div>
    );
  return (
    <div role="status" className="flex flex-col items-center gap-3 p-6 text-center">
      {query !== "" && (
        <>
          <p>
            <Trans>
              Personne dans le cahier ne répond à «{" "}
              <strong className="wrap-anywhere">{query}</strong> ».
            </Trans>
          </p>
          <Button onClick={() => onNew(query)}>
            <Trans>Le noter comme nouveau client</Trans>
          </Button>
        </>
      )}
      {query === "" && (
        <>
          <p>
            {group === "owing" && <Trans>Personne ne vous doit rien.</Trans>}
            {group === "late" && <Trans>Personne n’est en retard.</Trans>}
            {group === "all" && <Trans>Tous vos clients sont archivés.</Trans>}
          </p>
          {group !== "all" && (
            <Button onClick={onAll}>
              <Trans>Voir tous les clients</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  );
}
