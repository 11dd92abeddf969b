import { may } from "#shared/rules/permissions.ts";
import { agreed, refused } from "#shared/schemas/refusal.ts";
import type { DecideTransferBody } from "#shared/schemas/transfer.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";
import { attemptName } from "./attempt-name.ts";

export type TransferToDecide = {
  shopId: string;
  transferId: string;
  decision: DecideTransferBody["decision"];
  note: string;
};

/** Says yes or no to a transfer that waits, once (T3): the office, or the reseller whose it is. */
export async function decideTransfer(
  device: Device,
  given: TransferToDecide,
): Promise<Acted<OperationRecord>> {
  const { shopId, transferId, decision, note } = given;
  const transfer = (await device.goods(shopId))?.transfers.get(transferId);
  if (!transfer) return refused("unknown-transfer");
  const formId = attemptName(device, `decide ${transferId}`);
  const present = device.outbox.ofCart(formId);
  if (present && isSame(present, decision)) return agreed(present);
  if (transfer.status !== "pending") return refused("already-decided");
  const isOwn = transfer.resellerId === device.userId;
  const { productId, quantity } = transfer;
  return act(device, {
    shopId,
    action: (role) =>
      isOwn && may(role, "answer-own-transfer") ? "answer-own-transfer" : "decide-transfer",
    kind: "transfer.decide",
    formId,
    body: { transferId, productId, quantity, decision, note: note.trim() },
    names: [transfer.productName],
  });
}

function isSame({ operation }: OperationRecord, decision: string): boolean {
  return operation.kind === "transfer.decide" && operation.body.decision === decision;
}
