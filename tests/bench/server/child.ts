import { randomBytes, randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { buildApp } from "#server/app.ts";
import { openDatabase } from "#server/db/spread.ts";
import { createSync } from "#server/sync/deps.ts";
import { wakeOthers } from "#server/sync/watches/wake-others.ts";

/** What the child tells and answers over the channel between the processes. */
export type FromServer =
  | { port: number }
  | { tokens: string[] }
  | { cpuMs: number }
  | { memory: number };
export type ToServer = { tokensFor: string[] } | { askCpu: true } | { askMemory: true };

const tell = (message: FromServer) => process.send?.(message);
const unlimited = { max: 1_000_000_000, seconds: 60 };
const log = { warn: console.warn, error: console.error };

/** The product's own server in a process of its own, put together as in `start.ts`; only the rate limits are lifted. */
const { isSpread, ...database } = await openDatabase(process.env.BENCH_DATABASE_URL ?? "");
const clock = Date.now;
const sync = createSync({ database, clock, log, isSpread });
const app = await buildApp(
  {
    database,
    sync,
    wake: sync.wake,
    secret: randomBytes(32).toString("hex"),
    clock,
    random: (length) => randomBytes(length),
    chance: Math.random,
  },
  {
    version: "bench",
    webFolder: process.env.BENCH_WEB_FOLDER ?? "/nowhere",
    limits: {
      signInByAccount: unlimited,
      signInByAddress: unlimited,
      registerByAddress: unlimited,
      refreshByAddress: unlimited,
      requestsByPerson: unlimited,
    },
  },
);
const others = await wakeOthers({ sql: database.sql, wake: sync.wake, log });
await app.listen({ host: "127.0.0.1", port: 0 });

process.on("message", (message: ToServer) => {
  if ("tokensFor" in message) {
    const tokens = message.tokensFor.map(
      (userId) => app.accessTokenFor({ userId, familyId: randomUUID() }).accessToken,
    );
    tell({ tokens });
  } else if ("askMemory" in message) {
    // With --expose-gc what nobody holds any more is not counted.
    globalThis.gc?.();
    tell({ memory: process.memoryUsage.rss() });
  } else {
    const { user, system } = process.cpuUsage();
    tell({ cpuMs: (user + system) / 1000 });
  }
});
process.once("disconnect", async () => {
  await app.close();
  await others.stop();
  await database.close();
  process.exit(0);
});
tell({ port: (app.server.address() as AddressInfo).port });
