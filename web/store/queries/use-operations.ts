import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { useLive, useStore } from "./use-store.ts";

/** One own operation and what became of it; undefined once it has left the device. */
export function useOperation(id: string): OperationRecord | undefined {
  const store = useStore();
  return useLive(store?.device.outbox, () => store?.device.outbox.get(id));
}
