import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { newId } from "#server/accounts/identifiers.ts";
import { latestLetters } from "#server/accounts/letters.ts";
import { addMember, endMember } from "#server/accounts/members.ts";
import { register } from "#server/accounts/people.ts";
import { createShop } from "#server/accounts/shops.ts";
import type { AppSettings } from "#server/app.ts";
import { DemoTill } from "#server/demo/till.ts";
import { builtWebApp } from "#server/plugins/web-app.ts";
import { exchange } from "#server/sync/exchange.ts";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import { must } from "#shared/must.ts";
import type { Role } from "#shared/schemas/person.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";
import { type Goods, shelf } from "./goods.ts";

export type Account = { userId: string; fullName: string; email: string; password: string };
export type TestShop = { id: string; name: string; goods: readonly Goods[] };

/** Where the desk reads its mail. */
export const supportMailbox = "aide@boutika.test";

/** More sign-ins from one address than a shop makes in a day. */
const many = { max: 100_000, seconds: 60 };
const limits = {
  signInByAccount: many,
  signInByAddress: many,
  registerByAddress: many,
  mailByAddress: many,
  smsByAddress: many,
  proofByAddress: many,
  invitationsByPerson: many,
  contactByAddress: many,
  supportByPerson: many,
  refreshByAddress: many,
  requestsByPerson: many,
};

/** The real server on a database of its own, behind a cable that can be pulled. */
export class ShopServer {
  readonly origin: string;
  readonly #server: TestServer;
  readonly #cable: Cable;
  readonly #admins: string[];
  #people = 0;

  private constructor(server: TestServer, cable: Cable, admins: string[]) {
    this.#server = server;
    this.#cable = cable;
    this.#admins = admins;
    this.origin = `http://localhost:${cable.port}`;
  }

  /** `clock` says what time it is at the server, in ms. */
  static async start({
    clock = Date.now,
    ...settings
  }: Pick<AppSettings, "push" | "assistant"> & { clock?: () => number } = {}): Promise<ShopServer> {
    const admins: string[] = [];
    const server = await startTestServer(
      { webFolder: builtWebApp, limits, devOutbox: true, ...settings },
      { desk: { admins, supportEmail: supportMailbox }, clock },
    );
    await server.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    return new ShopServer(server, await Cable.lay(port), admins);
  }

  async stop(): Promise<void> {
    await this.#cable.cut();
    await this.#server.close();
  }

  /** Nobody reaches the server any more; open connections break. */
  pullCable(): void {
    this.#cable.pull();
  }

  plugCable(): void {
    this.#cable.plug();
  }

  get sql() {
    return this.#server.database.sql;
  }

  async enrol(fullName: string): Promise<Account> {
    this.#people += 1;
    const who = {
      fullName,
      phone: "+237 6 70 00 00 00",
      email: `person${this.#people}@boutique.test`,
      password: "secret",
    };
    const person = must(await register(this.#server.deps, who), "a new account");
    return { userId: person.id, fullName, email: who.email, password: who.password };
  }

  /** This person may open /admin from now on. */
  listAsAdministrator({ email }: Account): void {
    this.#admins.push(email);
  }

  /** What the newest message to an address or a number says, and the link in it if there is one. */
  async lastMessageTo(recipient: string): Promise<{ text: string; link: string }> {
    const { letter } = must(
      (await latestLetters(this.#server.deps, this.origin)).find(
        ({ message }) => message.recipient === recipient,
      ),
      `a message to ${recipient}`,
    );
    const { text } = must(letter, "its words");
    return { text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? "" };
  }

  async openShop(
    owner: Account,
    goods: readonly Goods[] = shelf,
    name = "Boutique Akwa",
  ): Promise<TestShop> {
    const { deps } = this.#server;
    const id = newId(deps);
    const address = "Boulevard de la Liberté, Douala";
    await deps.database.db.transaction((tx) =>
      createShop(
        tx,
        owner.userId,
        { id, name, address, phone: "+237 6 70 00 00 01" },
        deps.clock(),
      ),
    );
    await this.#stock(owner, id, goods);
    return { id, name, goods };
  }

  /** The plan of the shop allows so many agencies; said before anybody opens it. */
  async limitAgencies({ id }: TestShop, most: number): Promise<void> {
    await this.sql`with moved as (
        update shop_revisions set rev = rev + 1, turns_rev = rev + 1 where shop_id = ${id} returning rev)
      update shops set max_agencies = ${most}, rev = moved.rev from moved where id = ${id}`;
  }

  /** Months that are long past are counted from one row each from now on, as the server does every hour. */
  async closeMonths({ id }: TestShop): Promise<void> {
    await closeMonths(this.#server.deps.sync, { shopId: id });
  }

  async hire(shop: TestShop, { userId }: Account, role: Exclude<Role, "owner">): Promise<void> {
    await addMember(this.#server.deps, { shopId: shop.id, userId, role });
  }

  async dismiss(shop: TestShop, { userId }: Account): Promise<void> {
    await endMember(this.#server.deps, { shopId: shop.id, userId });
  }

  /** Another device of somebody, which speaks the protocol by itself. */
  tillOf(account: Account, shopId: string, label = "Téléphone"): DemoTill {
    const { deps } = this.#server;
    return new DemoTill(newId(deps), {
      userId: account.userId,
      shopId,
      label,
      exchange: (speaker, request) => exchange(deps.sync, speaker, request),
      clock: deps.clock,
    });
  }

  async #stock(owner: Account, shopId: string, goods: readonly Goods[]): Promise<void> {
    const { deps } = this.#server;
    const till = this.tillOf(owner, shopId, "Bureau");
    for (const [index, { id, stock, ...fields }] of goods.entries()) {
      till.write("product.create", deps.clock(), {
        productId: id,
        initialStock: stock,
        fields: {
          brand: "",
          model: "",
          color: "",
          dimensions: "",
          uniqueCode: `BTS${index + 1}`,
          stockThreshold: 5,
          images: [],
          ...fields,
        },
      });
    }
    if (goods.length > 0) await till.send();
  }
}

/** A wire between browsers and server. Pulled, it breaks what is open and refuses what comes. */
class Cable {
  readonly #entrance: Server;
  readonly #open = new Set<Socket>();
  #isPulled = false;

  private constructor(port: number) {
    this.#entrance = createServer((browser) => {
      if (this.#isPulled) {
        browser.destroy();
        return;
      }
      const server = connect(port, "127.0.0.1");
      for (const socket of [browser, server]) {
        this.#open.add(socket);
        socket.on("error", () => {});
        socket.on("close", () => {
          this.#open.delete(socket);
          browser.destroy();
          server.destroy();
        });
      }
      browser.pipe(server).pipe(browser);
    });
  }

  static async lay(port: number): Promise<Cable> {
    const cable = new Cable(port);
    await new Promise<void>((resolve) => cable.#entrance.listen(0, resolve));
    return cable;
  }

  get port(): number {
    return (this.#entrance.address() as AddressInfo).port;
  }

  pull(): void {
    this.#isPulled = true;
    for (const socket of this.#open) socket.destroy();
  }

  plug(): void {
    this.#isPulled = false;
  }

  async cut(): Promise<void> {
    this.pull();
    await new Promise((resolve) => this.#entrance.close(resolve));
  }
}
