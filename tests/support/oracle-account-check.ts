import type { Oracle } from "./oracle.ts";
import { notebookOf, owedMore, standsFor } from "./oracle-accounts.ts";
import type { SeenDevice } from "./oracle-device.ts";
import { booksMeant, isPending } from "./oracle-figures-shown.ts";
import { describe } from "./oracle-judge.ts";
import { demand, type OracleShop } from "./oracle-shop.ts";

/** A sale that stands on an account lies on the disk with its charge of the same francs, or neither does (C2). */
export function checkCharges(oracle: Oracle, device: SeenDevice): void {
  const charged = new Map<string, number>();
  const sold = new Map<string, number>();
  const ofResellers: string[] = [];
  for (const { operation, shown } of device.records()) {
    if (operation.kind === "account.move" && operation.body.kind === "charge")
      charged.set(operation.body.saleId, operation.body.amount);
    // A reseller's ticket tells no payments: its record says that a part stands on an account.
    if (operation.kind === "reseller-sale" && shown.kept !== undefined)
      ofResellers.push(operation.id);
    if (operation.kind !== "sale") continue;
    const francs = operation.body.payments.reduce(
      (sum, one) => ("customerId" in one && one.method !== "points" ? sum + one.amount : sum),
      0,
    );
    if (francs > 0) sold.set(operation.id, francs);
  }
  for (const saleId of ofResellers) {
    oracle.checks += 1;
    demand(
      charged.has(saleId),
      "C2",
      () => `${device.name} holds ${saleId} of a reseller on account, and no charge`,
    );
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

/**
 * Change that stays on an account was written with its ticket, and is no more than the ticket's change (C9). A ticket whose
 * row has come may have left the disk before it.
 */
export function checkChangeKept(oracle: Oracle, device: SeenDevice): void {
  const changes = new Map<string, number>();
  const known = oracle.knownByDevice.get(device.name) ?? [];
  for (const { operation } of [...known, ...device.records()])
    if (operation.kind === "sale")
      changes.set(
        operation.id,
        operation.body.payments.reduce(
          (sum, one) => ("tendered" in one ? sum + one.tendered - one.amount : sum),
          0,
        ),
      );
  for (const { operation } of device.records()) {
    if (operation.kind !== "account.move" || !("ofChange" in operation.body)) continue;
    const { ofChange = "", amount } = operation.body;
    oracle.checks += 1;
    demand(
      amount <= (changes.get(ofChange) ?? 0),
      "C9",
      () =>
        `${device.name} keeps ${amount} of the change of ${ofChange}, which has ${changes.get(ofChange)}`,
    );
  }
}

/** What a screen says is owed is the books at the row's revision and own moves not in it (C3). */
export function checkBalances(oracle: Oracle, device: SeenDevice): void {
  const own = (oracle.knownByDevice.get(device.name) ?? []).flatMap((known) => {
    const more = owedMore(known.operation);
    return more ? [{ known, notebook: notebookOf(known.operation, known.by), ...more }] : [];
  });
  for (const seen of device.balances()) {
    const { shopId, notebook, customerId, owed, points, rev, epoch } = seen;
    const shop = oracle.booksOf(shopId, epoch);
    if (!shop) continue;
    oracle.checks += 1;
    const pendingIn = (books: OracleShop) =>
      own.filter(
        (one) =>
          one.notebook === notebook &&
          one.customerId === customerId &&
          isPending(one.known, books, rev, device),
      );
    const owedIn = (books: OracleShop) =>
      pendingIn(books).reduce(
        (sum, { francs }) => sum + francs,
        books.notebooks.of(notebook).owedAt(customerId, rev),
      );
    const pointsIn = (books: OracleShop) =>
      pendingIn(books).reduce(
        (sum, one) => sum + one.points,
        books.notebooks.of(notebook).pointsAt(customerId, rev),
      );
    demand(
      booksMeant(oracle, device, shop).some((books) => points === pointsIn(books)),
      "Y1",
      () =>
        `${device.name} shows ${points} points of ${customerId}; books at ${rev}: ${shop.notebooks.of(notebook).pointsAt(customerId, rev)}, own: ${pendingIn(shop).map(({ known }) => describe(known.operation))}`,
    );
    demand(
      booksMeant(oracle, device, shop).some((books) => owed === owedIn(books)),
      "C3",
      () =>
        `${device.name} shows that ${customerId} owes ${owed}; books at ${rev}: ${shop.notebooks.of(notebook).owedAt(customerId, rev)}, own: ${pendingIn(shop).map(({ known }) => `${describe(known.operation)} ${device.record(known.operation.id)?.state}`)}`,
    );
  }
}

/** Those who were merged into one another are shown as one, with the francs and points of all, none of them twice (C8). */
export function checkWholes(oracle: Oracle, device: SeenDevice): void {
  for (const { shopId, into, parts, shown } of device.wholes()) {
    const sums = new Map<string, { owed: number; points: number }>();
    for (const { customerId, owed, points } of parts) {
      const root = standsFor(into, customerId);
      const before = sums.get(root) ?? { owed: 0, points: 0 };
      sums.set(root, { owed: before.owed + owed, points: before.points + points });
    }
    oracle.checks += 1;
    const told = new Map(shown.map((one) => [one.customerId, one]));
    const isSame = told.size === shown.length && told.size === sums.size;
    const isShown = ([id, sum]: [string, { owed: number; points: number }]) =>
      told.get(id)?.owed === sum.owed && told.get(id)?.points === sum.points;
    demand(
      isSame && [...sums].every(isShown),
      "C8",
      () =>
        `${device.name} shows ${told.size} accounts in ${shopId} where merged parts make ${sums.size}, or other francs or points`,
    );
  }
}
