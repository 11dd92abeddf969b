import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useMemo, useState } from "react";
import { countryOf } from "#shared/rules/countries.ts";
import { isNameless } from "#shared/schemas/nameless.ts";
import { prepared } from "#web/blocks/customers/find-customers.ts";
import { useFound } from "#web/blocks/customers/use-found.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { createCustomer, editCustomer } from "#web/store/notebook.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { type CustomerRow, useCustomers } from "#web/store/queries/use-notebook.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { draftOf, fieldsOf, longestName, newDraft } from "./customer-draft.ts";
import { CustomerFieldset } from "./customer-fieldset.tsx";
import { knownPeople } from "./doubles.ts";
import { useSideMessages, useSideWords } from "./side-words.ts";

type CustomerSheetProps = {
  shopId: string;
  /** Undefined for a new one. */
  customer: CustomerRow | undefined;
  /** What was searched for before somebody new is noted. */
  typed?: string;
  onClose: () => void;
  onCreated?: (customerId: string) => void;
};

/** Somebody who buys here, noted or changed; whoever comes no more is put into the archive, and back. */
export function CustomerSheet(props: CustomerSheetProps) {
  const { shopId, customer, typed = "", onClose, onCreated } = props;
  const { t } = useLingui();
  const say = useSideWords();
  const messages = useSideMessages();
  const suppliers = useSuppliersSide();
  const form = useId();
  const act = useAct();
  const country = countryOf(useShop(shopId));
  const customers = useCustomers(shopId);
  const known = useMemo(() => knownPeople(customers, country), [customers, country]);
  // What the editor saw when the form opened is what the patch is against.
  const [seen] = useState(customer);
  const [draft, setDraft] = useState(() => (seen ? draftOf(seen) : newDraft(typed)));
  const [asked, setAsked] = useState(false);
  const ready = useMemo(() => prepared(seen ? [] : customers, (one) => one), [seen, customers]);
  const { found, near } = useFound(ready, draft.name);
  const sameNamed = known.namedAs(draft)[0] ?? (found.length === 0 ? near[0] : undefined);
  const alike = seen ? undefined : sameNamed?.name;
  const isNamed = !isNameless(draft.name) && draft.name.trim().length <= longestName;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isNamed || act.busy) return;
    const fields = fieldsOf(draft, country);
    if (!seen) {
      const made = await act.run((formId) => createCustomer({ shopId, suppliers, formId, fields }));
      if (made?.operation.kind !== "customer.create") return;
      showToast(t`Noté : ${fields.name}`, "ok");
      onClose();
      onCreated?.(made.operation.body.customerId);
      return;
    }
    const done = await act.run((formId) =>
      editCustomer({
        ...{ shopId, suppliers, formId, name: fields.name, customerId: seen.id },
        patch: {
          name: [seen.name, fields.name],
          phone: [seen.phone, fields.phone],
          otherPhone: [seen.otherPhone, fields.otherPhone],
          note: [seen.note, fields.note],
          creditLimit: [seen.creditLimit, fields.creditLimit],
          termDays: [seen.termDays, fields.termDays],
          wantsMessages: [seen.wantsMessages, fields.wantsMessages],
          language: [seen.language ?? null, fields.language],
        },
      }),
    );
    if (done !== undefined) onClose();
  }

  async function handleArchive() {
    if (!seen) return;
    const { id: customerId, name, archived } = seen;
    const given = { shopId, suppliers, name, customerId };
    const done = await act.run((formId) =>
      editCustomer({ ...given, formId, patch: { archived: [archived, !archived] } }),
    );
    if (done === undefined) return;
    showToast(archived ? t`${name} est de retour dans le cahier.` : t`${name} est archivé.`, "ok");
    onClose();
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={say(seen ? "edit" : "newOne")}
      closeLabel={t`Fermer`}
      footer={
        <div className="flex flex-wrap gap-2 *:grow">
          {seen && (
            <Button size="sell" onClick={handleArchive}>
              {seen.archived ? <Trans>Remettre dans le cahier</Trans> : <Trans>Archiver</Trans>}
            </Button>
          )}
          <Button kind="main" size="sell" type="submit" form={form} busy={act.busy}>
            {seen ? <Trans>Enregistrer</Trans> : say("note")}
          </Button>
        </div>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <CustomerFieldset
          draft={draft}
          onChange={(changes) => setDraft((last) => ({ ...last, ...changes }))}
          isNameMissing={asked && !isNamed}
          others={{ known, besides: seen?.id }}
        />
        {alike !== undefined && (
          <p role="status">
            <Trans>
              Déjà noté : <strong className="wrap-anywhere">{alike}</strong>. Est-ce la même
              personne ?
            </Trans>
          </p>
        )}
        <ActTrouble refusal={act.refusal} title={messages.cannotSave} />
      </form>
    </Sheet>
  );
}
