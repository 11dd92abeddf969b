import { type Action, may } from "#shared/rules/permissions.ts";
import { receiptNumber } from "#shared/rules/receipt.ts";
import type { Role } from "#shared/schemas/person.ts";
import { agreed, refused } from "#shared/schemas/refusal.ts";
import { isPersonal } from "#shared/sync/operation-kinds.ts";
import type { OperationKind, OperationOf } from "#shared/sync/operations.ts";
import type { Access } from "#shared/sync/protocol.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { OperationRecord, SessionInfo } from "#web/store/outbox/operation-record.ts";
import { type Acted, acted } from "./acted.ts";

type Act<K extends OperationKind> = {
  shopId: string;
  /** What the person must be allowed to do; where it follows from the role, the role's own. */
  action: Action | ((role: Role) => Action);
  kind: K;
  /** The form it comes from: confirmed twice, it is one operation. */
  formId: string | null;
  body: OperationOf<K>["body"] | ((receipt: number) => OperationOf<K>["body"]);
  names: string[];
  /** What is written with it, in the same transaction. */
  also?: readonly Draft[] | undefined;
  /** The customer gets a paper with a number. */
  hasReceipt?: true;
  /** Something is written with it on a customer's account: the change that stays there, in francs, or 0. */
  kept?: number | undefined;
};

/** Somebody who may open a shop here; `actorId` is said while it is not whoever is signed in. */
export type Actor = { access: Access; session: SessionInfo; actorId?: string };

/**
 * The signed-in person as an actor in this shop, with the name and the rights of whoever is switched in; undefined
 * without access.
 */
export function actorIn(device: Device, shopId: string): Actor | undefined {
  const access = device.accessTo(shopId);
  const { session } = device.outbox.meta;
  if (!access?.scope || !session) return undefined;
  const seller = device.sellerIn(shopId);
  if (!seller) return { access, session };
  const { role, fullName, userId: actorId } = seller;
  return { access: { ...access, role }, session: { ...session, fullName }, actorId };
}

/** Writes anything but a sale: who may is asked first, the rest is one durable write. */
export function act<K extends OperationKind>(
  device: Device,
  given: Act<K>,
): Promise<Acted<OperationRecord>> {
  return acted(async () => {
    const actor = actorIn(device, given.shopId);
    if (!actor) return { ok: false, refusal: "no-access" };
    const { action } = given;
    const needed = typeof action === "function" ? action(actor.access.role) : action;
    const isForeign = actor.actorId !== undefined && isPersonal(given.kind);
    if (isForeign || !may(actor.access.role, needed)) return refused("not-allowed");
    const draft = draftOf(actor, given) as unknown as Draft;
    return agreed(await device.outbox.recordWith(draft, given.also ?? []));
  });
}

/** The act of an actor as the outbox takes it. */
export function draftOf<K extends OperationKind>(
  { access, session, actorId }: Actor,
  given: Omit<Act<K>, "action" | "also">,
): Draft<K> {
  const { shopId, kind, formId, body, names } = given;
  return {
    kind,
    shopId,
    by: session.userId,
    actorId,
    cartId: formId,
    body: (receipt) => (typeof body === "function" ? body(receipt) : body),
    shown: (receipt) => ({
      ...(given.hasReceipt ? { receiptNo: receiptNumber(access.deviceCode, receipt) } : {}),
      names,
      sellerName: session.fullName,
      ...(given.kept !== undefined && { kept: given.kept }),
    }),
  };
}
