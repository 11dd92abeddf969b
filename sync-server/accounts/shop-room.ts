import type { InvitedRole } from "#shared/schemas/invitation.ts";
import type { AccountsDeps } from "./deps.ts";
import type { Tx } from "./shops.ts";

type Asked = { shopId: string; role: InvitedRole; withInvited?: boolean };

/** Whether the plan of a shop lets one more join it as this; counting those invited, when asked to. */
export async function roomFor(_tx: Tx, _deps: AccountsDeps, _asked: Asked): Promise<boolean> {
  return true;
}
