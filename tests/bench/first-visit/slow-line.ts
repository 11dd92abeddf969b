import { askedIn, type ServerProxy, startProxy } from "#tests/bench/proxy.ts";

export type Answer = { line: string; down: number };

export type SlowLine = ServerProxy & {
  /** Bytes that have come over it so far, heads included, without TCP's and TLS's own. */
  readonly down: number;
  /** What was asked for, in that order, with the bytes that have come for it. */
  readonly answers: readonly Answer[];
};

/** One direction of the line: what goes through it waits for what went before, on whichever connection. */
function way(bytesPerSecond: number, delay: number) {
  let freeAt = 0;
  return (bytes: number, arrive: () => void) => {
    freeAt = Math.max(freeAt, Date.now()) + (bytes / bytesPerSecond) * 1000;
    setTimeout(arrive, freeAt - Date.now() + delay);
  };
}

/**
 * A telephone's line in front of a server, for the page and its worker alike: so many bits a second for all connections
 * together, and so many ms from a question to its answer; a connection costs one such way there and back to open.
 */
export async function startSlowLine(
  target: number,
  line: { bitsPerSecond: number; latency: number },
): Promise<SlowLine> {
  const up = way(line.bitsPerSecond / 8, line.latency / 2);
  const down = way(line.bitsPerSecond / 8, line.latency / 2);
  const answers: Answer[] = [];
  const told = { down: 0 };
  const plain = await startProxy(target, (client, upstream) => {
    const opensAt = Date.now() + line.latency;
    let current: Answer | undefined;
    client.on("data", (chunk) => {
      const path = askedIn(chunk);
      const send = () => up(chunk.length, () => upstream.write(chunk));
      if (path) {
        current = { line: path, down: 0 };
        answers.push(current);
      }
      setTimeout(send, Math.max(0, opensAt - Date.now()));
    });
    // In small pieces, so that two answers share the line as they come.
    upstream.on("data", (chunk) => {
      const of = current;
      for (let at = 0; at < chunk.length; at += 1400) {
        const piece = chunk.subarray(at, at + 1400);
        down(piece.length, () => {
          told.down += piece.length;
          if (of) of.down += piece.length;
          client.write(piece);
        });
      }
    });
  });
  return {
    ...plain,
    answers,
    get down() {
      return told.down;
    },
  };
}
