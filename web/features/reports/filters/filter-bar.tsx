import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { may } from "#shared/rules/permissions.ts";
import { DayField } from "#web/blocks/periods/day-field.tsx";
import { monthAfter, monthsIn, periodKinds } from "#web/blocks/periods/period.ts";
import { periodWords } from "#web/blocks/periods/period-words.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMonth } from "#web/i18n/long-dates.ts";
import type { ShopBook } from "#web/store/queries/use-shop-books.ts";
import type { SessionShop } from "#web/store/session.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import type { FilterChange, Filters } from "./filters.ts";

type FilterBarProps = {
  filters: Filters;
  shops: readonly SessionShop[];
  today: string;
  /** Of the shops shown; empty until they have been read. */
  books: readonly ShopBook[];
  /** First day of which anything is known here. */
  knownFrom: string | null | undefined;
  onChange: (change: FilterChange) => void;
};

const all = "all";
const none = "none";
/** Months offered while it is not known how far back figures reach. */
const usualReach = 24;

/** What to look at: a period, a shop or all, an agency, a seller. */
export function FilterBar(props: FilterBarProps) {
  const { filters, shops, today, books, knownFrom, onChange } = props;
  const { t, i18n } = useLingui();
  const heading = useId();
  const { kind, shop, agency, seller } = filters;
  const people = sellersOf(books);
  const agencies = shop === all ? [] : (books[0]?.agencies ?? []);
  return (
    <fieldset aria-labelledby={heading} className="min-w-0">
      <legend id={heading} className="sr-only">
        {t`Filtres du rapport`}
      </legend>
      <div className="grid grid-cols-1 items-start gap-3 min-[26rem]:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={t`Période`}
          value={kind}
          onChange={(next) => onChange({ kind: next, ...endsOf(next) })}
          options={periodKinds.map((one) => ({ value: one, label: i18n._(periodWords[one]) }))}
        />
        {kind === "days" && <Days filters={filters} today={today} onChange={onChange} />}
        {kind === "months" && <Months {...{ filters, today, knownFrom, onChange }} />}
        {shops.length > 1 && (
          <SelectField
            label={t`Boutique`}
            value={shop}
            onChange={(next) => onChange({ shop: next })}
            options={[
              { value: all, label: t`Toutes les boutiques` },
              ...shops.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        {(agencies.length > 0 || agency !== undefined) && (
          <SelectField
            label={t`Agence`}
            value={agency === null ? none : (agency ?? all)}
            onChange={(next) =>
              onChange({ agency: next === all ? undefined : next === none ? null : next })
            }
            options={[
              { value: all, label: t`Toutes les agences` },
              { value: none, label: t`Sans agence` },
              ...agencies.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        {(people.length > 1 || seller !== undefined) && (
          <SelectField
            label={t`Vendeur`}
            value={seller ?? all}
            onChange={(next) => onChange({ seller: next === all ? undefined : next })}
            options={[
              { value: all, label: t`Tous les vendeurs` },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </div>
    </fieldset>
  );

  /** Free periods begin with the days that were shown before. */
  function endsOf(next: Filters["kind"]): Pick<FilterChange, "from" | "to"> {
    if (next !== "days" && next !== "months") return {};
    const length = next === "days" ? 10 : 7;
    const { from, to } = filters.period;
    return { from: from.slice(0, length), to: to.slice(0, length) };
  }
}

type EndsProps = Pick<FilterBarProps, "filters" | "today" | "onChange">;

function Days({ filters, today, onChange }: EndsProps) {
  const { t } = useLingui();
  const { from, to } = filters.period;
  return (
    <>
      <DayField
        label={t`Du`}
        day={from}
        today={today}
        onChange={(next) => onChange({ from: next })}
      />
      <DayField label={t`Au`} day={to} today={today} onChange={(next) => onChange({ to: next })} />
    </>
  );
}

function Months({
  filters,
  today,
  knownFrom,
  onChange,
}: EndsProps & Pick<FilterBarProps, "knownFrom">) {
  const { t, i18n } = useLingui();
  const { from, to } = filters.period;
  const first = knownFrom ?? `${monthAfter(today.slice(0, 7), 1 - usualReach)}-01`;
  const [earliest = from] = [first, from].sort();
  const [latest = to] = [to, today].sort().reverse();
  const offered = monthsIn({ from: earliest, to: latest });
  const options = offered.reverse().map((month) => ({
    value: month,
    label: formatMonth(month, i18n.locale as Language),
  }));
  const [start, end] = [from.slice(0, 7), to.slice(0, 7)];
  return (
    <>
      <SelectField
        label={t`De`}
        value={start}
        onChange={(next) => onChange({ from: next })}
        options={options}
      />
      <SelectField
        label={t`À`}
        value={end}
        onChange={(next) => onChange({ to: next })}
        options={options}
      />
    </>
  );
}

/** Who sells or sold in the shops shown, by name. */
function sellersOf(books: readonly ShopBook[]): { id: string; name: string }[] {
  const found = new Map<string, string>();
  for (const { members } of books)
    for (const { userId, fullName, role } of members)
      if (may(role, "sell")) found.set(userId, fullName);
  return [...found]
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, "fr"));
}
