import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Role } from "#shared/schemas/person.ts";

/** What somebody is in a shop, or as what they work. */
export const roleWords: Record<Role, MessageDescriptor> = {
  owner: msg`Propriétaire`,
  manager: msg`Gérant`,
  employee: msg`Employé`,
  seller: msg`Vendeur`,
  reseller: msg`Revendeur`,
};
