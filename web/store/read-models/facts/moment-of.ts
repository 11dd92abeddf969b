import { businessDay, type DayCut } from "#shared/rules/business-day.ts";
import { happenedAt, type OperationRecord } from "#web/store/outbox/operation-record.ts";

/** When an own operation happened, as far as this device knows: the moment and its business day. */
export function momentOf({ operation }: OperationRecord, cut: DayCut): { at: string; day: string } {
  const moment = happenedAt(operation);
  return { at: new Date(moment).toISOString(), day: businessDay(moment, cut) };
}
