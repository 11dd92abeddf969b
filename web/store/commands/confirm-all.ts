import { may } from "#shared/rules/permissions.ts";
import type { Device } from "#web/store/device.ts";
import type { Acted } from "./acted.ts";
import { actsAtOnce, type DoneAtOnce, type OneOfMany } from "./acts-at-once.ts";

type AllOf = { shopId: string; formId: string; ids: readonly string[] };

/** Confirms transfers that wait, all in one act (T3): those that were decided meanwhile are named. */
export async function confirmTransfers(
  device: Device,
  { shopId, formId, ids }: AllOf,
): Promise<Acted<DoneAtOnce>> {
  const transfers = (await device.goods(shopId))?.transfers;
  const found = ids.map((id) => transfers?.get(id));
  const isOwn = found.every((one) => one?.resellerId === device.userId);
  const all = found.map((one): OneOfMany<"transfer.decide"> => {
    if (!one) return { name: "", refusal: "unknown-transfer" };
    const { id: transferId, productId, productName: name, quantity, status } = one;
    if (status !== "pending") return { name, refusal: "already-decided" };
    const body = { transferId, productId, quantity, decision: "confirm" as const, note: "" };
    return { name, body };
  });
  return actsAtOnce(device, {
    ...{ shopId, formId, kind: "transfer.decide", all },
    action: (role) =>
      isOwn && may(role, "answer-own-transfer") ? "answer-own-transfer" : "decide-transfer",
  });
}

/** Confirms lines of resellers' sales that wait, all in one act (T6): those that were decided meanwhile are named. */
export async function confirmResellerSales(
  device: Device,
  { shopId, formId, ids }: AllOf,
): Promise<Acted<DoneAtOnce>> {
  const sales = (await device.goods(shopId))?.resellerSales;
  const all = ids.map((id): OneOfMany<"reseller-sale.decide"> => {
    const one = sales?.get(id);
    if (!one) return { name: "", refusal: "unknown-reseller-sale" };
    const { transferId, productName: name, quantity, status } = one;
    if (status !== "pending") return { name, refusal: "already-decided" };
    const decided = { resellerSaleId: id, transferId, quantity, decision: "confirm" as const };
    return { name, body: { ...decided, note: "" } };
  });
  const action = "decide-reseller-sale" as const;
  return actsAtOnce(device, { shopId, formId, action, kind: "reseller-sale.decide", all });
}
