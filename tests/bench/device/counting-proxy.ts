import { askedIn, type ServerProxy, startProxy } from "#tests/bench/proxy.ts";

/** What went over the line for one kind of request, heads and bodies, both ways. */
export type Traffic = { line: string; up: number; down: number };

export type CountingProxy = ServerProxy & {
  /** While true, what asks the interface finds no network; pages are still served. */
  isCut: boolean;
  /** Everything since the last call, one entry for each request. */
  take(): Traffic[];
};

/** Stands between browser and server and counts bytes as a mobile operator would, without TCP's and TLS's own. */
export async function startCountingProxy(target: number): Promise<CountingProxy> {
  let traffic: Traffic[] = [];
  const told = { isCut: false };
  const plain = await startProxy(target, (client, upstream) => {
    let current: Traffic | undefined;
    client.on("data", (chunk) => {
      const path = askedIn(chunk);
      if (path) {
        if (told.isCut && path.startsWith("/api/")) {
          client.destroy();
          return;
        }
        current = { line: path, up: 0, down: 0 };
        traffic.push(current);
      }
      if (current) current.up += chunk.length;
      upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      if (current) current.down += chunk.length;
      client.write(chunk);
    });
  });
  return Object.assign(told, plain, {
    take: () => {
      const taken = traffic;
      traffic = [];
      return taken;
    },
  });
}
