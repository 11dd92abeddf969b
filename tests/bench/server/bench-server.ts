import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { rolldown } from "rolldown";
import type { FromServer, ToServer } from "./child.ts";

export type BenchServer = {
  port: number;
  tokensFor(userIds: string[]): Promise<string[]>;
  /** Processor time that the server has used, in ms. */
  cpuMs(): Promise<number>;
  /** Memory that it holds, in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
};

const bundle = resolve("dist/bench/server.mjs");

/** Bundled as the product's server is: what a loader adds to each module would be measured otherwise. */
async function build(): Promise<void> {
  const built = await rolldown({
    input: join(import.meta.dirname, "child.ts"),
    platform: "node",
    external: (id, _importer, resolved) => !resolved && /^[^./#]/.test(id),
  });
  await built.write({ file: bundle, format: "esm", sourcemap: true, codeSplitting: false });
  await built.close();
}

let built: Promise<void> | undefined;

/** Starts the server on a database. BENCH_SERVER_FLAGS are given to its Node, such as `--cpu-prof`. */
export async function startBenchServer(url: string, webFolder?: string): Promise<BenchServer> {
  built ??= build();
  await built;
  const child = fork(bundle, {
    execArgv: process.env.BENCH_SERVER_FLAGS?.split(" ") ?? [],
    env: {
      ...process.env,
      NODE_ENV: "production",
      BENCH_DATABASE_URL: url,
      ...(webFolder && { BENCH_WEB_FOLDER: webFolder }),
    },
  });
  const ended = once(child, "exit").then(() => {
    throw new Error("the server ended before it was told to");
  });
  ended.catch(() => undefined);
  const first = await Promise.race([heard(child), ended]);
  const ask = async (message: ToServer): Promise<FromServer> => {
    const answer = heard(child);
    child.send(message);
    return answer;
  };
  return {
    port: "port" in first ? first.port : 0,
    tokensFor: async (tokensFor) => {
      const answer = await ask({ tokensFor });
      return "tokens" in answer ? answer.tokens : [];
    },
    cpuMs: async () => {
      const answer = await ask({ askCpu: true });
      return "cpuMs" in answer ? answer.cpuMs : 0;
    },
    memory: async () => {
      const answer = await ask({ askMemory: true });
      return "memory" in answer ? answer.memory : 0;
    },
    stop: async () => {
      const exit = once(child, "exit");
      child.disconnect();
      await exit;
    },
  };
}

async function heard(child: ChildProcess): Promise<FromServer> {
  const [message] = await once(child, "message");
  return message;
}
