import { freePort } from "#tests/support/free-port.ts";
import { type ServerProcess, serverProcess } from "#tests/support/server-process.ts";

export type FleetOptions = {
  count: number;
  /** What each instance is started with. */
  env: Record<string, string>;
  /** Folders of the project from which instances are started in turn; this one where nothing is said. */
  folders?: readonly (string | undefined)[];
};

/** Instances of the server on one database, each a process of its own, as an operator runs them. */
export type Fleet = {
  /** Where those listen that are up now. */
  addresses(): string[];
  /** Ends one as a crash does, and starts it anew once `between` is done; resolves when it listens again. */
  kill(at: number, between: () => Promise<void>): Promise<void>;
  /** What all have said that were started. */
  output(): string;
  stop(): Promise<void>;
};

/** Starts all at once, so that they meet at the migrations. */
export async function startFleet({
  count,
  env,
  folders = [undefined],
}: FleetOptions): Promise<Fleet> {
  const up: (ServerProcess | undefined)[] = [];
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const said: (() => string)[] = [];
  let isEnding = false;
  // Whoever ends the load leaves nobody behind.
  const endAll = () => {
    for (const one of up) one?.child.kill("SIGKILL");
  };
  process.once("exit", endAll);

  async function start(at: number): Promise<void> {
    const instance = serverProcess(
      { ...env, PORT: String(ports[at]) },
      [],
      folders[at % folders.length],
    );
    said.push(instance.output);
    await instance.until("ready:");
    if (isEnding) instance.child.kill("SIGKILL");
    else up[at] = instance;
  }

  await Promise.all(Array.from({ length: count }, (_, at) => start(at)));
  return {
    addresses: () => up.flatMap((one, at) => (one ? `http://127.0.0.1:${ports[at]}` : [])),
    kill: async (at, between) => {
      const one = up[at];
      if (!one) return;
      up[at] = undefined;
      one.child.kill("SIGKILL");
      await one.ended;
      await between();
      await start(at);
    },
    output: () => said.map((each) => each()).join("\n"),
    stop: async () => {
      isEnding = true;
      for (const one of up) one?.child.kill("SIGTERM");
      await Promise.all(up.map((one) => one?.ended));
      process.off("exit", endAll);
    },
  };
}
