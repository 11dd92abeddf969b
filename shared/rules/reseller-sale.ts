import type { Role } from "#shared/schemas/person.ts";
import type { ResellerSaleStatus } from "#shared/schemas/reseller-sale.ts";
import { may } from "./permissions.ts";

/** By the office it stands at once; by the reseller it waits for the owner. */
export function resellerSaleStatusAtFirst(role: Role | undefined): ResellerSaleStatus {
  return role !== undefined && may(role, "sell-for-reseller") ? "confirmed" : "pending";
}
