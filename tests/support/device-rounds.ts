import { TransportFailure } from "#web/store/ports.ts";
import { openScreens } from "./device-screens.ts";
import type { DeviceWorld } from "./device-world.ts";
import type { Program } from "./program.ts";
import type { Rng } from "./random.ts";
import type { SimulatedBrowser } from "./simulation-browser.ts";
import { goOn } from "./simulation-scheduler.ts";

type RoundsParts = {
  name: string;
  world: DeviceWorld;
  rng: Rng;
  browser: SimulatedBrowser | undefined;
  /** A round is over. */
  onEnd: () => void;
};

/** How the tab that holds the hub keeps in step with the server: a round, a rest, another round. */
export class DeviceRounds {
  readonly #parts: RoundsParts;

  constructor(parts: RoundsParts) {
    this.#parts = parts;
  }

  /** Goes on for as long as the program runs. */
  async go(program: Program): Promise<void> {
    const { device, abort, turn } = program;
    for (;;) {
      if (!abort.signal.aborted) await this.#rest(program);
      if (abort.signal.aborted) return;
      Object.assign(program, { isDone: false, hasNews: false });
      try {
        while ((await device.step(turn)) === "again") await this.keepScreens(program);
        program.isDone = !program.hasNews;
      } catch (error) {
        if (!(error instanceof TransportFailure) && !this.#isOfBrowser(error)) throw error;
        const { userId = "", outbox } = device;
        const isSent = this.#isOfBrowser(error) && outbox.waiting(userId).length === 0;
        program.isSent = isSent && !program.hasNews;
      }
      await this.keepScreens(program);
      this.#parts.onEnd();
    }
  }

  /** The latest round left nothing to do, or nothing that can be done without read models. */
  hasRest(program: Program | undefined): boolean {
    const { isDone, isSent } = program ?? {};
    return isDone === true || (isSent === true && this.#parts.browser?.areModelsAway === true);
  }

  /** Begins the next round now, as the word of a change or a tap would. */
  kick(program: Program): void {
    Object.assign(program, { isDone: false, isSent: false, hasNews: true });
    program.wake?.();
  }

  /** Opens screens as the person may read more or less, and once read models can be read again. */
  followScreens(program: Program): void {
    const { outbox, readModels } = program.device;
    const look = () => void this.keepScreens(program).catch(this.#parts.world.failed);
    let { access, session } = outbox.meta;
    outbox.subscribe(() => {
      const { meta } = outbox;
      const isSame = meta.access === access && meta.session === session;
      ({ access, session } = meta);
      if (!isSame) look();
    });
    readModels.onChange(({ kind }) => {
      if (kind === "reopened") look();
    });
  }

  /** Opens what the screens of a tab need and do not have yet. */
  async keepScreens(program: Program): Promise<void> {
    try {
      await openScreens(program);
    } catch (error) {
      if (!this.#isOfBrowser(error)) throw error;
    }
  }

  /** Read models that cannot be read: the hub says so, and goes round again. */
  #isOfBrowser(error: unknown): boolean {
    return this.#parts.browser !== undefined && error instanceof DOMException;
  }

  /** Until the next round: a while in disorder, and in peace as long as there is nothing to do. */
  #rest(program: Program): Promise<void> {
    const { name, rng } = this.#parts;
    const { scheduler, isHealing } = this.#parts.world;
    const label = `${name} begins a round`;
    return new Promise((resolve) => {
      const begin = (delay: number) =>
        scheduler.after(delay, label, () => goOn(program.owner, resolve));
      if (program.hasNews) return begin(rng.int(1, 50));
      const isOver = isHealing() && this.hasRest(program);
      const callOff = isOver
        ? undefined
        : begin(isHealing() ? rng.int(20, 200) : rng.int(1000, 90_000));
      program.wake = () => {
        callOff?.();
        program.wake = undefined;
        begin(rng.int(1, 50));
      };
    });
  }
}
