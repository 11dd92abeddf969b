import { randomBytes } from "node:crypto";
import { addMember } from "#server/accounts/members.ts";
import { register } from "#server/accounts/people.ts";
import { createShop } from "#server/accounts/shops.ts";
import { connectDatabase, type Database } from "#server/db/client.ts";
import { createSync, type SyncDeps } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import type { CreateCustomerBody } from "#shared/schemas/customer.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { ProductFields } from "#shared/schemas/product.ts";
import type { Operation, OperationBody, OperationKind } from "#shared/sync/operations.ts";
import type { ExchangeAnswer, ExchangeRequest, Verdict } from "#shared/sync/protocol.ts";
import type { RowsByKind } from "#shared/sync/rows.ts";
import { type HandDevice, handDevice, productFields } from "./builders.ts";
import { citusUrl } from "./citus.ts";
import { freshDatabase } from "./database.ts";
import { type Rng, randomFrom } from "./random.ts";

/** A server in this process on a database of its own, with a clock that stands until it is moved. */
export type SyncWorld = {
  database: Database;
  /** Of the database, for further server instances. */
  url: string;
  sync: SyncDeps;
  rng: Rng;
  now: number;
  clock: () => number;
  accounts: Parameters<typeof addMember>[0];
  person(name: string): Promise<string>;
  shop(ownerId: string, name?: string): Promise<string>;
  member(shopId: string, role: Exclude<Role, "owner">): Promise<string>;
  device(epoch?: number): HandDevice;
  /** Sends operations as somebody and gives the answer. */
  send(
    userId: string,
    device: HandDevice,
    operations: readonly Operation[],
    given?: Partial<ExchangeRequest>,
  ): Promise<ExchangeAnswer>;
  /** One act on a device of its own, and why the books object to it. */
  act<K extends OperationKind>(
    userId: string,
    shopId: string,
    kind: K,
    body: OperationBody<K>,
  ): Promise<Verdict["reasons"]>;
  /** All rows of a scope, as somebody reads them who begins anew. */
  rows(userId: string, scope: string): Promise<Partial<RowsByKind>>;
  /** A product on the shelf, created by the owner. */
  product(
    shopId: string,
    ownerId: string,
    productId: string,
    given?: Partial<ProductFields> & { stock?: number },
  ): Promise<number>;
  /** A customer in the notebook of the shop, noted by somebody of the staff; their identifier. */
  customer(shopId: string, by: string, fields?: Partial<CreateCustomerBody>): Promise<string>;
  stockOf(shopId: string, productId: string): Promise<number | undefined>;
  close(): Promise<void>;
};

export async function syncWorld(given: { connections?: number } = {}): Promise<SyncWorld> {
  const fresh = await freshDatabase();
  const isSpread = citusUrl !== undefined;
  const database = connectDatabase(fresh.url, given.connections ?? 5, { isSpread });
  const rng = randomFrom("sync-world");
  const clock = () => world.now;
  const accounts = {
    database,
    secret: "a secret that only tests know, long enough",
    clock,
    random: (length: number) => randomBytes(length),
  };
  const sync = createSync({ database, clock, isSpread });
  const office = handDevice(rng, clock);
  let people = 0;

  const world: SyncWorld = {
    database,
    url: fresh.url,
    sync,
    rng,
    now: Date.parse("2026-11-20T09:00:00.000Z"),
    clock,
    accounts,
    async person(name) {
      people += 1;
      const email = `${name}-${people}@example.cm`;
      const made = await register(accounts, {
        fullName: name,
        phone: "",
        email,
        password: "secret6",
      });
      if (!made) throw new Error("the address is new");
      return made.id;
    },
    async shop(ownerId, name = "Boutique Test") {
      const id = crypto.randomUUID();
      await database.db.transaction((tx) => createShop(tx, ownerId, { id, name }, world.now));
      return id;
    },
    async member(shopId, role) {
      const userId = await world.person(role);
      await addMember(accounts, { shopId, userId, role });
      return userId;
    },
    device: (epoch = 1) => handDevice(rng, clock, epoch),
    send: (userId, device, operations, more = {}) =>
      exchange(sync, { userId }, device.request(operations, more)),
    async act(userId, shopId, kind, body) {
      const device = world.device();
      const answer = await world.send(userId, device, [device.operation(shopId, kind, body)]);
      return reasonsIn(answer).flat();
    },
    async rows(userId, scope) {
      const cursors: ExchangeRequest["cursors"] = [[scope, { epoch: 1, rev: 0 }]];
      return rowsIn(await world.send(userId, world.device(), [], { cursors }), scope);
    },
    async product(shopId, ownerId, productId, { stock = 0, ...fields } = {}) {
      const body = { productId, fields: productFields(productId, fields), initialStock: stock };
      const answer = await world.send(ownerId, office, [
        office.operation(shopId, "product.create", body),
      ]);
      const [verdict] = answer.verdicts;
      if (verdict?.[0] !== "applied") throw new Error(`not created: ${JSON.stringify(verdict)}`);
      return verdict[1];
    },
    async customer(shopId, by, fields = {}) {
      const customerId = crypto.randomUUID();
      const body = {
        ...{ customerId, name: "Awa Diop", phone: "", otherPhone: "", note: "" },
        ...{ creditLimit: null, termDays: null, wantsMessages: true, ...fields },
      };
      const device = world.device();
      const answer = await world.send(by, device, [
        device.operation(shopId, "customer.create", body),
      ]);
      if (statusesIn(answer)[0] !== "applied")
        throw new Error(`not noted: ${JSON.stringify(answer.verdicts)}`);
      return customerId;
    },
    async stockOf(shopId, productId) {
      const [row] = await database.sql<{ quantity: number }[]>`
        select quantity from stocks where shop_id = ${shopId} and product_id = ${productId}`;
      return row?.quantity;
    },
    close: async () => {
      await database.close();
      await fresh.drop();
    },
  };
  return world;
}

/** The rows of one scope in an answer. */
export function rowsIn(answer: ExchangeAnswer, scope: string): Partial<RowsByKind> {
  const change = answer.changes.find((one) => one.scope === scope);
  if (change?.state !== "rows") throw new Error(`no rows for ${scope}: ${JSON.stringify(change)}`);
  return change.rows;
}

export const statusesIn = (answer: ExchangeAnswer) => answer.verdicts.map(([status]) => status);
export const reasonsIn = (answer: ExchangeAnswer) => answer.verdicts.map(([, , why]) => why ?? []);
