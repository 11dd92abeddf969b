import type { Operation } from "#shared/sync/operations.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import type { Rng } from "#tests/support/random.ts";
import type { LeakShop } from "./leak-shop.ts";

/** Charges, payments, edits and adjustments of customers, of this shop, of its resellers or of another, by whoever asks. */
export function drawAccountAct(
  shop: LeakShop | undefined,
  rng: Rng,
  given: { userId: string; device: HandDevice; other: LeakShop | undefined },
): Operation {
  const { userId, device, other } = given;
  const of = rng.chance(0.6) ? shop : other;
  const ofResellers = [...(of?.ownCustomers.values() ?? [])].flat();
  const isOfReseller = ofResellers.length > 0 && rng.chance(0.5);
  const customerId = rng.pick(isOfReseller ? ofResellers : (of?.customerIds ?? []));
  const into = rng.pick([...ofResellers, ...(of?.customerIds ?? [])]);
  const saleId = rng.pick(of?.saleIds ?? []);
  const own = rng.pick([{}, { own: true }, { own: true }, { suppliers: true }] as const);
  const shopId = shop?.id ?? "";
  const told = { ...own, customerId, amount: rng.int(1, 900), owedBefore: rng.int(-100, 900) };
  const operation = rng.pick<() => Operation>([
    () => device.operation(shopId, "account.move", { kind: "charge", ...told, saleId }),
    () => device.operation(shopId, "account.move", { kind: "refund", ...told, saleId }),
    () =>
      device.operation(shopId, "account.move", {
        ...{ kind: "payment", ...told, receipt: rng.int(1, 900), method: "cash" },
      }),
    () =>
      device.operation(shopId, "account.adjust", {
        ...{ ...own, customerId, kind: "correction", change: rng.int(1, 500), reason: "essai" },
      }),
    () =>
      device.operation(shopId, "customer.edit", {
        ...{ customerId, ...own, patch: { note: ["", "essai"] } },
      }),
    () =>
      device.operation(shopId, "customer.edit", {
        ...{ customerId, ...own, patch: { mergedInto: [null, into] } },
      }),
    () => {
      const payments = [{ method: "credit" as const, amount: 500, customerId }];
      return device.sale(shopId, [aLine(shop?.productIds[0] ?? "")], { payments });
    },
  ])();
  // In a notebook of their own only they read what they wrote there.
  const written = "own" in operation.body ? shop?.told.get(userId) : shop?.written;
  const all = (written ?? new Set<string>()).add(customerId).add(saleId).add(into);
  if ("own" in operation.body) shop?.told.set(userId, all);
  return operation;
}
