import { isNameless } from "#shared/schemas/nameless.ts";
import { isEmailAddress } from "#web/blocks/email-address.ts";
import { numbersIn } from "#web/blocks/phone/written-phone.ts";
import { newFormId } from "#web/store/open-store.ts";

export type CompanyFields = {
  name: string;
  description: string;
  address: string;
  phone: string;
  email: string;
  /** Where it lies, once somebody has said so. */
  country?: string;
};

/** A shop about to be opened; its identifier stays through reloads, so that asked for twice it is one shop. */
export type CompanyDraft = CompanyFields & { id: string };

export type CompanyTrouble = {
  field: keyof CompanyFields;
  kind: "missing" | "not-an-email" | "not-a-phone";
};

/** What must be put right before anything is sent; undefined when it may leave. */
export function companyTrouble(
  { name, email, phone }: CompanyFields,
  country: string,
): CompanyTrouble | undefined {
  if (isNameless(name)) return { field: "name", kind: "missing" };
  if (email.trim() !== "" && !isEmailAddress(email))
    return { field: "email", kind: "not-an-email" };
  if (phone.trim() !== "" && numbersIn(phone, country).length === 0)
    return { field: "phone", kind: "not-a-phone" };
  return undefined;
}

const key = "company-draft";

/** What was typed and not sent yet, by this person in this browser; else an empty form. */
export function keptDraft(userId: string): CompanyDraft {
  const empty = { name: "", description: "", address: "", phone: "", email: "" };
  try {
    const { by, ...draft } = JSON.parse(globalThis.sessionStorage.getItem(key) ?? "{}");
    if (by === userId && typeof draft.id === "string") return { ...empty, ...draft };
  } catch {
    // Nothing that can be read: an empty form.
  }
  return { ...empty, id: newFormId() };
}

/** Undefined once the shop is open. */
export function keepDraft(userId: string, draft: CompanyDraft | undefined): void {
  try {
    if (draft) globalThis.sessionStorage.setItem(key, JSON.stringify({ by: userId, ...draft }));
    else globalThis.sessionStorage.removeItem(key);
  } catch {
    // The form lasts as long as the page.
  }
}
