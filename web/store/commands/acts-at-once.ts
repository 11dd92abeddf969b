import { type Action, may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import { agreed, type Objection, refused } from "#shared/schemas/refusal.ts";
import type { OperationKind, OperationOf } from "#shared/sync/operations.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import { actorIn, draftOf } from "./act.ts";
import { type Acted, acted } from "./acted.ts";

/** How many acts were written, and what was left out of them, by name, with the reason. */
export type DoneAtOnce = { done: number; left: readonly LeftOut[] };
export type LeftOut = { name: string; refusal: Objection };

/** One of several acts, or why it is none. */
export type OneOfMany<K extends OperationKind> = ToWrite<K> | LeftOut;
type ToWrite<K extends OperationKind> = { name: string; body: OperationOf<K>["body"] };

type Many<K extends OperationKind> = {
  shopId: string;
  formId: string;
  action: Action | ((role: Role) => Action);
  kind: K;
  all: readonly OneOfMany<K>[];
};

/** Writes several acts of one kind, each an operation of its own, in one transaction: all that can be, or none (W4). */
export function actsAtOnce<K extends OperationKind>(
  device: Device,
  { shopId, formId, action, kind, all }: Many<K>,
): Promise<Acted<DoneAtOnce>> {
  return acted(async () => {
    const left = all.flatMap((one) => ("refusal" in one ? one : []));
    const some = all.filter((one): one is ToWrite<K> => "body" in one);
    if (device.outbox.ofCart(formId)) return agreed({ done: some.length, left: [] });
    const actor = actorIn(device, shopId);
    if (!actor) return { ok: false, refusal: "no-access" };
    const { role } = actor.access;
    if (!may(role, typeof action === "function" ? action(role) : action))
      return refused("not-allowed");
    const [first] = left;
    if (some.length === 0) return refused(first?.refusal ?? "empty-cart");
    const drafts = some.map(({ name, body }) => {
      const one = { shopId, kind, formId: null, body, names: [name] };
      return draftOf(actor, one as unknown as Parameters<typeof draftOf<K>>[1]) as unknown as Draft;
    });
    await device.outbox.recordAll(drafts, formId);
    return agreed({ done: some.length, left });
  });
}
