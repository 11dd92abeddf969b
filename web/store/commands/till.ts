import { mostPieces } from "#shared/schemas/bounds.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { CloseTillBody, MoveTillBody, OpenTillBody } from "#shared/schemas/till.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { tillOf } from "#web/store/read-models/tills/keep-till.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

type Form = { shopId: string; formId: string };

/** Opens the till of this device: what lies in the drawer, in francs. */
export function openTill(
  device: Device,
  { shopId, formId, float }: Form & Pick<OpenTillBody, "float">,
): Promise<Acted<OperationRecord>> {
  const body = { float, ...whereIn(device, shopId) };
  return act(device, { shopId, action: "keep-till", kind: "till.open", formId, body, names: [] });
}

/** Puts money into the drawer or takes some out beside selling. */
export async function moveTill(
  device: Device,
  { shopId, formId, ...given }: Form & Pick<MoveTillBody, "direction" | "amount" | "reason">,
): Promise<Acted<OperationRecord>> {
  const reason = given.reason.trim();
  if (reason === "") return refused("reason-required");
  if (given.amount < 1) return refused("quantity-invalid");
  const body = { ...given, reason, ...whereIn(device, shopId) };
  return act(device, { shopId, action: "keep-till", kind: "till.move", formId, body, names: [] });
}

/** Notes that the drawer was opened without a sale, and why (Z7). */
export async function noteDrawerOpened(
  device: Device,
  { shopId, formId, ...given }: Form & Pick<MoveTillBody, "reason">,
): Promise<Acted<OperationRecord>> {
  const reason = given.reason.trim();
  if (reason === "") return refused("reason-required");
  const body = { direction: "out" as const, amount: 0, reason, ...whereIn(device, shopId) };
  return act(device, { shopId, action: "keep-till", kind: "till.move", formId, body, names: [] });
}

export type TillToClose = Form &
  Pick<CloseTillBody, "counts" | "counted" | "note" | "vatRate" | "mobile">;

/**
 * Closes the till of this device. The figures are worked out while the closing gets its number, so that a sale that
 * another tab makes just then is before it with its money, or after it (Z3).
 */
export async function closeTill(
  device: Device,
  { shopId, formId, ...counted }: TillToClose,
): Promise<Acted<OperationRecord>> {
  const till = await tillOf(device, shopId);
  if (!till) return { ok: false, refusal: "no-access" };
  if (counted.counts.some(({ count }) => count > mostPieces)) return refused("amount-too-large");
  const body = (z: number): CloseTillBody => {
    const { after, since, openedAt, wasOpened, figures, sellers, elsewhere } = till.own.session();
    const { taxes = [] } = figures;
    const session = {
      ...{ after, since, openedAt, wasOpened, figures: { ...figures, taxes } },
      ...(elsewhere.length > 0 && { elsewhere }),
    };
    return {
      z,
      ...session,
      ...counted,
      sellers: sellers.slice(0, 100),
      ...whereIn(device, shopId),
    };
  };
  return act(device, { shopId, action: "keep-till", kind: "till.close", formId, body, names: [] });
}

/** The selling point, where there is one. */
function whereIn(device: Device, shopId: string): Pick<OpenTillBody, "agencyId"> {
  const agencyId = device.outbox.meta.agencies[shopId];
  return agencyId === undefined ? {} : { agencyId };
}
