import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { buildApp } from "#server/app.ts";
import { startEmbeddedPostgres } from "#server/db/embedded-postgres.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/spread.ts";
import { fillWhenEmpty, hasDemo, leaveUnfinished } from "#server/demo/first-start.ts";
import { plainLog } from "#server/log/log.ts";
import { finish } from "#server/plugins/closing.ts";
import { diskStore, removeAbandonedDrafts } from "#server/storage/disk-store.ts";
import type { FileStore } from "#server/storage/file-store.ts";
import { s3Store } from "#server/storage/s3-store.ts";
import { createSync } from "#server/sync/deps.ts";
import { wakeOthers } from "#server/sync/watches/wake-others.ts";
import type { Environment } from "./env.ts";
import { outboundServices } from "./outbound-services.ts";
import { keptSecret } from "./session-secret.ts";

export type RunningServer = {
  port: number;
  /** Whether the demonstration's people can sign in here. */
  withDemo: boolean;
  /** Ends everything that was started, in the reverse order. */
  stop(): Promise<void>;
};

/** Starts a whole server: database, schema, demonstration, interface. `say` tells what is being done. */
export async function startServer(
  env: Environment,
  say: (line: string) => void,
): Promise<RunningServer> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (let next = stops.pop(); next; next = stops.pop()) await next();
  };
  try {
    return { ...(await startParts(env, say, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Started = Omit<RunningServer, "stop">;

async function startParts(
  env: Environment,
  say: (line: string) => void,
  stops: (() => Promise<unknown>)[],
): Promise<Started> {
  const url = env.databaseUrl ?? (await embeddedDatabase(env, say, stops));
  say("Bringing the database to the newest schema …");
  await migrate(url);
  const { isSpread, ...database } = await openDatabase(url);
  stops.push(() => database.close());

  const clock = Date.now;
  const secret = env.sessionSecret ?? keptSecret(resolve(env.dataDir));
  const { invitationDays } = env;
  const random = (length: number) => randomBytes(length);
  const { desk } = env.services;
  const accounts = { database, secret, clock, random, invitationDays, ...(desk && { desk }) };
  const sync = createSync({ database, clock, log: plainLog, isSpread, isUpdating: true });
  const isEmbedded = env.databaseUrl === undefined;
  if (isEmbedded && env.demo) {
    say("Looking whether the shop is empty …");
    if ((await fillWhenEmpty(accounts, resolve(env.dataDir))) === "filled")
      say("Filled it with the demonstration shop.");
  } else if (isEmbedded) leaveUnfinished(resolve(env.dataDir));

  const app = await buildApp(
    { ...accounts, sync, wake: sync.wake, chance: Math.random },
    {
      version: version(),
      https: env.publicOrigin?.startsWith("https:") ?? false,
      trustProxy: env.trustProxy,
      ...outboundServices(env, say),
      files: await filesOf(env),
      site: env.site,
      metricsToken: env.metricsToken,
      logRequests: env.logRequests,
      paying: env.paying ?? { accounts: [] },
    },
  );
  const others = await wakeOthers({ sql: database.sql, wake: sync.wake, log: plainLog });
  stops.push(() => others.stop());
  stops.push(() => finish(app));
  await app.listen({ host: env.host, port: env.port });
  const { port } = app.server.address() as AddressInfo;
  return { port, withDemo: isEmbedded && (await hasDemo(database)) };
}

/** A bucket when one is set, else a folder beside the rest of the data. */
async function filesOf({ services, dataDir }: Environment): Promise<FileStore> {
  if (services.bucket) return s3Store(services.bucket);
  const folder = join(resolve(dataDir), "files");
  await removeAbandonedDrafts(folder, Date.now());
  return diskStore(folder);
}

async function embeddedDatabase(
  env: Environment,
  say: (line: string) => void,
  stops: (() => Promise<unknown>)[],
): Promise<string> {
  say("Starting the embedded database …");
  const { dataDir } = env;
  const embedded = await startEmbeddedPostgres({ dataDir, durable: true, keepRunning: { say } });
  stops.push(() => embedded.stop());
  say(`The database is in ${join(embedded.dataDir, "postgres")}.`);
  return embedded.url;
}

/** The same path from sync-server and, bundled, from dist/server. */
function version(): string {
  for (const place of ["../package.json", "../../package.json"]) {
    try {
      return JSON.parse(readFileSync(new URL(place, import.meta.url), "utf8")).version;
    } catch {
      // Not there: the other place.
    }
  }
  return "unknown";
}
