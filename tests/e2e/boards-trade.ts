import type { DemoTill } from "#server/demo/till.ts";
import { must } from "#shared/must.ts";
import { type Act, shopTime, type Trade, type TradedLine } from "#tests/replay/acts.ts";
import {
  fateOf,
  isOfStreet,
  leastOf,
  leftAtEnd,
  sellerOf,
  spareOf,
} from "#tests/replay/made-up.ts";
import { onlineRetail } from "#tests/replay/online-retail.ts";
import { TradeFile } from "#tests/replay/trade-file.ts";
import { dayAfter } from "./expected-boards.ts";
import type { Hands } from "./hands.ts";
import { readTrade, writeAct } from "./real-trade.ts";
import type { ShopServer, TestShop } from "./shop-server.ts";

type StreetLine = TradedLine & { ref: string; transferId: string };
type StreetSale = StreetLine & { id: string };

const dayOf = ({ at }: Act) => new Date(at + 3_600_000).toISOString().slice(0, 10);
const streetLines = (act: Act) =>
  act.kind === "sale" ? act.lines.filter(({ productId }) => isOfStreet(productId)) : [];

/**
 * A file traded day by day, on its own days: goods go to the reseller at six in the morning, what was sold arrives at
 * nine in the evening, the owner decides half an hour later or the next morning. Codes that `isOfStreet` names are
 * sold by the reseller, the rest of an invoice by the owner or the seller.
 */
export class BoardsTrade {
  readonly shop: TestShop;
  readonly hands: Hands;
  readonly file: TradeFile;
  /** What each code of the file is called, its identifier, and its usual price. */
  readonly products: ReadonlyMap<string, { id: string; name: string; price: number }>;
  readonly #trade: Trade;
  readonly #tills: { office: DemoTill; counter: DemoTill; street: DemoTill };
  readonly #server: ShopServer;
  readonly #setClock: (moment: number) => void;
  #isTradedUntil = "";
  #toConfirm: StreetSale[] = [];
  #toPay: StreetSale[] = [];

  private constructor(
    server: ShopServer,
    setClock: (moment: number) => void,
    given: { shop: TestShop; hands: Hands; text: string },
  ) {
    const { owner, seller, reseller } = given.hands;
    this.shop = given.shop;
    this.hands = given.hands;
    this.file = new TradeFile(given.text);
    this.#trade = onlineRetail(given.text);
    this.products = new Map(
      this.#trade.products.map(({ key, id, name, price }) => [key, { id, name, price }]),
    );
    this.#server = server;
    this.#setClock = setClock;
    this.#tills = {
      office: server.tillOf(owner, given.shop.id),
      counter: server.tillOf(seller, given.shop.id),
      street: server.tillOf(reseller, given.shop.id),
    };
  }

  /** The shop and its people, the day before the file begins. */
  static async open(server: ShopServer, setClock: (moment: number) => void): Promise<BoardsTrade> {
    const text = readTrade();
    const trade = onlineRetail(text);
    const first = dayOf(must(trade.acts[0], "an act"));
    setClock(shopTime(`${dayAfter(first, -1)} 08:00:00`));
    const [owner, seller, reseller] = [
      await server.enrol("Mireille Eto"),
      await server.enrol("Paul Etoa"),
      await server.enrol("Koffi Mensah"),
    ];
    const shop = await server.openShop(owner, goodsOf(trade), "Comptoir du dossier");
    await server.hire(shop, seller, "seller");
    await server.hire(shop, reseller, "reseller");
    const past = await server.openShop(await server.enrol("Aline Mbarga"), [], "Kiosque Deïdo");
    await server.hire(past, seller, "seller");
    await server.dismiss(past, seller);
    return new BoardsTrade(server, setClock, { shop, hands: { owner, seller, reseller }, text });
  }

  /** Days on which something happens in the shop, and the days after them. */
  get days(): string[] {
    const days = this.#trade.acts.map(dayOf);
    return [...new Set(days.flatMap((day) => [day, dayAfter(day, 1)]))].sort();
  }

  /** Everything up to the evening of a day; months that are long past by then are closed. */
  async tradeUntil(last: string): Promise<void> {
    for (const day of this.days)
      if (day > this.#isTradedUntil && day <= last) await this.#tradeDay(day);
    this.#isTradedUntil = last;
    await this.#server.closeMonths(this.shop);
  }

  async #tradeDay(day: string): Promise<void> {
    const moment = (time: string) => shopTime(`${day} ${time}`);
    const acts = this.#trade.acts.filter((act) => dayOf(act) === day);
    const { office, counter, street } = this.#tills;

    const morning = moment("06:00:00");
    this.#setClock(morning);
    this.#pay(day, morning);
    for (const sale of this.#toConfirm.splice(0)) this.#decide(sale, morning, "confirm");
    const handed = new Map(acts.map((act) => [act, this.#handOver(act, morning)]));
    await office.send();

    this.#setClock(moment("21:00:00"));
    for (const act of acts)
      writeAct(act.kind !== "write-off" && sellerOf(act.ref) === 1 ? counter : office, inShop(act));
    const sold = acts.flatMap((act) => this.#sellInStreet(act, handed.get(act) ?? []));
    for (const till of [office, counter, street]) await till.send();

    const evening = moment("21:30:00");
    this.#setClock(evening);
    for (const sale of sold) {
      const fate = fateOf(sale.ref, sale.productId);
      if (fate === "confirmed-next-morning") this.#toConfirm.push(sale);
      if (fate === "paid-next-morning") this.#toPay.push(sale);
      if (fate === "declined") this.#decide(sale, evening, "decline");
      if (fate === "confirmed" || fate === "paid-next-morning")
        this.#decide(sale, evening, "confirm");
    }
    await office.send();
    this.#setClock(moment("22:00:00"));
  }

  #handOver(act: Act, at: number): StreetLine[] {
    return streetLines(act).map((line) => {
      const { productId, price } = line;
      const transferId = this.#tills.office.write("transfer", at, {
        ...{ resellerId: this.hands.reseller.userId, productId, price, origin: "products" },
        ...{ quantity: line.quantity + spareOf(act.ref, productId) },
        minPrice: leastOf(price, productId),
      });
      return { ...line, ref: act.ref, transferId };
    });
  }

  #sellInStreet({ at }: Act, handed: readonly StreetLine[]): StreetSale[] {
    if (handed.length === 0) return [];
    const { street } = this.#tills;
    const lines = handed.map(({ ref: _, ...line }) => line);
    const id = street.write("reseller-sale", at, {
      ...{ receipt: street.nextReceipt(), lines, total: totalOf(lines) },
    });
    return handed.map((line, place) => ({ ...line, id: `${id}.${place}` }));
  }

  #decide(sale: StreetSale, at: number, decision: "confirm" | "decline"): void {
    const { id: resellerSaleId, transferId, quantity } = sale;
    const body = { resellerSaleId, transferId, quantity, decision, note: "" };
    this.#tills.office.write("reseller-sale.decide", at, body);
  }

  #pay(paidOn: string, at: number): void {
    const sales = this.#toPay.splice(0);
    if (sales.length === 0) return;
    this.#tills.office.write("commission.pay", at, {
      ...{ resellerId: this.hands.reseller.userId, means: "cash", reference: "", paidOn },
      resellerSaleIds: sales.map(({ id }) => id),
      amount: sales.reduce(
        (sum, { price, productId, quantity }) =>
          sum + (price - leastOf(price, productId)) * quantity,
        0,
      ),
    });
  }
}

/** An act less what the reseller sells of it. */
function inShop(act: Act): Act {
  if (act.kind !== "sale") return act;
  return { ...act, lines: act.lines.filter(({ productId }) => !isOfStreet(productId)) };
}

const totalOf = (lines: readonly TradedLine[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** On every shelf what the whole file takes off it, and a few pieces. */
function goodsOf({ products, acts }: Trade) {
  const taken = new Map<string, number>();
  const take = (productId: string, pieces: number) =>
    taken.set(productId, (taken.get(productId) ?? 0) + pieces);
  for (const act of acts) {
    if (act.kind === "sale")
      for (const { productId, quantity } of act.lines) take(productId, quantity);
    if (act.kind === "write-off") take(act.productId, act.quantity);
    for (const { productId } of streetLines(act)) take(productId, spareOf(act.ref, productId));
  }
  const writtenOff = new Set(
    acts.flatMap((act) => (act.kind === "write-off" ? act.productId : [])),
  );
  return products.map(({ id, name, price }) => ({
    ...{ id, name, price, minPrice: 0, barcode: null, category: "" },
    stock: (taken.get(id) ?? 0) + leftAtEnd(id, writtenOff.has(id)),
  }));
}
