import { exportLines, takeExport } from "#server/sync/journal/exports.ts";
import type { JournalLine } from "#shared/schemas/journal.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine, saleBody } from "./builders.ts";
import { connectTo } from "./connect.ts";
import { reasonsIn, syncWorld } from "./sync-world.ts";
import { transferActs } from "./transfer-acts.ts";

export const id = () => crypto.randomUUID();

/** A server whose shops' journals are looked at. */
export async function journalWorld() {
  const world = await syncWorld();
  const database = connectTo(world.url, 1);
  const { sql } = database;
  const owner = await world.person("owner");
  const take = (shopId: string, exportId = id()) =>
    takeExport(sql, { shopId, id: exportId, byId: owner, at: new Date(world.now).toISOString() });
  const linesOf = async (shopId: string, no: number): Promise<JournalLine[]> =>
    (await exportLines(sql, { shopId, no, offset: 0 }))?.lines ?? [];
  const close = async () => {
    await database.close();
    await world.close();
  };
  return { world, sql, owner, take, linesOf, close };
}
export type JournalWorld = Awaited<ReturnType<typeof journalWorld>>;

/** A shop with customer, supplier and reseller, and a hand that does anything there that the journal tells. */
export async function journalShop({ world, owner, take, linesOf }: JournalWorld) {
  world.now = Date.parse("2026-03-10T09:00:00.000Z");
  const shop = await world.shop(owner, "Akwa");
  await world.product(shop, owner, "riz0", { stock: 1000 });
  const resellerId = await world.member(shop, "reseller");
  const device = world.device();
  const [customerId, supplierId] = [id(), id()];
  const person = (name: string) => ({
    ...{ name, phone: "", otherPhone: "", note: "" },
    ...{ creditLimit: null, termDays: null, wantsMessages: false },
  });
  let receipt = 0;
  const act = <K extends Parameters<typeof device.operation>[1]>(kind: K, body: object) =>
    device.operation(shop, kind, body as never);
  const move = (body: object) => act("account.move", { owedBefore: 0, ...body });
  const sale = (payments: object[], given: object = {}) => {
    receipt += 1;
    const body = saleBody([aLine("riz0", { quantity: 3 })], { receipt, vatRate: 1925, ...given });
    return act("sale", { ...body, payments });
  };
  const back = (saleId: string | null, given: object = {}) =>
    act("return", {
      ...{ saleId, lines: [aLine("riz0")], restock: true, refund: "cash", total: 500 },
      ...{ reason: "Abîmé", ...given },
    });
  const goods = transferActs(device, shop);
  const bought = (given: object = {}) =>
    act("purchase", { lines: [{ productId: "riz0", quantity: 7, cost: 3001 }], ...given });
  const send = async (...all: Operation[]) => reasonsIn(await world.send(owner, device, all));
  await send(
    act("customer.create", { customerId, ...person("Awa Diop") }),
    act("customer.create", { customerId: supplierId, suppliers: true, ...person("Brasseries") }),
  );
  const exported = async () => linesOf(shop, (await take(shop))?.no ?? 0);
  return {
    shop,
    customerId,
    supplierId,
    resellerId,
    device,
    act,
    move,
    sale,
    back,
    goods,
    bought,
    send,
    exported,
  };
}

/** Every fact of these lines adds up to nothing, and no line is both debit and credit. */
export function isBalanced(lines: readonly JournalLine[]): boolean {
  const sums = new Map<string, number>();
  for (const { factId, fact, debit, credit } of lines) {
    if (debit > 0 === credit > 0) return false;
    sums.set(`${fact} ${factId}`, (sums.get(`${fact} ${factId}`) ?? 0) + debit - credit);
  }
  return [...sums.values()].every((sum) => sum === 0);
}

/** Lines in short: what they tell, the account, whose, and the francs. */
export const shortly = (lines: readonly JournalLine[]) =>
  lines.map(({ fact, account, party, debit, credit }) =>
    [fact, account, ...(party ? [party] : []), debit - credit].join(" "),
  );
