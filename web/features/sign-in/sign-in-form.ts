import { isNameless } from "#shared/schemas/nameless.ts";
import { isEmailAddress } from "#web/blocks/email-address.ts";
import { type PhoneFault, phoneFault } from "#web/blocks/phone/written-phone.ts";

export type LoginDraft = { email: string; password: string };

export type RegisterDraft = LoginDraft & { fullName: string; phone: string };

/** What is wrong with a field before anything is sent. */
export type FieldTrouble = "missing" | "not-an-email" | "short-password";

export type Troubles<Draft> = Partial<Record<keyof Draft, FieldTrouble>>;

const shortestPassword = 6;

function required<Draft extends Record<string, string>>(
  draft: Draft,
  fields: readonly (keyof Draft)[],
): Troubles<Draft> {
  const troubles: Troubles<Draft> = {};
  for (const field of fields)
    if (field === "password" ? draft[field] === "" : isNameless(draft[field] ?? ""))
      troubles[field] = "missing";
  return troubles;
}

function emailTrouble(email: string): { email: FieldTrouble } | undefined {
  return isEmailAddress(email) ? undefined : { email: "not-an-email" };
}

export function loginTroubles(draft: LoginDraft): Troubles<LoginDraft> {
  return { ...emailTrouble(draft.email), ...required(draft, ["email", "password"]) };
}

export type RegisterTroubles = Troubles<Omit<RegisterDraft, "phone">> & { phone?: PhoneFault };

/** All fields are required; the number is one of the country or says another. */
export function registerTroubles(draft: RegisterDraft, country: string): RegisterTroubles {
  const phone = phoneFault(draft.phone, country);
  return {
    ...emailTrouble(draft.email),
    ...(phone && { phone }),
    ...(draft.password.length < shortestPassword ? { password: "short-password" } : undefined),
    ...required<Omit<RegisterDraft, "phone">>(draft, ["fullName", "email", "password"]),
  };
}
