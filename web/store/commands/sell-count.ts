import { may } from "#shared/rules/permissions.ts";
import { totalOf } from "#shared/rules/sell.ts";
import { countsAfterSale, isShared, type Missing, soldOf } from "#shared/rules/sell-by-count.ts";
import { wareOf } from "#shared/rules/ware.ts";
import type { AdjustmentBody } from "#shared/schemas/adjustment.ts";
import { mostUnits } from "#shared/schemas/bounds.ts";
import { idsCarrying } from "#shared/schemas/means.ts";
import { agreed, refused } from "#shared/schemas/refusal.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import { type Actor, actorIn, draftOf } from "./act.ts";
import { type Acted, acted } from "./acted.ts";
import { draftOfSale } from "./record-sale.ts";

/** One counted product; `formId` names its count, so that it is written once. */
export type CountedGoods = Missing & {
  formId: string;
  /** The revision of the books when its counting began, and the moment by the device's clock; of now without them. */
  rev?: number | undefined;
  at?: number | undefined;
};

export type CountToSell = {
  shopId: string;
  formId: string;
  goods: readonly CountedGoods[];
  /** Francs of the sale that came by mobile money; the rest lies in the drawer. */
  byMobileMoney: number;
  /** What the screen said that all of it comes to, in francs: at other prices nothing is sold. */
  shownTotal?: number | undefined;
  /** As they stand in the books: why it was counted, and what became of pieces that were not sold. */
  reasons: { counted: string; lost: string; used: string };
};

type CountBody = Extract<AdjustmentBody, { mode: "count" }>;

/**
 * Turns what a count found missing into a sale at the prices of now: the sale and the counts in one transaction (Q1).
 * Resolves when they are on the disk, to the sale, or to the first count where nothing was sold. What was written
 * already, from another tab or before a reload, is left out; where that is all of it, the answer is the sale of it.
 */
export function sellCount(device: Device, given: CountToSell): Promise<Acted<OperationRecord>> {
  return acted(async () => {
    const { shopId, formId, reasons } = given;
    const written = [formId, ...given.goods.map((one) => one.formId)];
    const done = written.flatMap((form) => device.outbox.ofCart(form) ?? []);
    const goods = given.goods.filter((one) => !device.outbox.ofCart(one.formId));
    if (done[0] && goods.length === 0) return agreed(saleOf(device, done) ?? done[0]);
    if (goods.length === 0) return refused("empty-cart");
    if (!goods.every(isShared)) return refused("quantity-invalid");
    if (goods.some(({ counted }) => counted > mostUnits)) return refused("amount-too-large");
    if (Object.values(reasons).some((one) => one.trim() === "")) return refused("reason-required");
    const actor = actorIn(device, shopId);
    const catalogue = await device.catalogue(shopId);
    if (!actor || !catalogue) return { ok: false, refusal: "no-access" };
    if (!may(actor.access.role, "sell") || !may(actor.access.role, "count-stock"))
      return refused("not-allowed");
    if (goods.some(({ productId }) => !catalogue.get(productId))) return refused("unknown-product");
    const { shownTotal = totalOf(linesOf(given.goods, catalogue)) } = given;
    if (totalOf(linesOf(given.goods, catalogue)) !== shownTotal)
      return refused("changed-meanwhile");
    const lines = linesOf(goods, catalogue);
    const counts = goods.flatMap((one) => countsOf(actor, one, given, catalogue, lines.length > 0));
    if (lines.length === 0) {
      const [first, ...rest] = counts;
      return agreed(await device.outbox.recordWith(first as Draft, rest));
    }
    const payments = paymentsOf(totalOf(lines), given.byMobileMoney);
    const sale = await draftOfSale(device, { shopId, cartId: formId, lines, payments });
    if (!sale.ok) return sale;
    const record = await device.outbox.recordWith(sale.value, counts);
    // Another tab wrote one of the counts: the others are still to be sold.
    return record.cartId === formId ? agreed(record) : sellCount(device, given);
  });
}

/** The sale that counts were turned into, while the device holds it. */
function saleOf({ outbox }: Device, done: readonly OperationRecord[]): OperationRecord | undefined {
  const sales = done.flatMap((record) => {
    const { operation } = record;
    if (operation.kind === "sale") return [operation.id];
    if (operation.kind !== "adjust" || operation.body.mode !== "count") return [];
    return operation.body.sale?.id ?? [];
  });
  return outbox.records().find(({ id }) => sales.includes(id));
}

/** What is sold of counted goods at the prices that a device knows, for the sale of them. */
export function linesOf(goods: readonly Missing[], catalogue: Pick<Catalogue, "get">) {
  return goods.flatMap((one) => {
    const quantity = soldOf(one);
    const item = catalogue.get(one.productId);
    if (quantity <= 0 || !item) return [];
    // Weighed goods have a price per kilo: without `by`, each gram would cost that much.
    const by = wareOf(item)?.by;
    return [{ productId: one.productId, quantity, price: item.price, ...(by && { by }) }];
  });
}

function paymentsOf(total: number, byMobileMoney: number): Payment[] {
  const byMessage = Math.max(0, Math.min(total, byMobileMoney));
  const inHand = total - byMessage;
  const [counted] = idsCarrying("tendered");
  const [told] = idsCarrying("reference");
  return [
    ...(counted && inHand > 0 ? [{ method: counted, amount: inHand, tendered: inHand }] : []),
    ...(told && byMessage > 0 ? [{ method: told, amount: byMessage }] : []),
  ];
}

/** How pieces were lost of which a count says only that they were lost, or used (X6). */
const lossOf = { lost: "stolen", used: "own-use" } as const;

/** The counts of one product; the last of them bears its form. */
function countsOf(
  actor: Actor,
  goods: CountedGoods,
  { shopId, reasons }: CountToSell,
  catalogue: Catalogue,
  namesSale: boolean,
): Draft[] {
  const { productId, formId, rev = catalogue.rev, at: countedAt } = goods;
  const names = [catalogue.get(productId)?.name ?? productId];
  const steps = countsAfterSale(goods);
  return steps.map(({ counted, shownBefore, why }, index) => {
    const told = {
      ...{ mode: "count" as const, productId, counted, shownBefore, reason: reasons[why] },
      ...(countedAt !== undefined && { countedAt }),
      ...(why !== "counted" && { loss: lossOf[why] }),
    };
    const form = index === steps.length - 1 ? formId : null;
    const draft = draftOf(actor, { shopId, kind: "adjust", formId: form, body: told, names });
    const body = (_receipt: number, [sale]: readonly OperationRecord[]): CountBody =>
      namesSale && sale ? { ...told, sale: { id: sale.id, rev } } : told;
    return { ...draft, body } as unknown as Draft;
  });
}
