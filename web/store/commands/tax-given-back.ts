import { vatIncluded } from "#shared/rules/receipt.ts";
import { totalOf } from "#shared/rules/sell.ts";
import { taxBack } from "#shared/rules/tax.ts";
import type { ReturnBody } from "#shared/schemas/sale.ts";
import type { Device } from "#web/store/device.ts";
import { happenedAt } from "#web/store/outbox/operation-record.ts";
import { knownRate } from "#web/store/read-models/facts/known-rate.ts";

type Given = { shopId: string; saleId: string | null; total: number };

/**
 * The rate of a return and the francs of tax that go back with it (K3), by its ticket and what this device knows to have
 * come back of it; nothing where the ticket or the shop cannot be read: the server works it out then.
 */
export async function taxGivenBack(
  device: Device,
  { shopId, saleId, total }: Given,
): Promise<Pick<ReturnBody, "vatRate" | "vat">> {
  try {
    const goods = await device.goods(shopId);
    const shop = device.shop(shopId)?.get() ?? goods?.shop.list()[0];
    if (!goods) return {};
    if (saleId === null)
      return shop ? { vatRate: shop.vatRate, vat: vatIncluded(total, shop.vatRate) } : {};
    const ticket = await ticketOf(device, shopId, saleId);
    const vatRate = ticket && knownRate(ticket.vatRate, shop, ticket.at);
    if (!ticket || vatRate === undefined) return {};
    const earlier = goods.returns
      .list()
      .filter((back) => back.saleId === saleId)
      .map(({ lines, vat }) => ({ total: totalOf(lines), vat }));
    return { vatRate, vat: taxBack({ total: ticket.total, vatRate }, earlier, { total }) };
  } catch {
    // What cannot be read must not hold back what happened.
    return {};
  }
}

async function ticketOf(device: Device, shopId: string, saleId: string) {
  const own = device.outbox.get(saleId)?.operation;
  if (own?.kind === "sale") {
    const { lines, vatRate } = own.body;
    return { total: totalOf(lines), vatRate, at: happenedAt(own) };
  }
  const scope = device.accessTo(shopId)?.scope;
  const row = scope && (await device.readModels.row(scope, "sales", saleId));
  return row ? { total: totalOf(row.lines), vatRate: row.vatRate, at: row.soldAt } : undefined;
}
