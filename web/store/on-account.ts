import { agreed } from "#shared/schemas/refusal.ts";
import { chargeWithSale, refundWithReturn } from "./commands/accounts.ts";
import type { Acted } from "./commands/acted.ts";
import { onDevice } from "./on-device.ts";
import type { Draft } from "./outbox/drafts.ts";

/** Selling on account and taking back, as screens call it: apart from selling, so that a till need not fetch it before. */

const draft = (made: Draft | undefined): Acted<Draft> =>
  made ? agreed(made) : { ok: false, refusal: "no-access" };

/** The charge of what a sale leaves on an account, to be written with it. */
export const chargeOf = onDevice<Parameters<typeof chargeWithSale>[1], Draft>(
  async (device, given) => draft(await chargeWithSale(device, given)),
);

/** What a return takes off an account, to be written with it. */
export const refundOf = onDevice<Parameters<typeof refundWithReturn>[1], Draft>(
  async (device, given) => draft(await refundWithReturn(device, given)),
);
