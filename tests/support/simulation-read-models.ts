import { PagedReadModels } from "#web/store/read-models/paged-read-models.ts";
import { eachAlone } from "./device/each-alone.ts";
import {
  type Gate,
  type SimulatedDisk,
  type Stored,
  simulatedKindStores,
} from "./simulation-storage.ts";

/** What a browser holds of its databases; it may let go of it at any moment. */
export type Connection = { isOpen: boolean };

/** How the same database in other tabs hears of what is stored in this one, and this one of theirs. */
export type OtherTabs = {
  stored: Stored;
  hear(listener: Stored): void;
  /** Throws where this tab may not. */
  dropping(scope: string): void;
};

export function simulatedReadModels(disk: SimulatedDisk, gate: Gate): PagedReadModels {
  const stores = simulatedKindStores(disk, gate);
  return new PagedReadModels(stores, eachAlone(stores), () => gate("breathes"));
}

/** Read models that throw, whatever is asked, once their connection was closed. */
export function connected(
  disk: SimulatedDisk,
  gate: Gate,
  connection: Connection,
  tabs: OtherTabs,
): PagedReadModels {
  let isClosed = false;
  const ended = () => new DOMException("the connection is closing", "InvalidStateError");
  const cut: Gate = async (step) => {
    await gate(step);
    if (!connection.isOpen) throw new DOMException("the transaction was broken off", "AbortError");
  };
  const stores = simulatedKindStores(disk, cut, tabs.stored);
  for (const store of Object.values(stores))
    for (const [name, act] of Object.entries(store)) {
      const guarded = async (...given: unknown[]) => {
        if (name === "close") isClosed = true;
        else if (!connection.isOpen) throw ended();
        if (name === "drop") tabs.dropping(given[0] as string);
        return (act as (...all: unknown[]) => Promise<unknown>)(...given);
      };
      Object.assign(store, { [name]: guarded });
    }
  const models = new PagedReadModels(stores, eachAlone(stores), () => gate("breathes"));
  // Other tabs are heard by a channel of its own, which knows nothing of the connections of the database.
  tabs.hear((change) => {
    if (!isClosed) models.emit(change);
  });
  return models;
}
