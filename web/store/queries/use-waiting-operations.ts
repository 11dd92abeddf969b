import { useMemo } from "react";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { useLive, useStore } from "./use-store.ts";

const none: readonly OperationRecord[] = [];

/** What waits, was refused or flagged and has not been closed, in the order it was made. */
export function useWaitingOperations(): readonly OperationRecord[] {
  const outbox = useStore()?.device.outbox;
  const open = useMemo(() => (outbox ? openRecords(outbox) : undefined), [outbox]);
  return useLive(open, () => open?.read() ?? none);
}

function openRecords(outbox: Outbox) {
  let known: readonly OperationRecord[] | null = null;
  return {
    subscribe: (listener: () => void) =>
      outbox.subscribe(() => {
        known = null;
        listener();
      }),
    read: () => {
      known ??= outbox
        .records()
        .filter(
          (record) =>
            record.state === "waiting" || (record.closedAt === null && record.reasons.length > 0),
        );
      return known;
    },
  };
}
