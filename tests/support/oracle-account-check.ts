import type { Oracle } from "./oracle.ts";
import { owedMore } from "./oracle-accounts.ts";
import { booksMeant, isPending, type SeenDevice } from "./oracle-device.ts";
import { describe } from "./oracle-judge.ts";
import { demand, type OracleShop } from "./oracle-shop.ts";

/** A sale that stands on an account lies on the disk with its charge of the same francs, or neither does (C2). */
export function checkCharges(oracle: Oracle, device: SeenDevice): void {
  const charged = new Map<string, number>();
  const sold = new Map<string, number>();
  for (const { operation } of device.records()) {
    if (operation.kind === "account.move" && operation.body.kind === "charge")
      charged.set(operation.body.saleId, operation.body.amount);
    if (operation.kind !== "sale") continue;
    const francs = operation.body.payments.reduce(
      (sum, payment) => ("customerId" in payment ? sum + payment.amount : sum),
      0,
    );
    if (francs > 0) sold.set(operation.id, francs);
  }
  for (const [saleId, francs] of sold) {
    oracle.checks += 1;
    demand(
      charged.get(saleId) === francs,
      "C2",
      () =>
        `${device.name} holds ${saleId} with ${francs} on account, and a charge of ${charged.get(saleId)}`,
    );
  }
}

/** What a screen says is owed is the books at the row's revision and own moves not in it (C3). */
export function checkBalances(oracle: Oracle, device: SeenDevice): void {
  const own = (oracle.knownByDevice.get(device.name) ?? []).flatMap((known) => {
    const more = owedMore(known.operation);
    return more ? { known, ...more } : [];
  });
  for (const { shopId, customerId, owed, rev, epoch } of device.balances()) {
    const shop = oracle.booksOf(shopId, epoch);
    if (!shop) continue;
    oracle.checks += 1;
    const pendingIn = (books: OracleShop) =>
      own.filter(
        (one) => one.customerId === customerId && isPending(one.known, books, rev, device),
      );
    const owedIn = (books: OracleShop) =>
      pendingIn(books).reduce(
        (sum, { francs }) => sum + francs,
        books.accounts.owedAt(customerId, rev),
      );
    demand(
      booksMeant(oracle, device, shop).some((books) => owed === owedIn(books)),
      "C3",
      () =>
        `${device.name} shows that ${customerId} owes ${owed}; books at ${rev}: ${shop.accounts.owedAt(customerId, rev)}, own: ${pendingIn(shop).map(({ known }) => `${describe(known.operation)} ${device.record(known.operation.id)?.state}`)}`,
    );
  }
}
