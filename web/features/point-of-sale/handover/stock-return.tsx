import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { ReturnForm } from "#web/blocks/handover/return-form.tsx";
import { useTransfers } from "#web/store/queries/use-transfers.ts";
import { SelectField } from "#web/ui/select-field.tsx";

/** Goods that come back from a reseller: from whom first, then of which transfer. */
export function StockReturn({ shopId, onDone }: { shopId: string; onDone: () => void }) {
  const { t } = useLingui();
  const transfers = useTransfers(shopId).filter(
    ({ status, exactInStock }) => status === "confirmed" && exactInStock > 0,
  );
  const names = new Map(transfers.map((one) => [one.resellerId, one.resellerName]));
  const [chosen, setChosen] = useState<string>();
  const resellerId = chosen ?? (names.size === 1 ? [...names.keys()][0] : undefined);
  if (names.size === 0)
    return (
      <p>
        <Trans>Aucun revendeur n’a de marchandise en ce moment.</Trans>
      </p>
    );
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={t`Revendeur`}
        value={resellerId}
        onChange={setChosen}
        placeholder={t`Choisir un revendeur`}
        options={[...names].map(([value, label]) => ({ value, label }))}
      />
      {resellerId !== undefined && (
        <ReturnForm
          key={resellerId}
          shopId={shopId}
          transfers={transfers.filter((one) => one.resellerId === resellerId)}
          place="till"
          onDone={onDone}
        />
      )}
    </div>
  );
}
