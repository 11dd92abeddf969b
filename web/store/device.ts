import { dayCutOf } from "#shared/rules/business-day.ts";
import { messagesScopeFor } from "#shared/rules/message.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { Scope } from "#shared/sync/protocol.ts";
import { type OpenedCatalogue, openCatalogue } from "./books/open-catalogue.ts";
import type { ReadModels } from "./books/read-models.ts";
import { ScopeFeed } from "./books/scope-feed.ts";
import type { SnapshotKeeper } from "./books/snapshot-keeper.ts";
import type { ChainOfDevice } from "./chain/chain-step.ts";
import { accessTo, scopesOf } from "./hub/access.ts";
import { collectGarbage } from "./hub/garbage-collection.ts";
import type { Turn } from "./hub/lock.ts";
import type { LoadStep } from "./hub/state.ts";
import { Synchroniser } from "./hub/synchroniser.ts";
import { Outbox } from "./outbox/outbox.ts";
import type { OutboxCopy } from "./outbox/outbox-copy.ts";
import type { OutboxStore } from "./outbox/outbox-store.ts";
import type { Clock, Random, Transport } from "./ports.ts";
import type { Catalogue } from "./read-models/catalogue/catalogue.ts";
import type { Goods, KeptGoods } from "./read-models/goods.ts";
import { LiveRows } from "./read-models/live-rows.ts";
import { OwnShop } from "./read-models/own-shop.ts";
import type { MessageBook } from "./read-models/told/message-book.ts";

type LateBooks = typeof import("./read-models/late-books.ts").lateBooks;

export type DeviceParts = {
  outboxStore: OutboxStore;
  readModels: ReadModels;
  transport: Transport;
  clock: Clock;
  random: Random;
  lateBooks: () => Promise<LateBooks>;
  /** Version of the program, told to the server. */
  app: string;
  /** What the owner reads in the list of devices. */
  label: string;
  /** Follows the outbox, and gives it back should its store know nothing any more. */
  outboxCopy?: OutboxCopy | undefined;
  /** Most operations in one request. */
  batch?: number | undefined;
  /** Makes columnar snapshots of catalogues; without it they open from the rows. */
  snapshots?: Pick<SnapshotKeeper, "follow"> | undefined;
  /** What an exchange says of the device's chain (CH1). */
  chain?: ChainOfDevice | undefined;
  /** Who is switched in on this device, when it is not whoever signed in. */
  seller?: (() => Seller | undefined) | undefined;
  /** The shop on the screen, if any: it is read before the person's others. */
  shopInView?: (() => string | undefined) | undefined;
};

/** What the device says of itself by now, where that may change. */
type Said = { label?: (() => string) | undefined };
type KeptMessages = { book: MessageBook; stop(): void };
/** Somebody of the staff who works with another person's sign-in: what they do is theirs, by their own rights. */
export type Seller = { userId: string; fullName: string; shopId: string; role: Role };

const hour = 3_600_000;

/** One device without a browser: the same code under a screen, in a simulation and in a replay. */
export class Device {
  readonly outbox: Outbox;
  readonly readModels: ReadModels;
  readonly clock: Clock;
  readonly random: Random;
  readonly synchroniser: Synchroniser;
  readonly #lateBooks: DeviceParts["lateBooks"];
  readonly #snapshots: DeviceParts["snapshots"];
  readonly #feeds = new Map<Scope, ScopeFeed>();
  readonly #seller: () => Seller | undefined;
  readonly #catalogues = new Map<Scope, Promise<OpenedCatalogue>>();
  readonly #goods = new Map<Scope, Promise<KeptGoods>>();
  readonly #shops = new Map<Scope, OwnShop>();
  readonly #messages = new Map<string, Promise<KeptMessages>>();

  #collectedAt = Number.NEGATIVE_INFINITY;

  constructor(
    outbox: Outbox,
    parts: Omit<DeviceParts, "outboxStore" | "outboxCopy" | "label"> & Pick<Said, "label">,
  ) {
    const { readModels, transport, clock, random, app, batch, shopInView, label, chain } = parts;
    this.outbox = outbox;
    this.readModels = readModels;
    this.clock = clock;
    this.random = random;
    this.synchroniser = new Synchroniser({
      ...{ outbox, readModels, transport, clock },
      ...{ app, batch, shopInView, label, chain },
    });
    this.#lateBooks = parts.lateBooks;
    this.#snapshots = parts.snapshots;
    this.#seller = parts.seller ?? (() => undefined);
  }

  static async open(parts: DeviceParts): Promise<Device> {
    const { outboxStore: store, outboxCopy: copy, clock, random, label } = parts;
    const outbox = await Outbox.open({ store, clock, random, label, copy });
    return new Device(outbox, { ...parts, label: () => label });
  }

  get userId(): string | undefined {
    return this.outbox.meta.session?.userId;
  }

  /** The signed-in person's view of a shop, undefined when they may not open it. */
  accessTo(shopId: string) {
    return this.userId === undefined ? undefined : accessTo(this.outbox.meta, this.userId, shopId);
  }

  /** Who is switched in, in this shop; undefined while whoever signed in works themselves. */
  sellerIn(shopId: string): Seller | undefined {
    const seller = this.#seller();
    return seller?.shopId === shopId && seller.userId !== this.userId ? seller : undefined;
  }

  /** The catalogue of a shop, opened once and kept fed; undefined when the signed-in person may not read it. */
  async catalogue(shopId: string): Promise<Catalogue | undefined> {
    const scope = this.accessTo(shopId)?.scope;
    if (!scope) return undefined;
    this.shopOf(scope, shopId);
    let kept = this.#catalogues.get(scope);
    if (!kept) {
      kept = openCatalogue(this, this.feedOf(scope), { scope, shopId });
      this.#catalogues.set(scope, kept);
      kept.then(
        ({ catalogue, whole, snapshotRev }) => {
          const follow = () => this.#snapshots?.follow(catalogue, scope, snapshotRev);
          whole.then(follow, () => undefined);
        },
        () => this.#catalogues.delete(scope),
      );
    }
    return (await kept).catalogue;
  }

  /** What feeds the views of a scope. */
  feedOf(scope: Scope): ScopeFeed {
    let feed = this.#feeds.get(scope);
    if (!feed) {
      feed = new ScopeFeed(this, scope);
      this.#feeds.set(scope, feed);
    }
    return feed;
  }

  /** A shop as the signed-in person sees it, own edits counted in; it is read from when it is first asked for. */
  shop(shopId: string): OwnShop | undefined {
    const scope = this.accessTo(shopId)?.scope;
    return scope ? this.shopOf(scope, shopId) : undefined;
  }

  shopOf(scope: Scope, shopId: string): OwnShop {
    let shop = this.#shops.get(scope);
    if (!shop) {
      shop = new OwnShop(LiveRows.of(this.feedOf(scope), "shops"), this.outbox, shopId);
      this.#shops.set(scope, shop);
    }
    return shop;
  }

  /** Transfers, resellers' sales and notices of a shop, opened once and kept fed; undefined when not to be read. */
  async goods(shopId: string): Promise<Goods | undefined> {
    const scope = this.accessTo(shopId)?.scope;
    if (!scope) return undefined;
    let kept = this.#goods.get(scope);
    if (!kept) {
      kept = this.#keepGoods(scope, shopId);
      this.#goods.set(scope, kept);
      kept.catch(() => this.#goods.delete(scope));
    }
    return (await kept).goods;
  }

  async #keepGoods(scope: Scope, shopId: string): Promise<KeptGoods> {
    const { keepGoods } = await this.#lateBooks();
    return keepGoods(this.outbox, this.feedOf(scope), { scope, shopId });
  }

  /** What the person and those they write with have written in a shop; undefined when not to be read. */
  async messages(shopId: string): Promise<MessageBook | undefined> {
    const { userId } = this;
    const access = this.accessTo(shopId);
    if (!access?.scope || userId === undefined) return undefined;
    const name = `${shopId} ${userId} ${access.role}`;
    let kept = this.#messages.get(name);
    if (!kept) {
      kept = this.#keepMessages({ shopId, userId, role: access.role });
      this.#messages.set(name, kept);
      kept.catch(() => this.#messages.delete(name));
    }
    return (await kept).book;
  }

  async #keepMessages(reader: { shopId: string; userId: string; role: Role }) {
    const { shopId, userId, role } = reader;
    const { openMessageBook } = await this.#lateBooks();
    const shop = (await this.goods(shopId))?.shop;
    const cut = () => dayCutOf(shop?.list()[0]);
    const book = openMessageBook({ ...reader, cut });
    const { loaded, stop } = this.feedOf(messagesScopeFor(shopId, userId, role)).join(book);
    try {
      await loaded;
    } catch (cause) {
      stop();
      throw cause;
    }
    return { book, stop };
  }

  /** One request and what follows from it; housekeeping when there is nothing more to do. */
  async step(turn: Turn, onLoad?: (step: LoadStep) => void): Promise<"again" | "done"> {
    const outcome = await this.synchroniser.step(turn, onLoad);
    const { serverTime } = this.synchroniser;
    if (outcome === "done" && serverTime !== null && serverTime - this.#collectedAt >= hour) {
      this.#collectedAt = serverTime;
      const { outbox, readModels } = this;
      await collectGarbage({ outbox, readModels, serverTime, check: turn.check });
    }
    return outcome;
  }

  /** Scopes that the signed-in person reads. */
  scopes(): Scope[] {
    return this.userId === undefined ? [] : scopesOf(this.outbox.meta, this.userId);
  }

  async close(): Promise<void> {
    for (const kept of this.#catalogues.values()) (await kept).stop();
    for (const kept of this.#goods.values()) (await kept).stop();
    for (const kept of this.#messages.values()) (await kept).stop();
    this.#catalogues.clear();
    this.#goods.clear();
    this.#messages.clear();
    for (const feed of this.#feeds.values()) feed.stop();
    this.#feeds.clear();
    this.outbox.shut();
    await this.readModels.close();
  }
}
