import { deviceOfReceipt } from "#shared/rules/receipt.ts";
import { leavesDrawer, refundedBy, wentOnAccount } from "#shared/rules/refunded-by.ts";
import { totalOf } from "#shared/rules/sell.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { ReturnBody, SaleLine } from "#shared/schemas/sale.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";
import { taxGivenBack } from "./tax-given-back.ts";

export type ReturnToRecord = Omit<
  ReturnBody,
  "total" | "lines" | "sellerId" | "agencyId" | "ticket" | "till" | "vatRate" | "vat" | "taxes"
> & {
  shopId: string;
  formId: string;
  /** What comes back, each line at the price that is paid back; named as on the ticket. */
  lines: readonly (SaleLine & { name: string })[];
  /** The ticket as this device shows it. */
  ticket?: { sellerId: string; agencyId?: string | undefined; receiptNo: string } | undefined;
  /** Cash is handed back from this device's drawer, which is so when nobody says else, or from that of the ticket's. */
  drawer?: "here" | "ticket" | undefined;
  /** What is written with it, in the same transaction: what it takes off a customer's account (C2), its points (Y5). */
  also?: readonly Draft[] | undefined;
};

/** Takes goods back, or undoes a whole ticket (`isVoid`). It is a fact: nothing but an empty or odd list is refused. */
export async function recordReturn(
  device: Device,
  given: ReturnToRecord,
): Promise<Acted<OperationRecord>> {
  const { shopId, formId, lines, reason, ticket, drawer = "here", also, ...rest } = given;
  if (lines.length === 0) return refused("empty-cart");
  if (lines.some((line) => !Number.isInteger(line.quantity) || line.quantity < 1))
    return refused("quantity-invalid");
  if (reason.trim() === "") return refused("reason-required");
  const bare = lines.map(({ productId, quantity, price, discount, by, rate }) => ({
    ...{ productId, quantity, price },
    ...(discount && { discount }),
    ...(by && { by }),
    ...(rate !== undefined && { rate }),
  }));
  const agencyId = device.outbox.meta.agencies[shopId];
  const where = agencyId === undefined ? {} : { agencyId };
  const total = totalOf(bare);
  if (wentOnAccount(refundedBy(rest, total)) > 0 && !also?.length)
    throw new Error("What goes back onto an account is taken off it with the return (C2)");
  const body = {
    ...rest,
    ...where,
    ...(ticket && ofTicket(device, given, ticket)),
    ...(drawer === "ticket" && leavesDrawer(rest) && { till: "ticket" as const }),
    lines: bare,
    total,
    reason: reason.trim(),
    ...(await taxGivenBack(device, { shopId, saleId: rest.saleId, lines: bare })),
  };
  const names = lines.map((line) => line.name);
  const action = rest.isVoid ? "void-sale" : "take-return";
  return act(device, { shopId, action, kind: "return", formId, body, names, also });
}

/** What a return tells of its ticket; one that was written here bears the code that this device has now. */
function ofTicket(
  device: Device,
  { shopId, saleId }: Pick<ReturnToRecord, "shopId" | "saleId">,
  { sellerId, agencyId, receiptNo }: NonNullable<ReturnToRecord["ticket"]>,
): Pick<ReturnBody, "ticket"> {
  const code = device.accessTo(shopId)?.deviceCode;
  const isOfHere = saleId !== null && device.outbox.get(saleId) !== undefined;
  const deviceCode = isOfHere && code ? code : deviceOfReceipt(receiptNo);
  if (deviceCode === "") return {};
  return { ticket: { sellerId, ...(agencyId !== undefined && { agencyId }), deviceCode } };
}
