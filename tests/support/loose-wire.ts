import { type AddressInfo, connect, createServer } from "node:net";
import type { Rng } from "./random.ts";

export type LooseWire = {
  /** Of the same database, over the wire. */
  url: string;
  /** How often it broke. */
  breaks(): number;
  /** From now on it holds. */
  mend(): void;
  /** How many connections have been begun over it. */
  begun(): number;
  /** As a host without power: whatever either side says is lost, an end of the connection too, and nobody is told. */
  goSilent(): void;
  /** The host is back, and knows nothing of the connections it had: they end. */
  comeBack(): void;
  close(): Promise<void>;
};

/**
 * A way to Postgres that breaks: before something that is sent, or in the middle of something that is answered; with a
 * reset or as if the other side had hung up. `chance`: of each piece of either.
 */
export async function looseWire(url: string, rng: Rng, chance: number): Promise<LooseWire> {
  const { hostname, port } = new URL(url);
  const ends = new Set<() => void>();
  let isLoose = true;
  let isSilent = false;
  let broken = 0;
  let begun = 0;
  const breaksNow = () => isLoose && rng.chance(chance);

  const entrance = createServer((near) => {
    begun += 1;
    const far = connect(Number(port), hostname);
    let isOver = false;
    const end = () => {
      if (isSilent) return;
      near.destroy();
      far.destroy();
      ends.delete(end);
    };
    ends.add(end);
    for (const socket of [near, far]) socket.on("error", () => {}).on("close", end);
    function breakDown() {
      isOver = true;
      broken += 1;
      if (rng.chance(0.5)) near.resetAndDestroy();
      else near.end();
      far.destroy();
    }
    near.on("data", (bytes) => {
      if (isOver || isSilent) return;
      if (breaksNow()) breakDown();
      else far.write(bytes);
    });
    far.on("data", (bytes) => {
      if (isOver || isSilent) return;
      if (!breaksNow()) return void near.write(bytes);
      isOver = true;
      near.write(bytes.subarray(0, rng.int(0, bytes.length - 1)), breakDown);
    });
  });
  function comeBack() {
    isSilent = false;
    for (const end of ends) end();
  }
  await new Promise<void>((resolve) => entrance.listen(0, "127.0.0.1", () => resolve()));
  const over = new URL(url);
  over.port = String((entrance.address() as AddressInfo).port);
  return {
    url: over.href,
    breaks: () => broken,
    mend: () => {
      isLoose = false;
    },
    begun: () => begun,
    goSilent: () => {
      isSilent = true;
    },
    comeBack,
    close: () => {
      comeBack();
      return new Promise((resolve) => entrance.close(() => resolve()));
    },
  };
}
