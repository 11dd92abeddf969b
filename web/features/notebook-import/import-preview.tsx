import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { importCustomers } from "#web/store/notebook.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { Button } from "#web/ui/button.tsx";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { Counted } from "./counted.tsx";
import { type PlannedCustomer, peopleOf } from "./import-plan.ts";
import { useImportMessages } from "./import-words.ts";
import { PreviewLine } from "./preview-line.tsx";

type ImportPreviewProps = {
  shopId: string;
  plan: readonly PlannedCustomer[];
  onLeave: () => void;
  onWritten: (customers: number) => void;
};

const keyOf = ({ row }: PlannedCustomer) => String(row.line);
const renderRow = (planned: PlannedCustomer) => <PreviewLine planned={planned} />;

/** Every line and what will become of it. Nothing has been written yet. */
export function ImportPreview({ shopId, plan, onLeave, onWritten }: ImportPreviewProps) {
  const { t, i18n } = useLingui();
  const messages = useImportMessages();
  const suppliers = useSuppliersSide();
  const act = useAct();
  const people = useMemo(() => peopleOf(plan), [plan]);
  const left = plan.length - people.length;

  async function handleWrite() {
    const reason = i18n._(messages.reason);
    const done = await act.run((importId) =>
      importCustomers({ shopId, suppliers, importId, people, reason }),
    );
    if (done) onWritten(done.customers);
  }

  return (
    <div className="flex flex-col gap-3">
      <p>
        <Trans>Rien n’est encore enregistré. Tout le sera ensemble, ou rien.</Trans>
      </p>
      <p className="font-medium">
        <Counted people={people.length} as="found" />
        {left > 0 && (
          <>
            {" · "}
            <Plural value={left} one="# ligne laissée de côté" other="# lignes laissées de côté" />
          </>
        )}
      </p>
      <div className="h-[55dvh] min-h-72 rounded-control border border-line">
        <VirtualList
          label={t`Lignes du fichier`}
          items={plan}
          keyOf={keyOf}
          renderRow={renderRow}
          rowRem={5.5}
        />
      </div>
      <ActTrouble refusal={act.refusal} title={messages.cannot} />
      <div className="flex flex-wrap gap-2 *:grow">
        <Button size="sell" onClick={onLeave}>
          <Trans>Annuler</Trans>
        </Button>
        <Button
          kind="main"
          size="sell"
          busy={act.busy}
          disabled={people.length === 0}
          onClick={() => void handleWrite()}
        >
          <Counted people={people.length} as="act" />
        </Button>
      </div>
    </div>
  );
}
