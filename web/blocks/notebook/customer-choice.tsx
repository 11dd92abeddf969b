import { Trans, useLingui } from "@lingui/react/macro";
import Search from "lucide-react/icons/search";
import { type ReactNode, useMemo } from "react";
import { prepared } from "#web/blocks/customers/find-customers.ts";
import { useFound } from "#web/blocks/customers/use-found.ts";
import { NearWords } from "#web/blocks/product-list/nothing-found.tsx";
import { type CustomerRow, useBalances } from "#web/store/queries/use-notebook.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { OwedWords } from "./owed-words.tsx";
import { phoneWords } from "./phone-words.ts";
import { useSideWords } from "./side-words.ts";

/** As many as one sees without looking for them. */
const mostShown = 8;

type CustomerChoiceProps = {
  shopId: string;
  customers: readonly CustomerRow[];
  /** Those who are offered before anything is typed, and what is said above them. */
  first: readonly CustomerRow[];
  firstWords: ReactNode;
  typed: string;
  onType: (typed: string) => void;
  error?: ReactNode;
  onPick: (customer: CustomerRow) => void;
};

/** One of the customers who are there, looked for by name or last digits. */
export function CustomerChoice(props: CustomerChoiceProps) {
  const { shopId, customers, first, firstWords, typed, onType, error, onPick } = props;
  const { t } = useLingui();
  const say = useSideWords();
  const balances = useBalances(shopId);
  const owed = useMemo(
    () => new Map(balances.map((one) => [one.customerId, one.owed])),
    [balances],
  );
  const ready = useMemo(() => prepared(customers, (one) => one), [customers]);
  const query = typed.trim();
  // Near names stand below the others, and only a tap selects one: Enter must not write a debt on the wrong person.
  const { found, near } = useFound(ready, query);
  const shown = (query === "" ? first : [...found, ...near]).slice(0, mostShown);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={say("search")}
        labelHidden
        placeholder={t`Nom ou derniers chiffres`}
        icon={<Search aria-hidden="true" className="size-5" />}
        value={typed}
        onChange={onType}
        type="search"
        autoComplete="off"
        error={error}
        enterKeyHint="search"
        onKeyDown={(event) => {
          // The first that was found is meant, as at a counter.
          if (event.key !== "Enter" || query === "") return;
          event.preventDefault();
          if (found[0]) onPick(found[0]);
        }}
      />
      {query === "" && firstWords}
      {query !== "" && shown.length === 0 && (
        <p role="status">
          <Trans>Personne ne porte ce nom ou ce numéro : « {query} ».</Trans>
        </p>
      )}
      {query !== "" && found.length === 0 && shown[0] && (
        <NearWords text={query} near={shown[0].name} />
      )}
      <ul aria-label={t`Clients`} className="flex flex-col gap-1 empty:hidden">
        {shown.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => onPick(one)}
              className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-3 rounded-control border border-edge bg-surface px-3 py-1 text-left hover:bg-sunken active:bg-brand-soft"
            >
              <span className="min-w-0">
                <bdi className="block font-medium wrap-anywhere">{one.name}</bdi>
                <span className="figures max-[18rem]:whitespace-normal text-sm text-ink-soft">
                  {phoneWords(one.phone)}
                </span>
              </span>
              <span className="ml-auto text-sm">
                <OwedWords owed={owed.get(one.id) ?? 0} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
