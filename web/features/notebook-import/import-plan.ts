import { accountOf, type PeopleAccount } from "#shared/rules/person-account.ts";
import { groupPeople, type Person, type PersonAnswers } from "#shared/rules/person-groups.ts";
import type { PeopleRead, PersonRow } from "#shared/rules/person-reading.ts";
import { fieldsOf, newDraft } from "#web/blocks/notebook/customer-draft.ts";
import { knownPeople } from "#web/blocks/notebook/doubles.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";

/** Outcome of a person of a file, or of a row without a person. `known`: the same person in the notebook. */
export type PlannedPerson = PlannedOne | { outcome: "refused"; row: PersonRow };
type PlannedOne =
  | { outcome: "create"; person: Person; fields: ReturnType<typeof fieldsOf> }
  | { outcome: "known"; person: Person; known: CustomerRow };

/** Plan in the order of the file, with its totals. */
export type PeoplePlan = { planned: PlannedPerson[]; account: PeopleAccount };

/** Key of the answer « not the one in the notebook ». */
export const knownKey = (person: Person): string => `known:${person.line}`;

/**
 * Plans the people of a file. One with the number of a person in the notebook is that person; so is one of the same
 * name, when either has no number. `groupPeople` joins lines of the file. Numbers are read for `country`.
 */
export function planPeople(
  { rows, isNotebook }: Pick<PeopleRead, "rows" | "isNotebook">,
  answers: PersonAnswers,
  customers: readonly CustomerRow[],
  country: string,
): PeoplePlan {
  const all = knownPeople(customers, country);
  const numberless = knownPeople(customers.filter(isNumberless), country);
  const people = groupPeople(rows, isNotebook, answers).map((person): PlannedOne => {
    const fields = draftedFields(person, country);
    const same =
      all.withNumberOf(fields)[0] ?? (isNumberless(fields) ? all : numberless).namedAs(fields)[0];
    return same && answers[knownKey(person)] !== "apart"
      ? { outcome: "known", person, known: same }
      : { outcome: "create", person, fields };
  });
  const refused = rows.flatMap((row): PlannedPerson[] =>
    row.trouble ? [{ outcome: "refused", row }] : [],
  );
  const rowsWhere = (outcome: "create" | "known") =>
    people.flatMap((one) => (one.outcome === outcome ? one.person.rows : []));
  return {
    planned: [...people, ...refused].sort((one, other) => lineOf(one) - lineOf(other)),
    account: accountOf(rows, rowsWhere("create"), rowsWhere("known")),
  };
}

export const lineOf = (planned: PlannedPerson): number =>
  planned.outcome === "refused" ? planned.row.line : planned.person.line;

function draftedFields(person: Person, country: string): ReturnType<typeof fieldsOf> {
  const { name, phones, note, creditLimit, termDays } = person;
  const [phone = "", otherPhone = ""] = phones;
  const limits = { creditLimit: creditLimit ?? undefined, termDays: termDays ?? undefined };
  return fieldsOf({ ...newDraft(""), name, phone, otherPhone, note, ...limits }, country);
}

const isNumberless = ({ phone, otherPhone }: Pick<CustomerRow, "phone" | "otherPhone">) =>
  phone === "" && otherPhone === "";

/** What a plan writes. */
export const peopleOf = ({ planned }: PeoplePlan) =>
  planned.flatMap((one) =>
    one.outcome === "create" ? [{ fields: one.fields, balance: one.person.balance }] : [],
  );
