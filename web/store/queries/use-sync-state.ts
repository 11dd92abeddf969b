import { useEffect, useMemo, useState } from "react";
import { useStore as useZustand } from "zustand";
import type { OperationKind } from "#shared/sync/operations.ts";
import { createHubState, type HubState } from "#web/store/hub/state.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { useLive, useStore } from "./use-store.ts";

const closedHub = createHubState();

export type SyncFigures = {
  /** Sales that the server has not answered. */
  waiting: number;
  /** Anything else that somebody did and it has not answered. That something was read is nothing to wait for. */
  waitingElse: number;
  flagged: number;
  refused: number;
  /** When the server last answered, device clock in ms. */
  lastExchangeAt: number | undefined;
};

export type SyncState = SyncFigures & {
  online: boolean;
  phase: HubState["phase"];
  problem: HubState["problem"];
  stuck: number;
  stored: "persisted" | "not-persisted" | "unknown";
};

const noFigures: SyncFigures = {
  waiting: 0,
  waitingElse: 0,
  flagged: 0,
  refused: 0,
  lastExchangeAt: undefined,
};

/** Where this device stands with the server, and how its data are kept. */
export function useSyncState(): SyncState {
  const store = useStore();
  const { network, phase, problem, stuck } = useZustand(store?.hubState ?? closedHub);
  const outbox = store?.device.outbox;
  const source = useMemo(() => (outbox ? figuresOf(outbox) : undefined), [outbox]);
  const figures = useLive(source, () => source?.read() ?? noFigures);
  const stored = useStored(figures.waiting);
  return { ...figures, online: network === "online", phase, problem, stuck, stored };
}

function figuresOf(outbox: Outbox) {
  let known: SyncFigures | null = null;
  return {
    subscribe: (listener: () => void) =>
      outbox.subscribe(() => {
        known = null;
        listener();
      }),
    read: () => {
      known ??= counted(outbox);
      return known;
    },
  };
}

function counted(outbox: Outbox): SyncFigures {
  const figures = { ...noFigures, lastExchangeAt: outbox.meta.lastExchangeAt ?? undefined };
  for (const { state, operation, reasons, closedAt } of outbox.records()) {
    if (state === "waiting") {
      if (isSale(operation.kind)) figures.waiting += 1;
      else if (!isReading(operation.kind)) figures.waitingElse += 1;
    } else if (closedAt === null && state === "refused") figures.refused += 1;
    else if (closedAt === null && reasons.length > 0) figures.flagged += 1;
  }
  return figures;
}

function isSale(kind: OperationKind): boolean {
  return kind === "sale" || kind === "reseller-sale";
}

function isReading(kind: OperationKind): boolean {
  return kind === "notification.read" || kind === "message.read";
}

/** Whether the browser has promised not to clear this device's data; asked again when a sale was made. */
function useStored(sales: number): SyncState["stored"] {
  const [stored, setStored] = useState<SyncState["stored"]>("unknown");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sale may have changed the browser's mind
  useEffect(() => {
    let isOver = false;
    void navigator.storage?.persisted?.().then((is) => {
      if (!isOver) setStored(is ? "persisted" : "not-persisted");
    });
    return () => {
      isOver = true;
    };
  }, [sales]);
  return stored;
}
