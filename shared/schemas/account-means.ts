import { idsCarrying, type MeansWith } from "./means.ts";
import { meansOfPayment } from "./means-of-payment.ts";

/** By which a ticket stands on a customer's account: from what they had left there before, or owed. */
export const accountMeans = {
  deposit: ofAccount(true),
  credit: ofAccount(false),
};

/** By which points are spent. */
export const [pointsMeans] = idsCarrying("loyalty") as [MeansWith<{ carries: "loyalty" }>];

function ofAccount(usesDeposit: boolean): MeansWith<{ carries: "customer" }> {
  for (const one of meansOfPayment)
    if (one.carries === "customer" && "usesDeposit" in one === usesDeposit) return one.id;
  throw new Error("The table has no such means");
}
