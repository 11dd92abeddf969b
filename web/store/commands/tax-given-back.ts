import { taxesBack, taxesOf, vatOf } from "#shared/rules/tax.ts";
import type { ReturnBody, SaleLine } from "#shared/schemas/sale.ts";
import type { Device } from "#web/store/device.ts";
import { happenedAt } from "#web/store/outbox/operation-record.ts";
import { knownRate } from "#web/store/read-models/facts/known-rate.ts";

type Given = { shopId: string; saleId: string | null; lines: readonly SaleLine[] };
type Tax = Pick<ReturnBody, "vatRate" | "vat" | "taxes">;

/**
 * The rate of a return and the francs of tax that go back with it (K3), by its ticket and what this device knows to have
 * come back of it; nothing where the ticket or the shop cannot be read: the server works it out then.
 */
export async function taxGivenBack(device: Device, given: Given): Promise<Tax> {
  const { shopId, saleId, lines } = given;
  try {
    const goods = await device.goods(shopId);
    const shop = device.shop(shopId)?.get() ?? goods?.shop.list()[0];
    if (!goods) return {};
    if (saleId === null)
      return shop ? asTold(shop.vatRate, lines, taxesOf({ ...shop, lines })) : {};
    const ticket = await ticketOf(device, shopId, saleId);
    const vatRate = ticket && knownRate(ticket.vatRate, shop, ticket.at);
    if (!ticket || vatRate === undefined) return {};
    const earlier = goods.returns.list().filter((back) => back.saleId === saleId);
    const taxes = taxesBack({ lines: ticket.lines, vatRate }, earlier, lines, undefined);
    return asTold(vatRate, lines, taxes);
  } catch {
    // What cannot be read must not hold back what happened.
    return {};
  }
}

/** By rate only where goods bear another than the ticket's. */
function asTold(
  vatRate: number,
  lines: readonly SaleLine[],
  taxes: ReturnType<typeof taxesOf>,
): Tax {
  const isMixed = taxes.length > 0 && lines.some(({ rate }) => rate !== undefined);
  return { vatRate, vat: vatOf(taxes), ...(isMixed && { taxes: [...taxes] }) };
}

async function ticketOf(device: Device, shopId: string, saleId: string) {
  const own = device.outbox.get(saleId)?.operation;
  if (own?.kind === "sale") {
    const { lines, vatRate } = own.body;
    return { lines, vatRate, at: happenedAt(own) };
  }
  const scope = device.accessTo(shopId)?.scope;
  const row = scope && (await device.readModels.row(scope, "sales", saleId));
  return row ? { lines: row.lines, vatRate: row.vatRate, at: row.soldAt } : undefined;
}
