import { type Action, may } from "#shared/rules/permissions.ts";
import { agreed, refused } from "#shared/schemas/refusal.ts";
import type { OperationKind, OperationOf } from "#shared/sync/operations.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { type Acted, acted } from "./acted.ts";

type Act<K extends OperationKind> = {
  shopId: string;
  action: Action;
  kind: K;
  /** The form it comes from: confirmed twice, it is one operation. */
  formId: string | null;
  body: OperationOf<K>["body"];
  names: string[];
};

/** Writes anything but a sale: who may is asked first, the rest is one durable write. */
export function act<K extends OperationKind>(
  device: Device,
  given: Act<K>,
): Promise<Acted<OperationRecord>> {
  return acted(async () => {
    const { shopId, action, kind, formId, body, names } = given;
    const access = device.accessTo(shopId);
    const session = device.outbox.meta.session;
    if (!access?.scope || !session) return { ok: false, refusal: "no-access" };
    if (!may(access.role, action)) return refused("not-allowed");
    const record = await device.outbox.record<K>({
      kind,
      shopId,
      by: session.userId,
      cartId: formId,
      body: () => body,
      shown: () => ({ names, sellerName: session.fullName }),
    });
    return agreed(record);
  });
}
