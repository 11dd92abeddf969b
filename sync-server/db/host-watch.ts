import { connect, Socket } from "node:net";

/** Where Postgres listens, as the driver has read it from its address. */
export type Place = { host: string[]; port: number[]; path: string | false };

/** Calls at regular times until it is stopped. What is called gives when what it asks is answered, if it asks. */
export type Ticks = (tick: () => Promise<void>) => () => void;

export type HostWatch = {
  /** The socket of a new connection, watched from now on. While the host is away it ends at once. */
  open(place: Place): Socket;
  /** Ends what is still open. */
  stop(): void;
};

type Watched = {
  socket: Socket;
  place: Address;
  /** The machine at the other end, once known; a name may mean another one tomorrow. */
  machine: string;
  bytesRead: number;
  bytesWritten: number;
  /** `perhaps`: something came and something went since the tick before, in whatever order. */
  owes: "nothing" | "perhaps" | "an-answer";
};
type Address = { host: string; port: number } | { path: string };
type Question = { answered: Promise<boolean>; isLate(): boolean; giveUp(): void };

/** Ticks without a byte from a machine while it owes an answer, after which it is asked whether it is there. */
const patience = 4;
/** Ticks that it may take to say so. */
const askingTime = 4;

/**
 * Notices a database host that has vanished without a word, and ends its connections, so that whoever waits for an
 * answer is told (decision 0033). That nothing comes proves nothing: a statement may take long, or wait for a lock. So
 * the machine is asked over a connection of its own, and as long as that is answered nothing is ended. It counts ticks,
 * not time: a process that stood still has not waited.
 */
export function watchHost(ticks: Ticks = everySecond): HostWatch {
  const watched = new Set<Watched>();
  const quietFor = new Map<string, number>();
  let asking: Question | undefined;
  let away: Address | undefined;
  let turn = 0;
  let stopTicks: (() => void) | undefined;

  function tick(): Promise<void> {
    listen();
    if (asking?.isLate()) asking.giveUp();
    const silent = asking ? undefined : silentMachine();
    if (silent) void look(silent);
    else if (away && !asking) void seek(away);
    if (watched.size === 0 && !away && !asking) rest();
    return asking ? asking.answered.then(() => {}) : Promise.resolve();
  }

  /** What came and what went since the tick before. Silent is a machine that owed something then and gave nothing since. */
  function listen(): void {
    const spoke = new Set<string>();
    const owed = new Set<string>();
    for (const each of watched) {
      const { bytesRead, bytesWritten, remoteAddress } = each.socket;
      each.machine = remoteAddress ?? each.machine;
      const hasHeard = bytesRead > each.bytesRead;
      const hasSent = bytesWritten > each.bytesWritten;
      if (hasHeard) spoke.add(each.machine);
      if (each.owes !== "nothing") owed.add(each.machine);
      if (hasHeard) each.owes = hasSent ? "perhaps" : "nothing";
      else if (hasSent) each.owes = "an-answer";
      Object.assign(each, { bytesRead, bytesWritten });
      if (each.socket.destroyed) watched.delete(each);
    }
    for (const machine of quietFor.keys())
      if (spoke.has(machine) || !owed.has(machine)) quietFor.delete(machine);
    for (const machine of owed)
      if (!spoke.has(machine)) quietFor.set(machine, (quietFor.get(machine) ?? 0) + 1);
  }

  const connectionsTo = (machine: string) => [...watched].filter((one) => one.machine === machine);

  function silentMachine(): string | undefined {
    for (const { machine, owes } of watched)
      if (owes !== "nothing" && (quietFor.get(machine) ?? 0) >= patience) return machine;
    return undefined;
  }

  /** Asks one machine; its connections end if nothing comes from it by any way. */
  async function look(machine: string): Promise<void> {
    const [first] = connectionsTo(machine);
    if (!first) return;
    const { place } = first;
    const isThere = await ask("path" in place ? place : { ...place, host: machine });
    const hasSpoken = (quietFor.get(machine) ?? 0) < patience;
    quietFor.delete(machine);
    if (isThere || hasSpoken) {
      for (const each of connectionsTo(machine)) if (each.owes === "perhaps") each.owes = "nothing";
      return;
    }
    for (const { socket } of connectionsTo(machine)) socket.destroy();
    away = place;
    await seek(place);
  }

  /** Asks whatever machine bears the name by now. Until one answers, no connection is tried in vain. */
  async function seek(place: Address): Promise<void> {
    if (await ask(place)) away = undefined;
  }

  async function ask(place: Address): Promise<boolean> {
    if (!stopTicks) return false;
    const question = questionTo(place);
    asking = question;
    const answer = await question.answered;
    asking = undefined;
    return answer;
  }

  function rest(): void {
    stopTicks?.();
    stopTicks = undefined;
  }

  return {
    open({ host, port, path }) {
      stopTicks ??= ticks(tick);
      if (away) return endsAtOnce();
      const at = turn++ % host.length;
      const place: Address = path ? { path } : { host: host[at] ?? "", port: port[at] ?? 0 };
      const socket = connect(place);
      // The driver looks here for the name that a certificate must bear.
      if ("host" in place) Object.assign(socket, place);
      watched.add({
        socket,
        place,
        machine: path || (host[at] ?? ""),
        bytesRead: 0,
        bytesWritten: 0,
        owes: "nothing",
      });
      return socket;
    },
    stop() {
      rest();
      asking?.giveUp();
      for (const { socket } of watched) socket.destroy();
      watched.clear();
    },
  };
}

/** Not before the driver listens to it. */
function endsAtOnce(): Socket {
  const socket = new Socket();
  setImmediate(() => socket.destroy());
  return socket;
}

/** « Do you speak TLS? »: Postgres, and whatever stands before one, answers by a byte, and asks nobody's name for it. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

function questionTo(place: Address): Question {
  const socket = connect(place, () => socket.write(sslRequest));
  let left = askingTime;
  const answered = new Promise<boolean>((resolve) => {
    socket.once("data", () => resolve(true)).once("end", () => resolve(true));
    socket.on("error", () => {}).once("close", () => resolve(false));
  });
  void answered.then(() => socket.destroy());
  const isLate = () => {
    left -= 1;
    return left <= 0;
  };
  return { answered, isLate, giveUp: () => socket.destroy() };
}

function everySecond(tick: () => Promise<void>): () => void {
  const timer = setInterval(() => void tick(), 1000);
  timer.unref();
  return () => clearInterval(timer);
}
