import { agreed } from "#shared/schemas/refusal.ts";
import { chargeWithSale, keptChange, refundWithReturn } from "./commands/accounts.ts";
import type { Acted } from "./commands/acted.ts";
import { pointsWithReturn, pointsWithSale } from "./commands/points.ts";
import { onDevice } from "./on-device.ts";
import type { Draft } from "./outbox/drafts.ts";

/** Selling on account and taking back, as screens call it: apart from selling, so that a till need not fetch it before. */

const draft = (made: Draft | undefined): Acted<Draft> =>
  made ? agreed(made) : { ok: false, refusal: "no-access" };

/** The charge of what a sale leaves on an account, to be written with it. */
export const chargeOf = onDevice<Parameters<typeof chargeWithSale>[1], Draft>(
  async (device, given) => draft(await chargeWithSale(device, given)),
);

/** Change of a sale that stays on an account, to be written with it. */
export const changeKept = onDevice<Parameters<typeof keptChange>[1], Draft>(async (device, given) =>
  draft(await keptChange(device, given)),
);

/** What a return takes off an account, to be written with it. */
export const refundOf = onDevice<Parameters<typeof refundWithReturn>[1], Draft>(
  async (device, given) => draft(await refundWithReturn(device, given)),
);

/** What a sale to a customer does to their points, to be written with it: nothing where the shop has none. */
export const pointsOfSale = onDevice<Parameters<typeof pointsWithSale>[1], readonly Draft[]>(
  async (device, given) => agreed(await pointsWithSale(device, given)),
);

/** What a return does to the points of its ticket, to be written with it: nothing where that moved none. */
export const pointsOfReturn = onDevice<Parameters<typeof pointsWithReturn>[1], readonly Draft[]>(
  async (device, given) => agreed(await pointsWithReturn(device, given)),
);
