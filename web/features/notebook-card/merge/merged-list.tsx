import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { mayInNotebook } from "#shared/rules/notebook-rights.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { phoneWords } from "#web/blocks/notebook/phone-words.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { editCustomer } from "#web/store/notebook.ts";
import { newFormId } from "#web/store/open-store.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { type CustomerRow, useDoubles } from "#web/store/queries/use-notebook.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { separated } from "./separated.ts";

type MergedListProps = { shop: SessionShop; customer: CustomerRow };

/** Those who were merged into a customer, and the way back. */
export function MergedList({ shop, customer }: MergedListProps) {
  const { t } = useLingui();
  const act = useAct();
  const suppliers = useSuppliersSide();
  const doubles = useDoubles(shop.id, customer.id);
  if (doubles.length === 0) return null;

  async function handleSeparate(double: CustomerRow) {
    for (const { id: customerId, name, mergedInto } of separated(double, customer)) {
      const patch = { mergedInto: [mergedInto ?? null, null] as [string | null, string | null] };
      const given = { shopId: shop.id, suppliers, customerId, name, patch };
      const done = await act.run(() => editCustomer({ ...given, formId: newFormId() }));
      if (done === undefined) return;
    }
    showToast(t`${double.name} a de nouveau sa fiche.`, "ok");
  }

  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">
        <Trans>Fiches fusionnées</Trans>
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {doubles.map((double) => (
          <li key={double.id} className="flex flex-wrap items-center justify-between gap-2 py-1">
            <span className="min-w-0">
              <bdi className="block font-medium wrap-anywhere">{double.name}</bdi>
              <span className="figures max-[18rem]:whitespace-normal text-sm text-ink-soft">
                {phoneWords(double.phone)}
              </span>
            </span>
            {mayInNotebook(shop.role, "merge-customers", suppliers) && (
              <Button
                className="ml-auto"
                busy={act.busy}
                aria-label={t`Séparer ${double.name}`}
                onClick={() => void handleSeparate(double)}
              >
                <Trans>Séparer</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ActTrouble refusal={act.refusal} title={msg`Impossible de séparer`} />
    </section>
  );
}
