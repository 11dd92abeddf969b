import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { AgeWords } from "#web/blocks/notebook/age-words.tsx";
import type { NotebookLine } from "#web/blocks/notebook/notebook-lines.ts";
import { OwedWords } from "#web/blocks/notebook/owed-words.tsx";
import { phoneWords } from "#web/blocks/notebook/phone-words.ts";
import { useSideRoot, useSideWords } from "#web/blocks/notebook/side-words.ts";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";

type CustomerLineProps = { line: NotebookLine; today: string };

/** One customer of the notebook: who, what they owe, and for how long. */
export function CustomerLine({ line, today }: CustomerLineProps) {
  const { id, customer, owed, oldest } = line;
  const say = useSideWords();
  const root = useSideRoot();
  const suppliers = useSuppliersSide();
  return (
    <Link
      to={`${root}/${id}`}
      className="flex h-full flex-col justify-center gap-0.5 border-b border-line px-3 outline-offset-[-3px] hover:bg-sunken max-[20rem]:text-sm"
    >
      <span className="flex items-baseline justify-between gap-x-3 max-[18rem]:flex-col">
        <span className="max-w-full min-w-0 truncate font-semibold">
          {customer ? <bdi>{customer.name}</bdi> : say("unknown")}
        </span>
        <span className="shrink-0">
          {suppliers && owed > 0 ? <Amount owed={owed} /> : <OwedWords owed={owed} />}
        </span>
      </span>
      <span className="flex items-center justify-between gap-x-3 text-sm">
        <span className="figures flex min-w-0 items-center gap-2 truncate text-ink-soft max-[18rem]:hidden">
          {customer?.archived && <Trans>Archivé</Trans>}
          {customer && !customer.archived && phoneWords(customer.phone)}
          {customer?.isPending && <UnsentMark />}
        </span>
        <span className="shrink-0">{oldest && <AgeWords unpaid={oldest} today={today} />}</span>
      </span>
    </Link>
  );
}

/** What is to be paid: above the list stands that it is. */
const Amount = ({ owed }: { owed: number }) => (
  <span className="font-bold tabular-nums">{formatMoney(owed)}</span>
);
