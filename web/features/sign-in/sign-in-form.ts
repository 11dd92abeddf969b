import { isEmailAddress } from "#web/blocks/email-address.ts";

export type LoginDraft = { email: string; password: string };

export type RegisterDraft = LoginDraft & { fullName: string; phone: string };

/** What is wrong with a field before anything is sent. */
export type FieldTrouble = "missing" | "not-an-email" | "not-a-phone" | "short-password";

export type Troubles<Draft> = Partial<Record<keyof Draft, FieldTrouble>>;

const shortestPassword = 6;

function required<Draft extends Record<string, string>>(
  draft: Draft,
  fields: readonly (keyof Draft)[],
): Troubles<Draft> {
  const troubles: Troubles<Draft> = {};
  for (const field of fields) if (draft[field]?.trim() === "") troubles[field] = "missing";
  return troubles;
}

function emailTrouble(email: string): { email: FieldTrouble } | undefined {
  return isEmailAddress(email) ? undefined : { email: "not-an-email" };
}

export function loginTroubles(draft: LoginDraft): Troubles<LoginDraft> {
  return { ...emailTrouble(draft.email), ...required(draft, ["email", "password"]) };
}

/** What is wrong with a number of telephone. */
export function phoneTrouble(phone: string): FieldTrouble | undefined {
  if (phone.trim() === "") return "missing";
  return /^\+?[0-9 ().-]{6,30}$/.test(phone.trim()) ? undefined : "not-a-phone";
}

/** All fields are required. */
export function registerTroubles(draft: RegisterDraft): Troubles<RegisterDraft> {
  return {
    ...emailTrouble(draft.email),
    ...(phoneTrouble(draft.phone) && { phone: "not-a-phone" }),
    ...(draft.password.length < shortestPassword ? { password: "short-password" } : undefined),
    ...required(draft, ["fullName", "phone", "email", "password"]),
  };
}
