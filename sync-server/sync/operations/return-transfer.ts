import { flagsOfTelling, type OperationRule } from "#server/sync/entries/rule.ts";
import { kept, notKept } from "#server/sync/shop/turn.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import { bringBack } from "./goods-back.ts";
import {
  countOnTransfer,
  findTransfers,
  isAnothers,
  leftOf,
  mayWith,
  namesOf,
} from "./transfer-rows.ts";

/** Goods that a reseller gave back: a fact, also when it is more than they held (T7). */
export const returnTransfer = {
  way: "in-turn",
  action: (_body, role) => (role === "reseller" ? "return-own-stock" : "take-reseller-return"),
  async write(turn, operation, standing) {
    const { id, body } = operation;
    const { transferId, productId, quantity, reason } = body;
    const { happened } = standing;
    const transfer = (await findTransfers(turn, [transferId])).get(transferId);
    if (isAnothers(turn, standing, transfer)) return notKept("not-allowed");
    const isKnown = (await namesOf(turn, [productId])).has(productId);
    const flags: Flag[] = [];
    if (!transfer) flags.push("unknown-transfer");
    else if (quantity > leftOf(transfer)) flags.push("more-than-held");
    if (!isKnown || (transfer && transfer.productId !== productId)) flags.push("unknown-product");
    const isAllowed = mayWith(turn, standing, transfer);
    flags.push(...flagsOfTelling({ ...standing, isAllowed }));
    if (transfer) await countOnTransfer(turn, transferId, { returned: quantity });
    await bringBack(turn, {
      ...{ id, mode: "reseller-return", transferId, productId, quantity },
      ...{ reason, at: happened.at, flags },
    });
    return kept(flags);
  },
} satisfies OperationRule<"transfer.return">;
