import { type Finding, isDoubt } from "#server/sync/chain/chain-findings.ts";
import { verifyShop } from "#server/sync/chain/verify.ts";
import type { Rng } from "./random.ts";
import type { SyncWorld } from "./sync-world.ts";
import { type TamperedShop, type Tampering, tamper } from "./tampering.ts";

/** What became known of one tampering. */
export type Outcome = Pick<Tampering, "way" | "cover" | "done"> & {
  /** All that it was done to stood in a seal that an owner's device kept. */
  isSealed: boolean;
  /** Something is named that nobody has without its being touched. */
  isSeen: boolean;
  /** Everything that it was done to, by device and number, or by the number of its receipt. */
  isNamed: boolean;
  findings: readonly Finding[];
};

class Undone extends Error {}

/** Does it, verifies, and undoes it. */
export async function tamperAndVerify(
  world: SyncWorld,
  shop: TamperedShop,
  rng: Rng,
  given: Partial<Pick<Tampering, "way" | "cover">> = {},
): Promise<Outcome> {
  let outcome: Outcome | undefined;
  await world.database.sql
    .begin(async (tx) => {
      const { way, cover, done } = await tamper(tx, shop, rng, given);
      const { shopId, kept, papers } = shop;
      const verified = await verifyShop(tx, shopId, { kept, papers });
      const findings = verified.findings.filter((one) => !isDoubt(one));
      outcome = {
        ...{ way, cover, done, findings },
        isSealed: done.every(({ isSealed }) => isSealed),
        isSeen: findings.length > 0,
        isNamed: done.every(({ deviceNo, seq, receipt }) =>
          findings.some(
            (one) =>
              one.deviceNo === deviceNo &&
              (one.seq === seq || (receipt !== null && one.receipt === receipt)),
          ),
        ),
      };
      throw new Undone();
    })
    .catch((error) => {
      if (!(error instanceof Undone)) throw error;
    });
  if (!outcome) throw new Error("nothing was done");
  return outcome;
}
