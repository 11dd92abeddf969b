import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { postgresOwner, runProgram } from "#server/db/embedded-postgres-files.ts";
import { freePort } from "./free-port.ts";

/** Where a Postgres with Citus lies that tests and benches may start: the folder above its programs, `/usr/lib/postgresql/17`. */
export const citusHome: string | undefined = process.env["CITUS_HOME"] || undefined;

/** A Citus of this machine alone, in a folder that goes with it. */
export type CitusCluster = {
  /** Of the coordinator, as somebody who may create databases. */
  url: string;
  /** `host:port` of each worker. */
  workers: readonly string[];
  /** Ends a worker as a crash does, and starts it anew. */
  killWorker(at: number): Promise<void>;
  stop(): Promise<void>;
};

/** `durable: false` trades the disk's promise for speed. @throws Error with what a program of Postgres said. */
export async function startCitus(
  home: string,
  { workers, durable }: { workers: number; durable: boolean },
): Promise<CitusCluster> {
  const folder = mkdtempSync(join(tmpdir(), "boutika-citus-"));
  if (postgresOwner) chownSync(folder, postgresOwner.uid, postgresOwner.gid);
  const ports = await Promise.all(Array.from({ length: workers + 1 }, freePort));
  const at = (node: number) => join(folder, String(node));
  const run = async (program: string, args: string[]) => {
    const { status, output } = await runProgram(home, program, args);
    if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${output}`);
  };
  const start = (node: number) =>
    run("pg_ctl", ["-D", at(node), "-l", `${at(node)}.log`, "-w", "start"]);
  const discard = () => {
    for (const node of ports.keys()) killAt(at(node));
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  process.once("exit", discard);
  for (const [node, port] of ports.entries()) {
    await run("initdb", [
      ...["-D", at(node), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"],
      ...(durable ? [] : ["--no-sync"]),
    ]);
    writeFileSync(join(at(node), "postgresql.auto.conf"), settings(folder, port, durable));
    await start(node);
  }
  return {
    url: `postgres://postgres@127.0.0.1:${ports[0]}/postgres`,
    workers: ports.slice(1).map((port) => `127.0.0.1:${port}`),
    killWorker: async (worker) => {
      await run("pg_ctl", ["-D", at(worker + 1), "-m", "immediate", "-w", "stop"]);
      await start(worker + 1);
    },
    stop: async () => {
      process.off("exit", discard);
      discard();
    },
  };
}

const settings = (folder: string, port: number, durable: boolean) => `
shared_preload_libraries = 'citus'
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${folder}'
max_connections = 200
max_prepared_transactions = 200
wal_level = logical
max_wal_size = '8GB'
${durable ? "" : "fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n"}`;

/** Ends a Postgres at once; works where nothing may be awaited. */
function killAt(folder: string): void {
  try {
    process.kill(
      Number.parseInt(readFileSync(join(folder, "postmaster.pid"), "utf8"), 10),
      "SIGQUIT",
    );
  } catch {
    // It is down.
  }
}

/** A database of this name on a Citus; one of before is dropped. Its tables are not spread yet. */
export async function emptyDatabase(adminUrl: string, name: string): Promise<string> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  await admin`drop database if exists ${admin(name)} with (force)`;
  await admin`create database ${admin(name)}`;
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
