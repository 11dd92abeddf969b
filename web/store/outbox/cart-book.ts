import { Listeners } from "#shared/listeners.ts";
import type { CartLine } from "#shared/rules/sell.ts";
import { randomUuid } from "#shared/sync/uuid.ts";
import type { Clock, Random } from "#web/store/ports.ts";
import type { Cart } from "./operation-record.ts";
import type { Outbox } from "./outbox.ts";
import type { OutboxStore } from "./outbox-store.ts";

export type CartBookParts = { store: OutboxStore; outbox: Outbox; clock: Clock; random: Random };

const noCarts: readonly Cart[] = [];

/**
 * The carts of this device: one current for each shop and person, any number put aside. What a tap changes is seen
 * at once and stored behind it; a cart that became a sale leaves in the sale's own transaction.
 */
export class CartBook {
  readonly #parts: CartBookParts;
  #carts = new Map<string, Cart>();
  /** The current cart of a shop and person, kept while it is still empty and unstored. */
  readonly #current = new Map<string, Cart>();
  #held = new Map<string, readonly Cart[]>();
  /** What is not on the disk yet, or could not be brought there. */
  readonly #unstored = new Map<string, Cart>();
  /** Counts what was done here, so that a reading which began before it is known to be old. */
  #acts = 0;
  readonly #listeners = new Listeners();
  #onStored: () => void = () => {};

  private constructor(parts: CartBookParts) {
    this.#parts = parts;
    parts.outbox.subscribe(({ put }) => {
      if (put.some(({ cartId }) => cartId !== null && this.#take(cartId))) this.#changed();
    });
  }

  static async open(parts: CartBookParts): Promise<CartBook> {
    const book = new CartBook(parts);
    await book.refresh();
    return book;
  }

  /** Another tab changed carts: the disk is right, but for what this tab has not brought there. */
  async refresh(): Promise<void> {
    const { store, outbox } = this.#parts;
    let stored: Cart[];
    let acts: number;
    do {
      acts = this.#acts;
      stored = await store.carts();
    } while (acts !== this.#acts);
    const isSold = ({ id }: Cart) => outbox.ofCart(id) !== undefined;
    // A tab that had not heard of the sale wrote its cart again: it must not be there once the sale has left the outbox.
    for (const { id } of stored.filter(isSold)) this.#write(store.removeCart(id));
    const carts = new Map(stored.map((cart) => [cart.id, cart]));
    for (const cart of this.#unstored.values()) carts.set(cart.id, cart);
    const open = [...carts.values()].filter((cart) => !isSold(cart));
    this.#carts = new Map(open.map((cart) => [cart.id, cart]));
    this.#current.clear();
    for (const cart of open.sort((a, b) => a.updatedAt - b.updatedAt))
      if (!cart.held) this.#current.set(placeOf(cart), cart);
    this.#changed();
  }

  /** The same object until it changes. */
  current(shopId: string): Cart {
    const by = this.#by();
    const place = placeOf({ shopId, by });
    let cart = this.#current.get(place);
    if (!cart) {
      cart = { id: this.#newId(), shopId, by, held: false, label: "", lines: [], updatedAt: 0 };
      this.#current.set(place, cart);
    }
    return cart;
  }

  /** Carts put aside by this person in this shop, oldest first. The same array until one comes or goes. */
  held(shopId: string): readonly Cart[] {
    const place = placeOf({ shopId, by: this.#by() });
    let held = this.#held.get(place);
    if (!held) {
      const current = this.#current.get(place)?.id;
      const found = [...this.#carts.values()].filter(
        (cart) => placeOf(cart) === place && cart.id !== current && cart.lines.length > 0,
      );
      held = found.length > 0 ? found.sort((a, b) => a.updatedAt - b.updatedAt) : noCarts;
      this.#held.set(place, held);
    }
    return held;
  }

  /** `off`: what is taken off the whole ticket, as before where it is not told; of an empty cart nothing is. */
  put(
    shopId: string,
    lines: readonly CartLine[],
    off: Cart["off"] | null = this.current(shopId).off,
  ): void {
    const said = { off: (lines.length > 0 && off) || undefined };
    const updatedAt = this.#parts.clock();
    this.#store({ ...this.current(shopId), ...said, lines: [...lines], updatedAt });
    this.#changed();
  }

  /** Puts the current cart aside and begins another; an empty one stays where it is. */
  hold(shopId: string, label = ""): void {
    const cart = this.current(shopId);
    if (cart.lines.length === 0) return;
    this.#current.delete(placeOf(cart));
    this.#store({ ...cart, held: true, label, updatedAt: this.#parts.clock() });
    this.#changed();
  }

  /** Takes a cart back; what was in the till meanwhile is put aside in its turn. */
  recall(shopId: string, cartId: string): void {
    const cart = this.#carts.get(cartId);
    if (!cart || cart.id === this.current(shopId).id) return;
    this.hold(shopId);
    this.#current.delete(placeOf(cart));
    this.#store({ ...cart, held: false, updatedAt: this.#parts.clock() });
    this.#changed();
  }

  drop(cartId: string): void {
    if (this.#take(cartId)) this.#changed();
    this.#write(this.#parts.store.removeCart(cartId));
  }

  /** Drops every cart of somebody who leaves this device for good. Resolves when they are off the disk. */
  async forget(by: string): Promise<void> {
    const own = (await this.#parts.store.carts()).filter((cart) => cart.by === by);
    for (const { id } of own) {
      this.#take(id);
      await this.#parts.store.removeCart(id);
    }
    for (const [place, cart] of this.#current) if (cart.by === by) this.#current.delete(place);
    this.#changed();
    this.#onStored();
  }

  /** Called when a cart has been stored or removed: other tabs may read it. */
  onStored(listener: () => void): void {
    this.#onStored = listener;
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  #store(cart: Cart): void {
    this.#carts.set(cart.id, cart);
    if (!cart.held) this.#current.set(placeOf(cart), cart);
    this.#acts += 1;
    this.#unstored.set(cart.id, cart);
    this.#write(
      this.#parts.store.putCart(cart).then(() => {
        if (this.#unstored.get(cart.id) === cart) this.#unstored.delete(cart.id);
      }),
    );
  }

  #write(writing: Promise<void>): void {
    // A cart that cannot be kept is still in the till; whether a sale can be kept is said when it is recorded.
    void writing.then(this.#onStored, () => undefined);
  }

  #take(cartId: string): boolean {
    this.#acts += 1;
    this.#unstored.delete(cartId);
    for (const [place, cart] of this.#current) if (cart.id === cartId) this.#current.delete(place);
    return this.#carts.delete(cartId);
  }

  #changed(): void {
    this.#held = new Map();
    this.#listeners.tell();
  }

  #by(): string {
    return this.#parts.outbox.meta.session?.userId ?? "";
  }

  #newId(): string {
    return randomUuid(this.#parts.clock(), this.#parts.random.bytes(10));
  }
}

function placeOf({ shopId, by }: { shopId: string; by: string }): string {
  return `${shopId} ${by}`;
}
