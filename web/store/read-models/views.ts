import type { Scope } from "#shared/sync/protocol.ts";
import type { Device } from "#web/store/device.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import { TicketBook } from "./facts/ticket-book.ts";
import type { Goods } from "./goods.ts";
import { Lazy } from "./lazy.ts";
import { LiveRows } from "./live-rows.ts";
import type { OwnShop } from "./own-shop.ts";
import type { MessageBook } from "./told/message-book.ts";

/** Everything that screens show of one shop. */
export type ShopView = {
  scope: Scope;
  shop: OwnShop;
  members: LiveRows<"members">;
  agencies: LiveRows<"agencies">;
  tickets(): TicketBook;
  /** Undefined until it has been read into memory. */
  catalogue(): Catalogue | undefined;
  subscribeCatalogue(listener: () => void): () => void;
  goods: Lazy<Goods>;
  /** Of whoever is signed in now. */
  messages(): Lazy<MessageBook>;
  adjustments: Lazy<LiveRows<"adjustments">>;
};

/** The views of this page, each made when a screen first asks. */
export class Views {
  readonly #device: Device;
  readonly #views = new Map<Scope, ShopView>();

  constructor(device: Device) {
    this.#device = device;
  }

  /** Undefined while the signed-in person may not read the shop, or is not known to. */
  of(shopId: string): ShopView | undefined {
    const scope = this.#device.accessTo(shopId)?.scope;
    if (!scope) return undefined;
    let view = this.#views.get(scope);
    if (!view) {
      view = this.#make(scope, shopId);
      this.#views.set(scope, view);
    }
    return view;
  }

  #make(scope: Scope, shopId: string): ShopView {
    const { readModels, outbox } = this.#device;
    const feed = this.#device.feedOf(scope);
    const shop = this.#device.shopOf(scope, shopId);
    const members = LiveRows.of(feed, "members");
    const agencies = LiveRows.of(feed, "agencies");
    const currentShop = () => shop.get();
    let tickets: TicketBook | undefined;
    const messages = new Map<string | undefined, Lazy<MessageBook>>();
    const catalogue = new Lazy(() => this.#device.catalogue(shopId), readModels);
    catalogue.get();
    return {
      scope,
      shop,
      members,
      agencies,
      tickets: () => {
        if (!tickets) {
          const onShop = (tell: () => void) => shop.subscribe(tell);
          tickets = new TicketBook({ outbox, scope, shopId, members, shop: currentShop, onShop });
          feed.join(tickets);
        }
        return tickets;
      },
      messages: () => {
        const { userId } = this.#device;
        const known =
          messages.get(userId) ?? new Lazy(() => this.#device.messages(shopId), readModels);
        messages.set(userId, known);
        return known;
      },
      goods: new Lazy(() => this.#device.goods(shopId), readModels),
      adjustments: new Lazy(async () => LiveRows.of(feed, "adjustments"), readModels),
      catalogue: () => catalogue.get(),
      subscribeCatalogue: catalogue.subscribe,
    };
  }
}
