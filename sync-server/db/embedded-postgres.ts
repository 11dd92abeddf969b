import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import postgres from "postgres";
import {
  locatePrograms,
  makeFolder,
  postgresOwner,
  runProgram,
} from "./embedded-postgres-files.ts";
import { DatabaseOutOfReach, leaveWord, placeOfData } from "./embedded-postgres-place.ts";
import { writeSettings } from "./embedded-postgres-settings.ts";
import { folderSentence, wordsTrouble } from "./write-trouble.ts";

export interface EmbeddedPostgres {
  /** Connects to the database `boutika` of this cluster. */
  url: string;
  /** Where the data really lies: not where asked, when root asked for a folder "nobody" cannot reach. */
  dataDir: string;
  /** Stops Postgres if this process owns it. Close every connection before. */
  stop(): Promise<void>;
}

interface Cluster {
  native: string;
  home: string;
  folder: string;
  password: string;
  durable: boolean;
}

type Asked = {
  dataDir: string;
  durable: boolean;
  /** Given, it is started again whenever it has ended by itself, and this is told so. Looks so often, ms. */
  keepRunning?: { say: (line: string) => void; lookEvery?: number };
};

/**
 * Starts the Postgres that came with the packages, on a free port of this machine only; or joins the one
 * a killed server left running on the same folder. `durable: false` trades the disk's promise for speed: tests only.
 */
export async function startEmbeddedPostgres(asked: Asked): Promise<EmbeddedPostgres> {
  const home = placeOfData(asked.dataDir);
  makeFolder(home);
  const native = locatePrograms();
  const folder = join(home, "postgres");
  const password = await initialize(native, home, asked.durable);
  leaveWord(asked.dataDir, home);
  const cluster = { native, home, folder, password, durable: asked.durable };
  const port = await runCluster(cluster);
  await createDatabase(urlOf(cluster, port, "postgres"));
  const watch = asked.keepRunning && keepRunning(cluster, port, asked.keepRunning);
  return {
    url: urlOf(cluster, port, "boutika"),
    dataDir: home,
    stop: async () => {
      if (watch) await watch.stop();
      if (ownerOf(cluster) === process.pid) await stopCluster(cluster);
    },
  };
}

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://boutika:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/**
 * Makes the cluster once, beside its final place: an interrupted first start leaves nothing half made. The password is
 * in the folder, so that of two first starts at once the faster one's folder and password stand together.
 */
async function initialize(native: string, home: string, durable: boolean): Promise<string> {
  const folder = join(home, "postgres");
  if (!existsSync(folder)) publish(await makeCluster(native, folder, durable), folder);
  const passwordFile = join(folder, passwordName);
  // Folders of before have it beside them.
  const beside = join(home, passwordName);
  return readFileSync(existsSync(passwordFile) ? passwordFile : beside, "utf8");
}

const passwordName = "postgres.password";

async function makeCluster(native: string, folder: string, durable: boolean): Promise<string> {
  const half = `${folder}.${process.pid}`;
  const password = `${half}.password`;
  try {
    return await fill({ native, half, password, durable });
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    rmSync(password, { force: true });
    throw error;
  }
}

type Half = { native: string; half: string; password: string; durable: boolean };

async function fill({ native, half, password, durable }: Half): Promise<string> {
  mkdirSync(half);
  chmodSync(half, 0o700);
  writeFileSync(password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (postgresOwner) {
    chownSync(half, postgresOwner.uid, postgresOwner.gid);
    chownSync(password, postgresOwner.uid, postgresOwner.gid);
  }
  const made = await runProgram(native, "initdb", [
    ...["-D", half, "-U", "boutika", "-A", "scram-sha-256", `--pwfile=${password}`],
    ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "-E", "UTF8"],
    ...(durable ? [] : ["--no-sync"]),
  ]);
  if (made.status !== 0) {
    const trouble = wordsTrouble(made.output);
    const sentence = trouble ? folderSentence(trouble, half) : `\n${made.output}`;
    throw new DatabaseOutOfReach(`Postgres could not make its folder: ${sentence}`);
  }
  renameSync(password, join(half, passwordName));
  return half;
}

function publish(half: string, folder: string): void {
  try {
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Its parent process may be killed, for want of memory say, or the server that owns it ends while this one is a guest:
 * whoever sells meanwhile waits a moment, not for somebody. Who starts it again owns it.
 */
function keepRunning(
  cluster: Cluster,
  port: number,
  { say, lookEvery = 5_000 }: NonNullable<Asked["keepRunning"]>,
): { stop(): Promise<void> } {
  let looking: Promise<void> | undefined;
  async function look(): Promise<void> {
    if (await accepts(port)) return;
    const owner = ownerOf(cluster);
    // It starts it again itself, or waits for the end of it: a new one would keep it waiting.
    if (owner !== process.pid && isAlive(owner)) return;
    say("The database had ended by itself. Starting it again …");
    await runCluster(cluster, port);
    say("The database is there again.");
  }
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: Error) => say(`${error.message}\nIt is tried again.`))
      .finally(() => {
        looking = undefined;
      });
  }, lookEvery);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

/** `wanted`: the port whose address is known already. */
async function runCluster(cluster: Cluster, wanted?: number): Promise<number> {
  let trouble = "";
  for (let attempt = 0; attempt < 3; attempt++) {
    const running = await joinRunning(cluster);
    if (running !== undefined) return running;
    const port = wanted ?? (await freePort());
    writeSettings(cluster, port);
    const log = freshLog(cluster);
    const start = ["start", "-D", cluster.folder, "-l", log, "-w", "-t", "300", "-s"];
    // Said to the program too: another start may write its own port into the settings meanwhile.
    start.push("-o", `-p ${port}`);
    const started = await runProgram(cluster.native, "pg_ctl", start);
    if (started.status === 0) {
      writeFileSync(ownerFile(cluster), String(process.pid));
      return port;
    }
    trouble = existsSync(log) ? readFileSync(log, "utf8").slice(-2000) : started.output;
  }
  const known = wordsTrouble(trouble);
  const sentence = known
    ? folderSentence(known, cluster.folder)
    : `its own words are in ${join(cluster.folder, logName)}.`;
  throw new DatabaseOutOfReach(`Postgres did not start: ${sentence}`);
}

const logName = "server.log";

/** Each run writes its own; of those before only the last is kept, so that no disk fills with them. */
function freshLog({ folder }: Cluster): string {
  const log = join(folder, logName);
  if (existsSync(log)) renameSync(log, `${log}.before`);
  return log;
}

/** After a kill -9 of the server its Postgres lives on: join it, and own it unless its owner is still alive. */
async function joinRunning(cluster: Cluster): Promise<number | undefined> {
  const status = await runProgram(cluster.native, "pg_ctl", ["status", "-D", cluster.folder]);
  if (status.status !== 0) return undefined;
  const pidFile = join(cluster.folder, "postmaster.pid");
  const [pid, , , port] = readFileSync(pidFile, "utf8").split("\n");
  if (!(await accepts(Number(port)))) {
    // After a power cut the number may belong to a program that is no Postgres.
    if (!isPostgres(Number(pid))) rmSync(pidFile);
    return undefined;
  }
  if (!isAlive(ownerOf(cluster))) writeFileSync(ownerFile(cluster), String(process.pid));
  return Number(port);
}

/** The process that stops it at its end; any other that joins is a guest. 0 when nobody says so. */
function ownerOf(cluster: Cluster): number {
  const file = ownerFile(cluster);
  return existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
}

function ownerFile(cluster: Cluster): string {
  return join(cluster.home, "postgres.owner");
}

function isAlive(pid: number): boolean {
  try {
    return pid !== 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function isPostgres(pid: number): boolean {
  const command = `/proc/${pid}/cmdline`;
  return !existsSync(command) || readFileSync(command, "utf8").includes("postgres");
}

function accepts(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect({ host: "127.0.0.1", port, timeout: 2_000 });
    const settle = (reachable: boolean) => {
      socket.destroy();
      answer(reachable);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
    socket.once("timeout", () => settle(false));
  });
}

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function createDatabase(adminUrl: string): Promise<void> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    const [existing] = await sql`select 1 from pg_database where datname = 'boutika'`;
    if (!existing) await sql`create database boutika`.catch(unlessMade);
  } finally {
    await sql.end();
  }
}

/** By another start at the same moment: Postgres says it in one of two ways. */
function unlessMade(error: unknown): void {
  const { code } = error as { code?: string };
  if (code !== "42P04" && code !== "23505") throw error;
}

async function stopCluster(cluster: Cluster): Promise<void> {
  const mode = cluster.durable ? "fast" : "immediate";
  const stop = ["stop", "-D", cluster.folder, "-m", mode, "-w", "-t", "60", "-s"];
  const stopped = await runProgram(cluster.native, "pg_ctl", stop);
  if (stopped.status !== 0) throw new Error(`Postgres did not stop:\n${stopped.output}`);
  // A guest that looks on may have started it again already, and owns it then.
  if (ownerOf(cluster) === process.pid) rmSync(ownerFile(cluster), { force: true });
}
