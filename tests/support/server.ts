import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type AppDeps, type AppSettings, buildApp } from "#server/app.ts";
import { connectDatabase, type Database } from "#server/db/client.ts";
import { diskStore } from "#server/storage/disk-store.ts";
import { createSync } from "#server/sync/deps.ts";
import { citusUrl } from "./citus.ts";
import { freshDatabase } from "./database.ts";

export type TestServer = {
  app: FastifyInstance;
  deps: AppDeps;
  database: Database;
  close(): Promise<void>;
};

/** The whole server on a database of its own; not listening, ask it with `app.inject`. */
export async function startTestServer(
  settings: Partial<AppSettings> = {},
  given: Partial<AppDeps> = {},
): Promise<TestServer> {
  const fresh = await freshDatabase();
  const isSpread = citusUrl !== undefined;
  const database = connectDatabase(fresh.url, 5, { isSpread });
  const sync = createSync({ database, clock: given.clock ?? Date.now, isSpread });
  const deps: AppDeps = {
    database,
    secret: "a secret that only tests know, long enough",
    clock: Date.now,
    random: (length) => randomBytes(length),
    chance: Math.random,
    sync,
    wake: sync.wake,
    ...given,
  };
  const folder = await mkdtemp(join(tmpdir(), "boutika-test-files-"));
  const app = await buildApp(deps, {
    files: diskStore(folder),
    version: "test",
    logLevel: "silent",
    webFolder: "/nowhere",
    ...settings,
  });
  await app.ready();
  return {
    app,
    deps,
    database,
    close: async () => {
      await app.close();
      await database.close();
      await fresh.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
