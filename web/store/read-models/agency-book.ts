import { editedAgency } from "#shared/rules/agency.ts";
import type { Agency } from "#shared/schemas/agency.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { BookContext } from "./book-context.ts";
import { pendingFor, RowBook } from "./row-book.ts";

/** An agency with own edits counted in. */
export type AgencyRow = Agency & {
  /** An own act on it is not in the books yet. */
  isPending: boolean;
};

export type AgencyBook = RowBook<"agencies", AgencyRow | undefined>;

export function openAgencyBook({ shopId }: BookContext): AgencyBook {
  return new RowBook({
    kind: "agencies",
    shopId,
    touches: ({ kind, body }) =>
      kind === "agency.create" || kind === "agency.edit" ? [body.agencyId] : [],
    view: (_, row, own) => agencyRow(row, own),
    order: (a, b) => a.name.localeCompare(b.name, "fr") || (a.id < b.id ? -1 : 1),
  });
}

function agencyRow(
  row: Agency | undefined,
  own: readonly OperationRecord[],
): AgencyRow | undefined {
  const pending = pendingFor(row, own);
  let agency = row;
  for (const { operation } of pending) {
    if (operation.kind === "agency.create") {
      const { agencyId: id, name, address } = operation.body;
      agency ??= { id, name, address, archived: false, rev: 0 };
    }
    if (operation.kind === "agency.edit" && agency) {
      const edited = editedAgency(agency, operation.body, { inUse: 0, most: null });
      if ("agency" in edited) agency = edited.agency;
    }
  }
  return agency && { ...agency, isPending: pending.length > 0 };
}
