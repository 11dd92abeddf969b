import { Trans } from "@lingui/react/macro";
import { OwedWords } from "#web/blocks/notebook/owed-words.tsx";
import { CustomerPicker } from "#web/blocks/on-account/customer-picker.tsx";
import { useCustomer, useOwed } from "#web/store/queries/use-notebook.ts";
import { Button } from "#web/ui/button.tsx";

type SupplierFieldProps = {
  shopId: string;
  supplierId: string | undefined;
  onChange: (supplierId: string | undefined) => void;
};

/** Of whom it was bought: looked for, noted anew, or nobody by name. */
export function SupplierField({ shopId, supplierId, onChange }: SupplierFieldProps) {
  const supplier = useCustomer(shopId, supplierId ?? "");
  const owed = useOwed(shopId, supplierId ?? "");
  if (supplierId === undefined)
    return (
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">
          <Trans>Fournisseur</Trans>
        </h3>
        <CustomerPicker shopId={shopId} onPick={onChange} />
        <p className="text-sm text-ink-soft">
          <Trans>Sans fournisseur, l’achat est payé tout de suite : rien n’est noté à payer.</Trans>
        </p>
      </section>
    );
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line p-3">
      <div className="min-w-0">
        <h3 className="font-semibold wrap-anywhere">
          {supplier ? <bdi>{supplier.name}</bdi> : <Trans>Fournisseur inconnu</Trans>}
        </h3>
        <OwedWords owed={owed} />
      </div>
      <Button onClick={() => onChange(undefined)}>
        <Trans>Changer</Trans>
      </Button>
    </section>
  );
}
