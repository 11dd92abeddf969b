import type { KnownOperation } from "./known-operation.ts";
import type { Oracle } from "./oracle.ts";
import type { SeenDevice } from "./oracle-device.ts";
import { describe } from "./oracle-judge.ts";
import { piecesHeld, piecesMoved } from "./oracle-moves.ts";
import { demand, type OracleShop } from "./oracle-shop.ts";

/** What a tab of it shows is exact, whether or not it is in front. */
export function checkScreens(oracle: Oracle, screens: SeenDevice): void {
  checkFigures(oracle, screens);
  checkHeld(oracle, screens);
}

/** The figure on the screen is the books at the row's revision and own operations not in it (E2). */
function checkFigures(oracle: Oracle, device: SeenDevice): void {
  const own = oracle.knownByDevice.get(device.name) ?? [];
  for (const { shopId, productId, figure, rev, epoch } of device.figures()) {
    const shop = oracle.booksOf(shopId, epoch);
    if (!shop) continue;
    oracle.checks += 1;
    const pendingIn = (books: OracleShop) =>
      own.filter((known) => isPending(known, books, rev, device));
    // The device learns with the rows, not with the verdict, which rows of a file were left out (I2).
    const isUnlearnt = (books: OracleShop) =>
      pendingIn(books).some(({ operation }) => books.isLeftOut(operation.id, productId));
    const movesIn = (books: OracleShop) =>
      pendingIn(books).reduce(
        (sum, { operation }) => sum + (piecesMoved(operation).get(productId) ?? 0),
        0,
      );
    const isIn = (books: OracleShop) =>
      isUnlearnt(books) || figure === books.stockAt(productId, rev) + movesIn(books);
    demand(booksMeant(oracle, device, shop).some(isIn), "E2", () => {
      const [books, moves, pending] = [
        shop.stockAt(productId, rev),
        movesIn(shop),
        pendingIn(shop),
      ];
      const list = pending
        .filter(({ operation }) => piecesMoved(operation).has(productId))
        .map(({ operation }) => `${describe(operation)} ${device.record(operation.id)?.state}`)
        .join(", ");
      return `${device.name} shows ${figure} of ${productId}; books at ${rev}: ${books}, own: ${moves} (${list})`;
    });
  }
}

/** What is left of a transfer is the books at its row's revision and own acts not in it (T2). */
function checkHeld(oracle: Oracle, device: SeenDevice): void {
  const own = oracle.knownByDevice.get(device.name) ?? [];
  for (const { shopId, transferId, figure, rev, epoch } of device.held()) {
    const shop = oracle.booksOf(shopId, epoch);
    if (!shop) continue;
    oracle.checks += 1;
    const moving = own.filter(({ operation }) => piecesHeld(operation).has(transferId));
    const pendingIn = (books: OracleShop) =>
      moving.filter((known) => isPending(known, books, rev, device));
    const movesIn = (books: OracleShop) =>
      pendingIn(books).reduce(
        (sum, { operation }) => sum + (piecesHeld(operation).get(transferId) ?? 0),
        0,
      );
    const isIn = (books: OracleShop) => figure === books.heldAt(transferId, rev) + movesIn(books);
    demand(booksMeant(oracle, device, shop).some(isIn), "T2", () => {
      const [books, moves, pending] = [
        shop.heldAt(transferId, rev),
        movesIn(shop),
        pendingIn(shop),
      ];
      const list = pending
        .map(({ operation }) => `${describe(operation)} ${device.record(operation.id)?.state}`)
        .join(", ");
      return `${device.name} shows ${figure} left of ${transferId}; books at ${rev}: ${books}, own: ${moves} (${list})`;
    });
  }
}

/** The books that a figure may be of. */
export function booksMeant(oracle: Oracle, device: SeenDevice, shop: OracleShop): OracleShop[] {
  return device.hasOtherTab ? oracle.everyBooksOf(shop.books.shopId) : [shop];
}

/** An own operation that the figure's row does not hold yet. One that another lost act shares its identifier with is in no books. */
export function isPending(
  known: KnownOperation,
  shop: OracleShop,
  rev: number,
  device: SeenDevice,
): boolean {
  const { id, shopId } = known.operation;
  if (shopId !== shop.books.shopId) return false;
  const record = device.record(id);
  if (record === undefined || record.state === "refused") return false;
  return known.isReused || !shop.holds(id, rev);
}
