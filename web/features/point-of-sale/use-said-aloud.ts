import { useEffect } from "react";
import { speaksAloud } from "#web/blocks/speaks-aloud.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";

/** Says what is due, or that a sale is recorded, where that is switched on; the voice is fetched then. */
export function useSaidAloud(told: number | OperationRecord | undefined): void {
  useEffect(() => {
    if (told && speaksAloud())
      void import("#web/blocks/aloud/say-aloud.ts").then((voice) => voice.sayAtTill(told));
  }, [told]);
}
