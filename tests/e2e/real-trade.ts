import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { DemoTill } from "#server/demo/till.ts";
import { must } from "#shared/must.ts";
import type { Act, Trade } from "#tests/replay/acts.ts";
import { endingOn, meansOf, sellerOf } from "#tests/replay/made-up.ts";
import { onlineRetail } from "#tests/replay/online-retail.ts";
import { TradeFile } from "#tests/replay/trade-file.ts";
import type { Account, ShopServer, TestShop } from "./shop-server.ts";

/** A shop in which a file was traded, and the file. Of its people the first is the owner. */
export type TradedShop = {
  shop: TestShop;
  people: readonly [Account, Account];
  file: TradeFile;
  /** What each code of the file is called, and its identifier. */
  products: ReadonlyMap<string, { id: string; name: string }>;
};

/** The sample, or the file that TRADE_FILE names (`online_retail`, in DATA_DIR). */
export function readTrade(): string {
  if (process.env.TRADE_FILE !== "online_retail")
    return readFileSync("tests/replay/sample.csv", "utf8");
  const folder = process.env.DATA_DIR ?? "../shared/data/transactions";
  const packed = readFileSync(join(folder, "online_retail_2010-12_to_2011-06.csv.gz"));
  return gunzipSync(packed).toString();
}

/**
 * The trade of a file, moved so that it ends on a day, in a shop of the server, by its own exchange, from two tills.
 * The second one's facts come when the months of the first have been closed: they are late ones of closed months.
 */
export async function enterTrade(server: ShopServer, lastDay: string): Promise<TradedShop> {
  const text = endingOn(readTrade(), lastDay);
  const trade = onlineRetail(text);
  const people = [await server.enrol("Mireille Eto"), await server.enrol("Paul Etoa")] as const;
  const shop = await server.openShop(people[0], goodsOf(trade), "Comptoir du dossier");
  await server.hire(shop, people[1], "manager");
  const tills = people.map((one) => server.tillOf(one, shop.id)) as [DemoTill, DemoTill];
  for (const act of trade.acts) writeAct(tills[sellerOf(act.ref)], act);
  for (const till of tills) {
    await till.send();
    await server.closeMonths(shop);
  }
  const products = new Map(trade.products.map(({ key, id, name }) => [key, { id, name }]));
  return { shop, people, file: new TradeFile(text), products };
}

function goodsOf({ products }: Trade) {
  return products.map(({ id, name, price }) => ({
    ...{ id, name, price, minPrice: 0, barcode: null, category: "", stock: 1_000_000 },
  }));
}

/** What a till tells of an act; nothing of a ticket without lines. */
export function writeAct(till: DemoTill, act: Act): void {
  const { at, ref } = act;
  if (act.kind === "write-off") {
    const { productId, quantity, reason } = act;
    till.write("adjust", at, { mode: "decrease", productId, quantity, reason });
    return;
  }
  const { lines } = act;
  if (lines.length === 0) return;
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const means = meansOf(ref);
  if (act.kind === "return") {
    const rest = { saleId: null, restock: true, reason: `Annulation ${ref}` };
    till.write("return", at, { ...rest, lines, total, refund: means });
    return;
  }
  const payment =
    means === "cash"
      ? { method: means, amount: total, tendered: total }
      : { method: means, amount: total, reference: must(ref, "its invoice") };
  const receipt = till.nextReceipt();
  till.write("sale", at, { receipt, catalogRev: 1_000_000, lines, payments: [payment], total });
}
