import type { Poke, Scope } from "#shared/sync/protocol.ts";
import type { Device } from "#web/store/device.ts";
import {
  type Clock,
  type FailureKind,
  type Random,
  type Timers,
  type Transport,
  TransportFailure,
} from "#web/store/ports.ts";
import type { TabChannel, TabMessage } from "#web/store/tab-channel.ts";
import { listenLive, pause } from "./live.ts";
import type { HubLock, Turn } from "./lock.ts";
import { Retry } from "./retry.ts";
import type { HubState, HubStateStore } from "./state.ts";

export type HubParts = {
  device: Device;
  transport: Transport;
  channel: TabChannel;
  lock: Pick<HubLock, "hold">;
  timers: Timers;
  clock: Clock;
  random: Random;
  state: HubStateStore;
  /** True while somebody may be looking: only then is the live stream kept open. */
  isVisible: () => boolean;
  /** Sends one picture that waits; false when there is none that may be sent. */
  sendImage?: (signal: AbortSignal) => Promise<boolean>;
  /** A bug in this program: shown to those who look for them, never to the seller. */
  onBug: (cause: unknown) => void;
};

/** Without any news a visible device asks at this pace, should the live stream be cut without a sign. */
const idleEvery = 60_000;

/** What fails although the line carries: the server, or something in its place. */
const faultsOfServer: ReadonlySet<FailureKind> = new Set(["busy", "server", "garbled"]);
/** What the next try mends within this long is nothing to tell, ms. */
const moment = 1000;

/** Keeps this browser in step with the server: one tab works, the others wait for its place. */
export class Hub {
  readonly #parts: HubParts;
  readonly #stop = new AbortController();
  #wake: () => void = () => {};
  #hasNews = true;
  #retry: Retry;
  /** When the server began to fail, device clock; null while it answers. */
  #silentSince: number | null = null;
  #live: AbortController | null = null;
  /** Whose the stream is. */
  #listener: string | undefined;
  /** Somebody looks at another tab, and nobody at this one: the work goes there between two requests (S6). */
  #isAskedFor = false;
  /** Revisions that pokes have announced since they were last looked at. */
  readonly #announced = new Map<Scope, number>();

  constructor(parts: HubParts) {
    this.#parts = parts;
    this.#retry = new Retry(parts.random);
  }

  start(): void {
    const { lock, channel, state, isVisible } = this.#parts;
    state.setState({ isElsewhere: true });
    state.subscribe((now) => {
      if (!now.isElsewhere) this.#tell(now);
    });
    channel.listen((message) => this.#hear(message));
    channel.post({ topic: "kick" });
    void lock.hold(async (turn) => {
      state.setState({ isElsewhere: false });
      try {
        await this.#work(turn);
      } finally {
        this.#isAskedFor = false;
        state.setState({ isElsewhere: true, phase: "idle" });
        this.#tendLive();
        // Robbed while it was frozen, and looked at since: whoever works now has not heard of it.
        if (isVisible()) channel.post({ topic: "kick" });
      }
    }, this.#stop.signal);
  }

  /** What the tab that works knows, every tab says (S6). */
  #tell({ isElsewhere: _, ...state }: HubState): void {
    const { channel, isVisible } = this.#parts;
    channel.post({ topic: "hub", state, isLooked: isVisible() });
  }

  #hear(message: TabMessage): void {
    const { channel, state, isVisible } = this.#parts;
    const now = state.getState();
    if (message.topic === "hub" && now.isElsewhere) {
      state.setState(message.state);
      if (isVisible() && !message.isLooked) channel.post({ topic: "look" });
    }
    if (message.topic === "look" && !isVisible()) {
      // Whoever only waits lets that tab go first when its turn comes.
      this.#isAskedFor = true;
      this.#wake();
    }
    if (message.topic !== "kick") return;
    // A tab that has only just been opened knows nothing of it.
    if (!now.isElsewhere) this.#tell(now);
    this.#news(message.all);
  }

  /** There is something to send or to read: do it now, whichever tab does the work. `all`: what is held back too. */
  kick(all = false): void {
    this.#news(all);
    if (this.#parts.state.getState().isElsewhere) this.#parts.channel.post({ topic: "kick", all });
  }

  /** The page is looked at again, or no longer: the stream opens or closes. */
  visibilityChanged(): void {
    this.#tendLive();
    const now = this.#parts.state.getState();
    if (this.#parts.isVisible()) {
      this.#isAskedFor = false;
      this.kick();
    } else if (!now.isElsewhere) this.#tell(now);
  }

  stop(): void {
    this.#stop.abort();
    this.#tendLive();
    this.#wake();
  }

  #news(all = false): void {
    if (all) this.#parts.device.synchroniser.tryAllAgain();
    this.#hasNews = true;
    this.#retry.reset();
    this.#wake();
  }

  /** What this device sent itself is announced too, and has mostly been read with its verdicts. */
  #heard(poke: Poke): void {
    const { scope, rev } = poke;
    if (scope) this.#announced.set(scope, Math.max(rev, this.#announced.get(scope) ?? 0));
    else this.#hasNews = true;
    this.#wake();
  }

  async #isBehind(): Promise<boolean> {
    const announced = [...this.#announced];
    this.#announced.clear();
    const { readModels } = this.#parts.device;
    for (const [scope, rev] of announced) {
      // What cannot be looked at counts as news: the exchange finds out what is wrong, and sends all the same.
      const cursor = await readModels.cursor(scope).catch(() => null);
      if (!cursor || cursor.rev < rev) return true;
    }
    return false;
  }

  async #work(turn: Turn): Promise<void> {
    const { signal } = turn;
    // Another tab may have gone on with what this one was loading.
    this.#parts.device.synchroniser.forgetLoads();
    while (!this.#isOver(signal)) {
      this.#hasNews = false;
      if (!this.#parts.device.userId) {
        this.#announced.clear();
        this.#parts.state.setState({ phase: "idle", problem: null, ...this.#answered() });
        this.#tendLive(signal);
        await this.#sleep(Number.POSITIVE_INFINITY, signal);
        continue;
      }
      const wait = await this.#attempt(turn);
      this.#tendLive(signal);
      await this.#rest(wait, signal);
    }
  }

  #isOver(signal: AbortSignal): boolean {
    return signal.aborted || this.#isAskedFor;
  }

  /** Until there is news, or it is time to ask anyway. */
  async #rest(wait: number, signal: AbortSignal): Promise<void> {
    while (!this.#hasNews && !this.#isOver(signal)) {
      if (this.#announced.size === 0) await this.#sleep(wait, signal);
      if (this.#announced.size === 0 || (await this.#isBehind())) return;
    }
  }

  /** Steps until nothing is left to do. Gives the wait until the next attempt, in ms. */
  async #attempt(turn: Turn): Promise<number> {
    const { signal } = turn;
    const { device, state, onBug } = this.#parts;
    const { synchroniser } = device;
    try {
      for (let outcome = "again"; outcome === "again" && !this.#isOver(signal); ) {
        state.setState({ phase: synchroniser.loads.size > 0 ? "loading" : "sending" });
        outcome = await device.step(turn, (load) =>
          state.setState(({ loads }) => ({ loads: { ...loads, [load.scope]: load } })),
        );
        const { stuck } = synchroniser;
        state.setState({ problem: null, network: "online", stuck, ...this.#answered() });
        this.#retry.reset();
      }
      await this.#sendImages(signal);
      state.setState({ phase: "idle" });
      return this.#parts.isVisible() ? idleEvery : Number.POSITIVE_INFINITY;
    } catch (cause) {
      if (!(cause instanceof TransportFailure)) {
        state.setState({ phase: "idle", problem: "garbled" });
        // Called by itself: the browser's own `reportError` throws when it is called as part of anything else.
        onBug(cause);
        return idleEvery;
      }
      if (cause.kind === "cancelled") return 0;
      const signedOut = cause.kind === "unauthorized";
      state.setState({
        phase: signedOut ? "sign-in-needed" : "idle",
        problem: cause.kind,
        stuck: synchroniser.stuck,
        ...this.#failed(cause.kind),
        ...(cause.kind === "offline" ? { network: "offline" as const } : {}),
      });
      if (signedOut) return Number.POSITIVE_INFINITY;
      return this.#retry.next(cause.retryAfter);
    }
  }

  #answered(): Pick<HubState, "isServerSilent"> {
    this.#silentSince = null;
    return { isServerSilent: false };
  }

  #failed(kind: FailureKind): Pick<HubState, "isServerSilent"> {
    if (!faultsOfServer.has(kind)) return this.#answered();
    const now = this.#parts.clock();
    this.#silentSince ??= now;
    // A clock that was set back meanwhile says nothing.
    return { isServerSilent: Math.abs(now - this.#silentSince) >= moment };
  }

  /** Pictures go last and one at a time: as soon as there is anything else to send or to read, they wait again. */
  async #sendImages(signal: AbortSignal): Promise<void> {
    const { sendImage } = this.#parts;
    if (!sendImage) return;
    let isMore = true;
    while (isMore && !this.#hasNews && !this.#isOver(signal)) isMore = await sendImage(signal);
  }

  #tendLive(signal: AbortSignal = this.#stop.signal): void {
    const { isVisible, state, device, transport, timers, random, onBug } = this.#parts;
    const { isElsewhere, phase } = state.getState();
    const isWanted = isVisible() && !signal.aborted && !isElsewhere && phase !== "sign-in-needed";
    const listener = isWanted ? device.userId : undefined;
    if (listener === this.#listener) return;
    this.#listener = listener;
    this.#live?.abort();
    if (listener === undefined) return;
    this.#live = new AbortController();
    void listenLive(
      // By itself: the browser's own `reportError` throws when it is called as part of anything else.
      { transport, timers, random, onBug: (cause) => onBug(cause) },
      (poke) => (poke ? this.#heard(poke) : this.#news()),
      this.#live.signal,
    );
  }

  async #sleep(ms: number, signal: AbortSignal): Promise<void> {
    const awake = new AbortController();
    this.#wake = () => awake.abort();
    const end = () => awake.abort();
    signal.addEventListener("abort", end, { once: true });
    if (!this.#hasNews && this.#announced.size === 0 && !this.#isOver(signal)) {
      if (Number.isFinite(ms)) await pause(this.#parts.timers, ms, awake.signal);
      else
        await new Promise<void>((resolve) =>
          awake.signal.addEventListener("abort", () => resolve(), { once: true }),
        );
    }
    signal.removeEventListener("abort", end);
    this.#wake = () => {};
  }
}
