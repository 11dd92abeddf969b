import { officeScope } from "#shared/rules/permissions.ts";
import type { Cursor } from "#shared/sync/protocol.ts";
import { keyOfRow, type RowKind } from "#shared/sync/rows.ts";
import {
  nowhere,
  rowKeyOf,
  scopeOfWatermark,
  type Watermark,
  watermarkKey,
} from "#web/store/books/book-document.ts";
import { type AnyRow, rowsOfDocuments } from "#web/store/books/segment.ts";
import type { Device } from "#web/store/device.ts";
import { isBesideBooks, resellerOf, shopOfScope } from "#web/store/hub/access.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import {
  type Notebook,
  notebookOf,
  suppliersOf,
} from "#web/store/read-models/customers/keep-customers.ts";
import { found } from "./device/memory-read-models.ts";
import { DeviceViews } from "./device-views.ts";
import type { Program } from "./program.ts";
import { SimulatedDisk } from "./simulation-storage.ts";

/** What stands on the disk of a device, and what its screens show while it is on. */
export class DeviceScreens {
  disk = new SimulatedDisk();
  program: Program | undefined;

  /** Another tab is open on the same disk, or has not said everything yet. */
  get hasOtherTab(): boolean {
    return false;
  }

  /** The operation as the running program has it, or else the disk. */
  record(id: string): OperationRecord | undefined {
    return this.program ? this.program.device.outbox.get(id) : this.onDisk(id);
  }

  onDisk(id: string): OperationRecord | undefined {
    for (const record of this.disk.records.values()) if (record.id === id) return record;
    return undefined;
  }

  records(): Iterable<OperationRecord> {
    return this.disk.records.values();
  }

  codes(): { shopId: string; deviceCode: string }[] {
    return (this.disk.meta.access ?? []).flatMap(({ shops }) => shops);
  }

  scopes(): [scope: string, cursor: Cursor | null][] {
    const watermarks = [...this.disk.books.values()].filter(({ watermark }) => watermark);
    return watermarks.map(({ key }) => {
      const scope = scopeOfWatermark(key);
      return [scope, this.cursor(scope)];
    });
  }

  cursor(scope: string): Cursor | null {
    return this.#watermark(scope).cursor;
  }

  rows(scope: string, kind: RowKind) {
    const place = rowKeyOf(scope, kind, "");
    const stored = found(this.disk.books, ({ key }) => key.startsWith(place));
    const rows = rowsOfDocuments<RowKind>(kind, stored) as AnyRow[];
    return new Map(rows.map((row) => [keyOfRow(kind, row), row]));
  }

  #watermark(scope: string): Watermark {
    return this.disk.books.get(watermarkKey(scope))?.watermark ?? nowhere;
  }

  /**
   * Epoch of the books that the rows on the screens come from. Where nothing has been read, own acts alone are shown: of
   * the books last heard of.
   */
  #epochOf(scope: string): number | undefined {
    const { cursor, load } = this.#watermark(scope);
    const { epochs } = this.program?.device.outbox.meta ?? this.disk.meta;
    return load?.cursor.epoch ?? cursor?.epoch ?? epochs?.[shopOfScope(scope)];
  }

  // Scopes of messages have no goods: whoever looks at a shop looks at the scope that has them.

  /** The figure of each product, and the revision of the stock row that it stands on. */
  *figures() {
    for (const [scope, catalogue] of this.program?.catalogues ?? []) {
      if (isBesideBooks(scope)) continue;
      const [shopId, epoch] = [shopOfScope(scope), this.#epochOf(scope)];
      for (const { id: productId, exactStock: figure } of catalogue.items())
        yield { shopId, productId, figure, rev: catalogue.stockRev(productId), epoch };
    }
  }

  /** What the long-lived screens show otherwise than the disk, where nothing is under way. */
  *differences(since: string) {
    const { steps = 0, timers = 0 } = this.program?.owner.underWay ?? {};
    if (steps + timers > 0) return;
    for (const [scope, views] of this.program?.views ?? []) {
      // What is shown of books that the browser has deleted stays until others are heard of (F4).
      const epoch = this.cursor(scope)?.epoch;
      const { epochs } = this.program?.device.outbox.meta ?? this.disk.meta;
      // Rows of a stale epoch lie there until they can be dropped, and are not shown (R5).
      if (epoch === undefined || epoch < (epochs?.[shopOfScope(scope)] ?? 0)) continue;
      const found = views.difference((kind) => [...this.rows(scope, kind).values()], since);
      if (found) yield found;
    }
  }

  /** Tickets, members, months and till at this moment. */
  *shown() {
    for (const [scope, views] of this.program?.views ?? []) {
      const shown = views.shown();
      if (shown) yield { shopId: shopOfScope(scope), shown };
    }
  }

  /** What each customer owes, their points, and the revision of the row that it stands on. */
  *balances() {
    for (const [scope, { balances }] of this.program?.notebooks ?? []) {
      const [shopId, epoch] = [shopOfScope(scope), this.#epochOf(scope)];
      const notebook = isOfOffice(scope) ? shopId : (resellerOf(scope) ?? "");
      for (const { customerId, owed, points } of balances.list()) {
        const rev = balances.row(customerId)?.rev ?? 0;
        yield { shopId, notebook, customerId, owed, points, rev, epoch };
      }
    }
  }

  /** Who was merged into whom, as far as this device knows them both, what each owes, and what is shown. */
  *wholes() {
    for (const [scope, { customers, balances, whole }] of this.program?.notebooks ?? []) {
      const known = new Map(customers.list().map(({ id, mergedInto }) => [id, mergedInto ?? null]));
      const into = new Map([...known].filter(([, other]) => other !== null && known.has(other)));
      const shown = whole.now().balances;
      yield { shopId: shopOfScope(scope), into, parts: balances.list(), shown };
    }
  }

  /** What is left of each transfer, and the revision of the row that it stands on. */
  *held() {
    for (const [scope, { transfers }] of this.program?.goods ?? []) {
      if (isBesideBooks(scope)) continue;
      const [shopId, epoch] = [shopOfScope(scope), this.#epochOf(scope)];
      for (const { id: transferId, exactInStock: figure } of transfers.list())
        yield { shopId, transferId, figure, rev: transfers.row(transferId)?.rev ?? 0, epoch };
    }
  }
}

/** The notebook whose rows a scope brings: of the shop's customers, of a reseller's, or of the suppliers. */
async function notebookIn(device: Device, scope: string): Promise<Notebook | undefined> {
  if (isOfOffice(scope)) return suppliersOf(device, shopOfScope(scope));
  return isBesideBooks(scope) ? undefined : notebookOf(device, shopOfScope(scope));
}

const isOfOffice = (scope: string): boolean => scope === officeScope(shopOfScope(scope));

/** One catalogue and its books of goods per shop that the person may read, as the screens hold them. */
export async function openScreens({
  device,
  catalogues,
  goods,
  views,
  notebooks,
}: Program): Promise<void> {
  const scopes = device.scopes();
  for (const scope of catalogues.keys()) if (!scopes.includes(scope)) catalogues.delete(scope);
  for (const scope of goods.keys()) if (!scopes.includes(scope)) goods.delete(scope);
  for (const scope of views.keys()) if (!scopes.includes(scope)) views.delete(scope);
  for (const scope of notebooks.keys()) if (!scopes.includes(scope)) notebooks.delete(scope);
  for (const scope of scopes) {
    const notebook = await notebookIn(device, scope);
    if (notebook) notebooks.set(scope, notebook);
    const catalogue = await device.catalogue(shopOfScope(scope));
    if (catalogue) catalogues.set(scope, catalogue);
    const books = await device.goods(shopOfScope(scope));
    if (books) goods.set(scope, books);
    if (books && !views.has(scope) && !isBesideBooks(scope))
      views.set(scope, new DeviceViews(device, scope, books));
  }
}
