import { internationalPhone } from "#shared/rules/phone.ts";
import type { CreateCustomerBody } from "#shared/schemas/customer.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";

/** What a form holds of a customer. `creditLimit` and `termDays`: undefined for none. */
export type CustomerDraft = {
  name: string;
  phone: string;
  otherPhone: string;
  note: string;
  creditLimit: number | undefined;
  termDays: number | undefined;
  wantsMessages: boolean;
};

export type CustomerFields = Omit<CreateCustomerBody, "customerId">;

/** A form for a new customer; what was typed into the search is their name, or their number. */
export function newDraft(typed: string): CustomerDraft {
  const isNumber = /^[\d\s+().-]+$/.test(typed);
  return {
    ...{ name: isNumber ? "" : typed, phone: isNumber ? typed : "", otherPhone: "", note: "" },
    ...{ creditLimit: undefined, termDays: undefined, wantsMessages: true },
  };
}

export function draftOf(customer: CustomerRow): CustomerDraft {
  const { name, phone, otherPhone, note, creditLimit, termDays, wantsMessages } = customer;
  return {
    ...{ name, phone, otherPhone, note, wantsMessages },
    ...{ creditLimit: creditLimit ?? undefined, termDays: termDays ?? undefined },
  };
}

/** What is kept of a form. Numbers are read for `country`; what is none stays as it was typed. */
export function fieldsOf(draft: CustomerDraft, country: string): CustomerFields {
  const kept = (typed: string) => internationalPhone(typed, country) ?? typed.trim();
  return {
    name: draft.name.trim(),
    phone: kept(draft.phone),
    otherPhone: kept(draft.otherPhone),
    note: draft.note.trim(),
    creditLimit: draft.creditLimit ?? null,
    termDays: draft.termDays ?? null,
    wantsMessages: draft.wantsMessages,
  };
}

/** Another customer who has this number already, as a hint; undefined for a number that nobody has, and for none. */
export function bearerOf(
  typed: string,
  {
    customers,
    country,
    besides,
  }: {
    customers: readonly CustomerRow[];
    country: string;
    /** Whoever the form is about. */
    besides: string | undefined;
  },
): CustomerRow | undefined {
  const wanted = internationalPhone(typed, country);
  if (!wanted) return undefined;
  return customers.find(
    ({ id, phone, otherPhone }) =>
      id !== besides &&
      [phone, otherPhone].some((one) => one !== "" && wholeOf(one, country) === wanted),
  );
}

/** What the forms have kept is whole already: reading thousands of numbers anew with each key would be felt. */
const wholeOf = (kept: string, country: string) =>
  /^\+\d+$/.test(kept) ? kept : internationalPhone(kept, country);
