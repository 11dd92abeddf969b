import { useMemo } from "react";
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
  /** What it could not take even alone, counted apart: tried again later (S4). */
  stuck: number;
  /** When the server last answered, by the device's clock put right as far as known, ms. */
  lastExchangeAt: number | undefined;
};

export type SyncState = SyncFigures & {
  online: boolean;
  phase: HubState["phase"];
  problem: HubState["problem"];
  isServerSilent: boolean;
};

const noFigures: SyncFigures = {
  waiting: 0,
  waitingElse: 0,
  stuck: 0,
  lastExchangeAt: undefined,
};

/** Where this device stands with the server. */
export function useSyncState(): SyncState {
  const store = useStore();
  const { network, phase, problem, isServerSilent, stuck } = useZustand(
    store?.hubState ?? closedHub,
  );
  const outbox = store?.device.outbox;
  const source = useMemo(() => outbox && figuresOf(outbox, stuck), [outbox, stuck]);
  const figures = useLive(source, () => source?.read() ?? noFigures);
  return { ...figures, online: network === "online", phase, problem, isServerSilent };
}

function figuresOf(outbox: Outbox, stuck: HubState["stuck"]) {
  let known: SyncFigures | null = null;
  return {
    subscribe: (listener: () => void) =>
      outbox.subscribe(() => {
        known = null;
        listener();
      }),
    read: () => {
      known ??= counted(outbox, stuck);
      return known;
    },
  };
}

export function counted(outbox: Outbox, stuck: HubState["stuck"]): SyncFigures {
  const { lastExchangeAt: at, clockOffset } = outbox.meta;
  const lastExchangeAt = at === null ? undefined : at + (clockOffset ?? 0);
  const figures = { ...noFigures, lastExchangeAt };
  for (const { id, operation } of outbox.waiting()) {
    if (isReading(operation.kind)) continue;
    if (stuck.has(id)) figures.stuck += 1;
    else if (isSale(operation.kind)) figures.waiting += 1;
    else figures.waitingElse += 1;
  }
  return figures;
}

function isSale(kind: OperationKind): boolean {
  return kind === "sale" || kind === "reseller-sale";
}

function isReading(kind: OperationKind): boolean {
  return kind === "notification.read" || kind === "message.read";
}
