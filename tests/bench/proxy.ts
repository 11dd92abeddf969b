import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export type ServerProxy = { port: number; close(): Promise<void> };

const requestLine = /^(?:GET|POST|PUT|DELETE|HEAD|OPTIONS) (\S+) HTTP/;

/** What is asked for, where a piece of what a browser sends begins a request. */
export function askedIn(chunk: Buffer): string | undefined {
  return requestLine.exec(chunk.toString("latin1", 0, 2000))?.[1];
}

/** Stands before a server; `joined` carries what each connection says both ways. Either side that ends ends the other. */
export async function startProxy(
  target: number,
  joined: (client: Socket, upstream: Socket) => void,
): Promise<ServerProxy> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    joined(client, upstream);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
