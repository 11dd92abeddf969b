import { auditLog } from "#server/db/tables/audit.ts";
import type { AuditedAct } from "#shared/schemas/audit.ts";
import type { AccountsDeps } from "./deps.ts";
import { newId } from "./identifiers.ts";
import type { Tx } from "./shops.ts";

export type AuditEntry = {
  act: AuditedAct;
  userId?: string | undefined;
  shopId?: string | undefined;
  /** Of the request; only its network is kept. */
  ip: string;
  /** What else there is to know; never a password, a code or a link. */
  details?: Record<string, string>;
};

/** Remembers a sensitive act. */
export async function audit(
  deps: AccountsDeps,
  entry: AuditEntry,
  tx: Tx = deps.database.db,
): Promise<void> {
  const { act, userId = null, shopId = null, ip, details = {} } = entry;
  const at = new Date(deps.clock());
  const id = newId(deps);
  await tx
    .insert(auditLog)
    .values({ id, at, act, userId, shopId, ipPrefix: networkOf(ip), details });
}

/** The network of an address: enough to see that something came from elsewhere, too little to find a person. */
export function networkOf(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip);
  if (v4) return `${v4[1]}.0/24`;
  if (!/^[0-9a-f:]+$/i.test(ip) || !ip.includes(":")) return "";
  const [head = "", tail = ""] = ip.split("::");
  const [before, after] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const zeros = Array(Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0))).fill("0");
  const groups = ip.includes("::") ? [...(before ?? []), ...zeros, ...(after ?? [])] : before;
  return `${(groups ?? []).slice(0, 3).join(":")}::/48`;
}
