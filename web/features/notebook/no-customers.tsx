import { Trans } from "@lingui/react/macro";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import type { Group } from "#web/blocks/notebook/notebook-lines.ts";
import { useSideWords } from "#web/blocks/notebook/side-words.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

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
  const say = useSideWords();
  if (!hasSome)
    return (
      <div className="p-3">
        <NothingYet shopId={shopId} isRead={isRead}>
          <EmptyState icon={<NotebookPen />} title={say("empty")}>
            {say("emptyNext")}
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
          <p className="text-ink-soft">
            <Trans>
              Cherchez par le début d’un nom ou les chiffres d’un numéro, ou notez cette personne.
            </Trans>
          </p>
          <Button onClick={() => onNew(query)}>{say("noteTyped")}</Button>
        </>
      )}
      {query === "" && (
        <>
          <p>
            {group === "owing" && say("nobodyOwes")}
            {group === "late" && <Trans>Personne n’est en retard.</Trans>}
            {group === "all" && say("allArchived")}
          </p>
          {group !== "all" && <Button onClick={onAll}>{say("seeAll")}</Button>}
        </>
      )}
    </div>
  );
}
