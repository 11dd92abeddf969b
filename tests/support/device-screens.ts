import type { Cursor } from "#shared/sync/protocol.ts";
import { type RowKind, rowKinds } from "#shared/sync/rows.ts";
import { isOfMessages, shopOfScope } from "#web/store/hub/access.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { standingOf } from "#web/store/read-models/marks.ts";
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
    const scopes = [...this.disk.kinds.values()];
    const names = new Set(scopes.flatMap((byName) => [...byName.keys()]));
    return [...names].map((scope) => [scope, this.cursor(scope)]);
  }

  cursor(scope: string): Cursor | null {
    const marks = Object.fromEntries(
      rowKinds.map((kind) => [kind, this.disk.scope(kind, scope).mark]),
    );
    return standingOf(marks)?.cursor ?? null;
  }

  rows(scope: string, kind: RowKind) {
    return this.disk.scope(kind, scope).rows;
  }

  /**
   * Epoch of the books that the rows of a kind on the screens come from: as their own mark says, else, when a power cut
   * took that one, as any other does. Where nothing has been read, own acts alone are shown: of the books last heard of.
   */
  #epochOf(scope: string, kind: RowKind): number | undefined {
    const told = [kind, ...rowKinds].flatMap((one) => {
      const mark = this.disk.scope(one, scope).mark;
      return mark?.load?.cursor.epoch ?? mark?.now?.cursor.epoch ?? [];
    });
    const { epochs } = this.program?.device.outbox.meta ?? this.disk.meta;
    return told[0] ?? epochs?.[shopOfScope(scope)];
  }

  // Scopes of messages have no goods: whoever looks at a shop looks at the scope that has them.

  /** The figure of each product, and the revision of the stock row that it stands on. */
  *figures() {
    for (const [scope, catalogue] of this.program?.catalogues ?? []) {
      if (isOfMessages(scope)) continue;
      const [shopId, epoch] = [shopOfScope(scope), this.#epochOf(scope, "stocks")];
      for (const { id: productId, exactStock: figure } of catalogue.items())
        yield { shopId, productId, figure, rev: catalogue.stockRev(productId), epoch };
    }
  }

  /** What is left of each transfer, and the revision of the row that it stands on. */
  *held() {
    for (const [scope, { transfers }] of this.program?.goods ?? []) {
      if (isOfMessages(scope)) continue;
      const [shopId, epoch] = [shopOfScope(scope), this.#epochOf(scope, "transfers")];
      for (const { id: transferId, exactInStock: figure } of transfers.list())
        yield { shopId, transferId, figure, rev: transfers.row(transferId)?.rev ?? 0, epoch };
    }
  }
}

/** One catalogue and its books of goods per shop that the person may read, as the screens hold them. */
export async function openScreens({ device, catalogues, goods }: Program): Promise<void> {
  const scopes = device.scopes();
  for (const scope of catalogues.keys()) if (!scopes.includes(scope)) catalogues.delete(scope);
  for (const scope of goods.keys()) if (!scopes.includes(scope)) goods.delete(scope);
  for (const scope of scopes) {
    const catalogue = await device.catalogue(shopOfScope(scope));
    if (catalogue) catalogues.set(scope, catalogue);
    const books = await device.goods(shopOfScope(scope));
    if (books) goods.set(scope, books);
  }
}
