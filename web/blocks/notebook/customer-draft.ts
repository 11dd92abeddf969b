import { internationalPhone } from "#shared/rules/phone.ts";
import type { CreateCustomerBody } from "#shared/schemas/customer.ts";
import type { Language } from "#web/i18n/languages.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";
import { phoneWords } from "./phone-words.ts";

/** What a form holds of a customer. `creditLimit` and `termDays`: undefined for none. */
export type CustomerDraft = {
  name: string;
  phone: string;
  otherPhone: string;
  note: string;
  creditLimit: number | undefined;
  termDays: number | undefined;
  wantsMessages: boolean;
  /** Empty where nobody said. */
  language: Language | "";
};

/** As many signs as the books keep of a name. */
export const longestName = 120;

export type CustomerFields = Omit<CreateCustomerBody, "customerId">;

/** A form for a new customer; what was typed into the search is their name, or their number. */
export function newDraft(typed: string): CustomerDraft {
  const isNumber = /^[\d\s+().-]+$/.test(typed);
  return {
    ...{ name: isNumber ? "" : typed, phone: isNumber ? typed : "", otherPhone: "", note: "" },
    ...{ creditLimit: undefined, termDays: undefined, wantsMessages: true },
    language: "",
  };
}

export function draftOf(customer: CustomerRow): CustomerDraft {
  const { name, note, creditLimit, termDays, wantsMessages } = customer;
  return {
    ...{ name, note, wantsMessages },
    ...{ phone: phoneWords(customer.phone), otherPhone: phoneWords(customer.otherPhone) },
    ...{ creditLimit: creditLimit ?? undefined, termDays: termDays ?? undefined },
    language: customer.language ?? "",
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
    language: draft.language || null,
  };
}
