import { messagesScopeFor } from "#shared/rules/message.ts";
import { officeScope } from "#shared/rules/permissions.ts";
import type { Oracle } from "./oracle.ts";
import { checkCostsAtTheEnd, checkCostsOnceClosed } from "./oracle-costs-check.ts";
import { checkDaysAtTheEnd } from "./oracle-days.ts";
import { isPoison } from "./oracle-device.ts";
import { checkFiguresAtTheEnd, checkFiguresOnceClosed } from "./oracle-figures.ts";
import { describe } from "./oracle-judge.ts";
import { readsConversation } from "./oracle-messages.ts";
import { readsScope } from "./oracle-rights.ts";
import { calledIn, ofNotebooks, ofOffice } from "./oracle-scope.ts";
import { demand } from "./oracle-shop.ts";
import type { Simulation } from "./simulation.ts";
import type { TestDevice } from "./test-device.ts";

/** When all is at rest: everything confirmed is in the books, nothing waits that could be sent, every screen equals the books. */
export async function checkTheEnd(simulation: Simulation): Promise<void> {
  const { oracle, devices } = simulation;
  await oracle.observe(oracle.shops.keys(), "all");
  for (const device of devices) {
    const person = device.person.id;
    for (const record of device.disk.records.values())
      demand(
        record.state !== "waiting" || record.by !== person,
        "F3",
        () => `${describe(record.operation)} still waits on ${device.name} at the end`,
      );
    for (const [scope, cursor] of device.scopes()) {
      const [, shopId = "", , part] = scope.split(":");
      const shop = oracle.shops.get(shopId);
      const isReader = oracle.isReader(shopId, person);
      const isReseller = oracle.judges.get(shopId)?.members.get(person)?.role === "reseller";
      if (!shop || !isReader || isReseller || part) continue;
      const isWhole = [...device.rows(scope, "shops").keys()].length > 0;
      demand(!isWhole || cursor !== null, "F3", () => `${device.name} lost its place in ${scope}`);
    }
    const shown = device.following.flatMap((screens) => [...screens.figures()]);
    for (const { shopId, productId, figure } of shown) {
      const shop = oracle.shops.get(shopId);
      if (!shop || !oracle.isReader(shopId, person)) continue;
      // A reseller reads no stock of the shop: what is left are acts of an earlier role, which no screen shows.
      if (oracle.judges.get(shopId)?.members.get(person)?.role === "reseller") continue;
      oracle.checks += 1;
      const waiting = [...device.disk.records.values()].some(
        (record) => record.state === "waiting" && record.operation.shopId === shopId,
      );
      if (waiting) continue;
      demand(
        figure === shop.stockNow(productId),
        "F3",
        () =>
          `${device.name} ends with ${figure} of ${productId}, the books with ${shop.stockNow(productId)}`,
      );
    }
    checkHeldAtTheEnd(oracle, device, person);
    checkMessagesAtTheEnd(oracle, device, person);
    checkSuppliersAtTheEnd(oracle, device, person);
    for (const [shopId, shop] of oracle.shops) {
      if (!oracle.isReader(shopId, person)) continue;
      const cursor = device.cursor(`shop:${shopId}`);
      const readsAll = oracle.judges.get(shopId)?.members.get(person)?.role !== "reseller";
      if (device.program && readsAll && device.catalogue(shopId))
        demand(
          cursor !== null && cursor.rev === shop.books.rev,
          "F3",
          () => `${device.name} ends at ${cursor?.rev} of ${shop.books.rev}`,
        );
    }
  }
  await checkDaysAtTheEnd(simulation);
  await checkFiguresAtTheEnd(simulation);
  await checkCostsAtTheEnd(simulation);
  for (const device of devices) if (!device.wasPutBack) checkNumbers(oracle, device.name);
  for (const shopId of oracle.shops.keys()) oracle.checkRest(shopId);
  for (const known of oracle.known.values()) {
    const { operation, confirmed, mayBeLost, device, by } = known;
    if (!confirmed || mayBeLost) continue;
    oracle.checks += 1;
    const holder = devices.find(({ name }) => name === device);
    const record = holder?.record(operation.id);
    if (record?.state === "refused" && isPoison(record)) continue;
    // Refused by books that were lost since: its device was told so, and it stays refused.
    const everyBooks = oracle.everyBooksOf(operation.shopId).map(({ books }) => books);
    if (everyBooks.some(({ ledger }) => ledger.get(operation.id)?.status === "refused")) continue;
    const isHeldForAnother = holder?.person.id !== by && holder?.record(operation.id) !== undefined;
    const isInBooks = oracle.shops.get(operation.shopId)?.books.ledger.has(operation.id);
    demand(
      isInBooks === true || isHeldForAnother,
      "F2",
      () => `${describe(operation)} never reached the books`,
    );
  }
  await checkFiguresOnceClosed(simulation);
  await checkCostsOnceClosed(simulation);
}

/** What is left of each transfer on the screens is what the books say, where this person may read them (T2, F3). */
function checkHeldAtTheEnd(oracle: Oracle, device: TestDevice, person: string): void {
  const shown = device.following.flatMap((screens) => [...screens.held()]);
  for (const { shopId, transferId, figure } of shown) {
    const shop = oracle.shops.get(shopId);
    const judge = oracle.judges.get(shopId);
    const transfer = judge?.goods.transfers.get(transferId);
    if (!shop || !transfer || !oracle.isReader(shopId, person)) continue;
    if (judge?.members.get(person)?.role === "reseller" && transfer.resellerId !== person) continue;
    const waiting = [...device.disk.records.values()].some(
      (record) => record.state === "waiting" && record.operation.shopId === shopId,
    );
    if (waiting) continue;
    oracle.checks += 1;
    demand(
      figure === shop.heldNow(transferId),
      "F3",
      () =>
        `${device.name} ends with ${figure} left of ${transferId}, the books with ${shop.heldNow(transferId)}`,
    );
  }
}

/** Every message that this person may read is on their device, as the books have it (M3, M5). */
function checkMessagesAtTheEnd(oracle: Oracle, device: TestDevice, person: string): void {
  for (const [shopId, { books }] of oracle.shops) {
    const members = oracle.judges.get(shopId)?.members;
    const role = members?.get(person)?.role;
    const scope = role && messagesScopeFor(shopId, person, role);
    if (!members || !scope || !device.program || device.cursor(scope) === null) continue;
    const here = device.rows(scope, "messages");
    for (const [id, { rev, row, day = "" }] of books.rows.messages) {
      const isTheirs = readsConversation(members, person, String(row.memberId));
      if (!isTheirs || day < device.keepsSince) continue;
      oracle.checks += 1;
      const found = here.get(id)?.rev;
      demand(
        found === rev,
        "F3",
        () => `${device.name} ends with message ${id} at ${found}, not ${rev}`,
      );
    }
  }
}

/**
 * All that stands in the notebook of the suppliers is on the devices of the office, as the books have it (G2, M5); of the
 * purchases those of the days that a device keeps, of orders, costs and expenses all (O1, N1, X4).
 */
function checkSuppliersAtTheEnd(oracle: Oracle, device: TestDevice, person: string): void {
  for (const [shopId, { books }] of oracle.shops) {
    const scope = officeScope(shopId);
    const reader = oracle.judges.get(shopId)?.members.get(person);
    if (!readsScope(scope, reader) || !device.program || device.cursor(scope) === null) continue;
    for (const kind of [...ofNotebooks, ...ofOffice]) {
      const here = device.rows(scope, kind);
      for (const [place, { rev, row, day = "" }] of books.rows[kind]) {
        if (kind === "purchases" && day < device.keepsSince) continue;
        if (ofNotebooks.includes(kind) && row.resellerId !== shopId) continue;
        const key = calledIn(kind, place);
        oracle.checks += 1;
        const found = here.get(key)?.rev;
        demand(
          found === rev,
          "F3",
          () => `${device.name} ends with ${kind} ${key} at ${found}, not ${rev}`,
        );
      }
    }
  }
}

/** Operations are numbered without gaps by epoch (W2), receipts by shop (W3). */
function checkNumbers(oracle: Oracle, device: string): void {
  const numbers = new Map<string, number[]>();
  for (const { operation, epoch } of oracle.knownByDevice.get(device) ?? []) {
    const add = (series: string, number: number) =>
      numbers.set(series, [...(numbers.get(series) ?? []), number]);
    add(`W2 ${epoch}`, operation.seq);
    if (operation.kind === "sale" || operation.kind === "reseller-sale")
      add(`W3 ${operation.shopId}`, operation.body.receipt);
    if (operation.kind === "account.move" && operation.body.kind === "payment")
      add(`W3 payments of ${operation.shopId}`, operation.body.receipt);
  }
  for (const [series, given] of numbers) {
    oracle.checks += 1;
    const sorted = given.sort((a, b) => a - b);
    demand(
      sorted.every((number, at) => number === at + 1),
      series.slice(0, 2),
      () => `${device} gave the numbers ${sorted} in ${series}`,
    );
  }
}
