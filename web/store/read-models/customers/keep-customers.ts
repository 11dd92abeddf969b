import { asOf } from "#shared/rules/as-of.ts";
import { dayCutOf } from "#shared/rules/business-day.ts";
import type { Member } from "#shared/schemas/person.ts";
import type { Device } from "#web/store/device.ts";
import { keptByScope } from "#web/store/read-models/kept-by-scope.ts";
import { LiveRows } from "#web/store/read-models/live-rows.ts";
import {
  type AccountMoveBook,
  type BalanceBook,
  openAccountMoveBook,
  openBalanceBook,
} from "./account-books.ts";
import { type CustomerBook, openCustomerBook } from "./customer-book.ts";

/** The notebook of a shop: who buys there, what each owes, and what happened on their accounts. */
export type Notebook = {
  customers: CustomerBook;
  balances: BalanceBook;
  moves: AccountMoveBook;
};

/** The notebook of a shop, opened once and kept fed; undefined when the signed-in person may not read it. */
export const notebookOf = keptByScope(open);

async function open(device: Device, shopId: string, scope: string): Promise<Notebook> {
  const feed = device.feedOf(scope);
  const members = LiveRows.of(feed, "members");
  const shop = LiveRows.of(feed, "shops");
  const stops = [members.stop, shop.stop];
  try {
    await Promise.all([members.loaded, shop.loaded]);
    const moves = openAccountMoveBook({
      shopId,
      cut: () => dayCutOf(shop.list()[0]),
      code: () => device.accessTo(shopId)?.deviceCode ?? "",
      nameOf: (userId, at) => {
        const member = members.get(userId) as Member | undefined;
        return member && asOf(member, at).fullName;
      },
    });
    const notebook = {
      customers: openCustomerBook(shopId),
      balances: openBalanceBook(shopId),
      moves,
    };
    const joined = Object.values(notebook).map((book) => feed.join(book));
    stops.push(
      ...joined.map(({ stop }) => stop),
      members.subscribe(() => moves.refresh()),
    );
    await Promise.all(joined.map(({ loaded }) => loaded));
    return notebook;
  } catch (cause) {
    // The next question opens another: nothing may go on feeding this one.
    for (const stop of stops) stop();
    throw cause;
  }
}
