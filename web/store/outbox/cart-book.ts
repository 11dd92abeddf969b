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
  readonly #listeners = new Set<() => void>();
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

  /** Another tab changed carts: the disk is right. */
  async refresh(): Promise<void> {
    const stored = await this.#parts.store.carts();
    const open = stored.filter((cart) => this.#parts.outbox.ofCart(cart.id) === undefined);
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

  put(shopId: string, lines: readonly CartLine[]): void {
    this.#store({ ...this.current(shopId), lines: [...lines], updatedAt: this.#parts.clock() });
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

  /** Called when a cart has been stored or removed: other tabs may read it. */
  onStored(listener: () => void): void {
    this.#onStored = listener;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #store(cart: Cart): void {
    this.#carts.set(cart.id, cart);
    if (!cart.held) this.#current.set(placeOf(cart), cart);
    this.#write(this.#parts.store.putCart(cart));
  }

  #write(writing: Promise<void>): void {
    // A cart that cannot be kept is still in the till; whether a sale can be kept is said when it is recorded.
    void writing.then(this.#onStored, () => undefined);
  }

  #take(cartId: string): boolean {
    for (const [place, cart] of this.#current) if (cart.id === cartId) this.#current.delete(place);
    return this.#carts.delete(cartId);
  }

  #changed(): void {
    this.#held = new Map();
    for (const listener of this.#listeners) listener();
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
