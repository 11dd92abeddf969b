import type { EditShopBody, Shop } from "#shared/schemas/shop.ts";
import { isEmailAddress } from "#web/blocks/email-address.ts";

/** What the wizard asks of a shop. */
export type SetupDraft = Pick<
  Shop,
  "name" | "description" | "address" | "phone" | "email" | "categories" | "logo"
>;

export function draftOf(shop: Shop): SetupDraft {
  const { name, description, address, phone, email, categories, logo } = shop;
  return { name, description, address, phone, email, categories, logo };
}

/** What was changed, as what stood there and what shall stand there; spaces around words do not count. */
export function patchOf(before: SetupDraft, draft: SetupDraft): EditShopBody["patch"] {
  const after = { ...draft };
  for (const field of ["name", "description", "address", "phone", "email"] as const)
    after[field] = draft[field].trim();
  const changed = (Object.keys(after) as (keyof SetupDraft)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]]));
}

/** An address that no mail could reach; none at all may wait. */
export function isBadEmail({ email }: Pick<SetupDraft, "email">): boolean {
  return email.trim() !== "" && !isEmailAddress(email);
}

export function isEmpty(patch: EditShopBody["patch"]): boolean {
  return Object.keys(patch).length === 0;
}
