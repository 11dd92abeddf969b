import { HttpProblem } from "#server/plugins/errors.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { roleIn } from "#server/sync/shop/role-in.ts";
import { type Action, may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";

/** What somebody is in a shop, when that lets them do it. Strangers are told that there is no such shop. */
export async function mustMay(
  sync: Pick<SyncDeps, "sql">,
  { shopId, userId }: { shopId: string; userId: string },
  action: Action,
): Promise<Role> {
  const role = await roleIn(sync.sql, shopId, userId);
  if (!role) throw new HttpProblem(404, { code: "not-found", message: "There is no such shop." });
  if (!may(role, action)) throw notAllowed();
  return role;
}

export function notAllowed(): HttpProblem {
  return new HttpProblem(403, {
    code: "not-allowed",
    message: "Your role in this shop does not allow it.",
  });
}
