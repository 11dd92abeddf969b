import { lesserRole } from "#shared/rules/acting.ts";
import { asOf } from "#shared/rules/as-of.ts";
import { dayCutOf } from "#shared/rules/business-day.ts";
import type { Member } from "#shared/schemas/person.ts";
import type { Scope } from "#shared/sync/protocol.ts";
import type { RowKind } from "#shared/sync/rows.ts";
import type { ScopeFeed } from "#web/store/books/scope-feed.ts";
import { accessTo, resellerOf, shopsOf } from "#web/store/hub/access.ts";
import { doneBy } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { type AgencyBook, openAgencyBook } from "./agency-book.ts";
import type { BookContext } from "./book-context.ts";
import { openReturnBook, type ReturnBook } from "./facts/return-book.ts";
import { openResellerSaleBook, type ResellerSaleBook } from "./handed-over/reseller-sale-book.ts";
import { openShopTransferBook, type ShopTransferBook } from "./handed-over/shop-transfer-book.ts";
import { openTransferBook, type TransferBook } from "./handed-over/transfer-book.ts";
import { LiveRows } from "./live-rows.ts";
import type { RowBook } from "./row-book.ts";
import { type NotificationBook, openNotificationBook } from "./told/notification-book.ts";

/** What moves goods beside sales, of one scope: read into memory whole, and exact at every instant (T2). */
export type Goods = {
  transfers: TransferBook;
  resellerSales: ResellerSaleBook;
  shopTransfers: ShopTransferBook;
  notifications: NotificationBook;
  returns: ReturnBook;
  agencies: AgencyBook;
  members: LiveRows<"members">;
  shop: LiveRows<"shops">;
  /** Those that a reseller reads, for what they hold (`heldIn`); none of the staff's, which are in the catalogue. */
  products: LiveRows<"products">;
  /** Who is signed in. */
  me: () => string | undefined;
};

export type KeptGoods = { goods: Goods; stop(): void };

/** Opens the books of a scope and keeps them fed. */
export async function keepGoods(
  outbox: Outbox,
  feed: ScopeFeed,
  { scope, shopId }: { scope: Scope; shopId: string },
): Promise<KeptGoods> {
  const reseller = resellerOf(scope);
  const members = LiveRows.of(feed, "members");
  const shop = LiveRows.of(feed, "shops");
  const products =
    reseller === undefined ? new LiveRows("products") : LiveRows.of(feed, "products");
  const stops = [members.stop, shop.stop, products.stop];
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const end of stops) end();
  };
  const orStop = <T>(opening: Promise<T>): Promise<T> =>
    opening.catch((cause) => {
      stop();
      throw cause;
    });
  await orStop(Promise.all([members.loaded, shop.loaded, products.loaded]));
  const context = contextOf(outbox, shopId, members, shop);
  const transfers = openTransferBook(context);
  const goods: Goods = {
    transfers,
    resellerSales: openResellerSaleBook({ ...context, transfer: (id) => transfers.get(id) }),
    shopTransfers: openShopTransferBook(context),
    notifications: openNotificationBook(context),
    returns: openReturnBook(context),
    agencies: openAgencyBook(context),
    members,
    shop,
    products,
    me: context.me,
  };
  const { resellerSales, shopTransfers, notifications, returns, agencies } = goods;
  const keep = async <K extends RowKind, V>(book: RowBook<K, V>) => {
    book.reseller = reseller;
    const { loaded, stop: leave } = feed.join(book);
    stops.push(
      leave,
      members.subscribe(() => book.refresh()),
    );
    // Another book could not be read meanwhile.
    if (isOver) stop();
    await loaded;
  };
  // Names and prices of a transfer are read by the sales out of it: it comes first.
  await orStop(keep(transfers));
  await orStop(
    Promise.all([
      ...[keep(resellerSales), keep(shopTransfers), keep(notifications), keep(returns)],
      keep(agencies),
    ]),
  );
  let reader = context.me();
  stops.push(
    outbox.subscribe(() => {
      if (context.me() === reader) return;
      reader = context.me();
      notifications.refresh();
    }),
  );
  return { goods, stop };
}

function contextOf(
  outbox: Outbox,
  shopId: string,
  members: LiveRows<"members">,
  shop: LiveRows<"shops">,
): BookContext {
  return {
    shopId,
    me: () => outbox.meta.session?.userId,
    cut: () => dayCutOf(shop.list()[0]),
    nameOf: (userId, at) => {
      const { session } = outbox.meta;
      const now = members.get(userId) as Member | undefined;
      const member = now && at !== undefined ? asOf(now, at) : now;
      return member?.fullName ?? (session?.userId === userId ? session.fullName : undefined);
    },
    roleOf: (record) => {
      const role = accessTo(outbox.meta, record.by, shopId)?.role;
      const actor = doneBy(record);
      const member = actor === record.by ? undefined : (members.get(actor) as Member | undefined);
      return role && member ? lesserRole(role, member.role) : role;
    },
    nameOfShop: (otherId) => {
      const { session, access } = outbox.meta;
      const known = access.flatMap(({ shops }) => shops);
      const mine = session ? shopsOf(outbox.meta, session.userId) : [];
      return [...mine, ...known].find((other) => other.shopId === otherId)?.shopName ?? "";
    },
  };
}
