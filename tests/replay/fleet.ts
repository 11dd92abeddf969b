import { openPart } from "#server/sync/answers/snapshot.ts";
import { createSync, type SyncDeps } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import { must } from "#shared/must.ts";
import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import { uuidOf } from "#tests/support/builders.ts";
import { MemoryOutboxDisk, MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import {
  memoryReadModels,
  memoryReadModelsDisk,
} from "#tests/support/device/memory-read-models.ts";
import type { Rng } from "#tests/support/random.ts";
import type { SimulationDatabase } from "#tests/support/simulation-run.ts";
import { foundWorld } from "#tests/support/simulation-world.ts";
import { Device } from "#web/store/device.ts";
import { turnUntil } from "#web/store/hub/lock.ts";
import { type Transport, TransportFailure } from "#web/store/ports.ts";
import { lateBooks } from "#web/store/read-models/late-books.ts";

/** A till of the replay: the device's own code, on a line that comes and goes. */
export type Till = { device: Device; isOnline: boolean; name: string; userId: string };

export type Fleet = {
  shopId: string;
  sync: SyncDeps;
  tills: Till[];
  /** File time in ms; every clock stands there. */
  now: number;
  lostAnswers: number;
  exchanges: number;
};

/** One shop in Douala whose prices include no tax, its owner at the first till and managers at the others. */
export async function openFleet(
  { pools: [database] }: SimulationDatabase,
  { devices, now, rng }: { devices: number; now: number; rng: Rng },
): Promise<Fleet> {
  const people = Array.from({ length: devices }, (_, at) => ({
    id: uuidOf(rng),
    name: `Vendeur ${at + 1}`,
  }));
  const shopId = uuidOf(rng);
  const members = new Map(
    people.map(({ id }, at) => [
      id,
      { role: at === 0 ? ("owner" as const) : ("manager" as const), active: true },
    ]),
  );
  const ownerId = must(people[0]).id;
  const shop = { id: shopId, tag: "", name: "Boutique du dossier", ownerId, most: null };
  await foundWorld(database, { shops: [{ ...shop, productIds: [], members }], people });
  await database.sql`update shops set vat_rate = 0 where id = ${shopId}`;
  await database.sql`delete from former_terms where shop_id = ${shopId}`;
  const sync = createSync({ database, clock: () => fleet.now });
  const fleet: Fleet = { shopId, sync, tills: [], now, lostAnswers: 0, exchanges: 0 };
  for (const person of people) {
    const till: Till = {
      name: person.name,
      userId: person.id,
      isOnline: true,
      device: undefined as unknown as Device,
    };
    till.device = await Device.open({
      lateBooks: async () => lateBooks,
      outboxStore: new MemoryOutboxStore(new MemoryOutboxDisk()),
      readModels: memoryReadModels(memoryReadModelsDisk()),
      transport: directLine(sync, person.id, till, fleet, rng.fork(person.name)),
      clock: () => fleet.now,
      random: { bytes: (count) => rng.bytes(count), fraction: () => rng.fraction() },
      app: "replay",
      label: person.name,
    });
    await till.device.outbox.putMeta({
      session: { userId: person.id, fullName: person.name, email: `${person.id}@example.test` },
    });
    fleet.tills.push(till);
  }
  return fleet;
}

/** Straight into the server's own function; one answer in twenty is lost after its commit. */
function directLine(sync: SyncDeps, userId: string, till: Till, fleet: Fleet, rng: Rng): Transport {
  const travel = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  return {
    async exchange(request: ExchangeRequest) {
      if (!till.isOnline) throw new TransportFailure("offline");
      fleet.exchanges += 1;
      const answer = await exchange(sync, { userId }, travel(request));
      if (rng.chance(0.05)) {
        fleet.lostAnswers += 1;
        throw new TransportFailure("timeout");
      }
      return travel(answer);
    },
    async snapshotPart({ scope, cursor, part }) {
      if (!till.isOnline) throw new TransportFailure("offline");
      const body = await sync.snapshots.part({ scope, rev: cursor.rev, part, userId });
      if (!body) throw new TransportFailure("rejected");
      return (await openPart(body)).rows;
    },
    live: () => Promise.reject(new TransportFailure("offline")),
  };
}

/** Sends and reads until there is nothing more to do, or the line fails. */
export async function synchronise(till: Till): Promise<boolean> {
  const turn = turnUntil(new AbortController().signal);
  try {
    while ((await till.device.step(turn)) === "again");
    return true;
  } catch (error) {
    if (error instanceof TransportFailure) return false;
    throw error;
  }
}

/** Sends and reads until it has worked, however often the line fails. */
export async function bringHome(till: Till): Promise<void> {
  till.isOnline = true;
  for (let tries = 0; tries < 50; tries += 1) if (await synchronise(till)) return;
  throw new Error(`${till.name} never came to rest`);
}
