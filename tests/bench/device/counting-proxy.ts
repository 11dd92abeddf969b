import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** What went over the line for one kind of request, heads and bodies, both ways. */
export type Traffic = { line: string; up: number; down: number };

export type CountingProxy = {
  port: number;
  /** While true, what asks the interface finds no network; pages are still served. */
  isCut: boolean;
  /** Everything since the last call, one entry for each request. */
  take(): Traffic[];
  close(): Promise<void>;
};

const requestLine = /^(?:GET|POST|PUT|DELETE|HEAD|OPTIONS) (\S+) HTTP/;

/** Stands between browser and server and counts bytes as a mobile operator would, without TCP's and TLS's own. */
export async function startCountingProxy(target: number): Promise<CountingProxy> {
  let traffic: Traffic[] = [];
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    let current: Traffic | undefined;
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on("data", (chunk) => {
      const [, path] = requestLine.exec(chunk.toString("latin1", 0, 300)) ?? [];
      if (path) {
        if (proxy.isCut && path.startsWith("/api/")) {
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
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const proxy: CountingProxy = {
    port: (server.address() as AddressInfo).port,
    isCut: false,
    take: () => {
      const taken = traffic;
      traffic = [];
      return taken;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return proxy;
}
