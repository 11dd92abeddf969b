import type { InvitedRole } from "#shared/schemas/invitation.ts";

/** Which limit of a plan an invitation to this role meets: managers, employees and sellers are counted together. */
export function peopleLimit(role: InvitedRole): "employees" | "resellers" {
  return role === "reseller" ? "resellers" : "employees";
}
