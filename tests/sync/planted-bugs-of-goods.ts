import type { RowsByKind } from "#shared/sync/rows.ts";
import type { DeviceBug } from "#tests/support/device-bug.ts";
import type { OutboxStore } from "#web/store/outbox/outbox-store.ts";
import type { NamedBug } from "./named-bug.ts";

type Transfer = RowsByKind["transfers"][number];

/** Mistakes of a device about goods that leave the shop, and about files of products. */
export const goodsBugs: NamedBug[] = [
  {
    name: "device clamps what is left of a transfer at zero",
    plant: bendsTransfers((row) => ({ ...row, inStock: Math.max(0, row.inStock) })),
  },
  {
    name: "device believes a transfer to be one revision older than it is",
    plant: bendsTransfers((row) => ({ ...row, rev: row.rev - 1 })),
  },
  {
    name: "device writes the parts of a file one by one",
    plant: { device: () => ({ outbox: writesPartByPart }) },
  },
];

/** Rows of transfers reach the device otherwise than they were sent. */
function bendsTransfers(bend: (row: Transfer) => Transfer): NamedBug["plant"] {
  const answer: DeviceBug["answer"] = (_request, given) => ({
    ...given,
    changes: given.changes.map((change) => {
      if (change.state !== "rows" || !change.rows.transfers) return change;
      const transfers = change.rows.transfers.map(bend);
      return { ...change, rows: { ...change.rows, transfers } };
    }),
  });
  return { device: () => ({ answer: answer as NonNullable<DeviceBug["answer"]> }) };
}

function writesPartByPart(store: OutboxStore): OutboxStore {
  return {
    ...store,
    record: async (records, counters) => {
      for (const record of records) {
        const outcome = await store.record([record], { ...counters, seq: record.seq });
        if (outcome !== "recorded") return outcome;
      }
      return "recorded";
    },
  };
}
