import type { Outbox } from "#web/store/outbox/outbox.ts";
import type { Rng } from "./random.ts";
import type { Owner, Scheduler } from "./simulation-scheduler.ts";

type Front = { owner: Owner; outbox: Outbox };

type HearingParts = {
  name: string;
  scheduler: Scheduler;
  rng: Rng;
  /** The tab in front; "none" while the device is off, "opening" while a tab may have read the disk already. */
  front: () => Front | "none" | "opening";
  /** Something was heard. */
  onNews: () => void;
};

/** How the tab in front hears of what another one has written: a moment later, whichever tab is in front by then. */
export class SimulatedHearing {
  readonly #parts: HearingParts;
  readonly #unheard = new Set<{ hearer?: Owner }>();

  constructor(parts: HearingParts) {
    this.#parts = parts;
  }

  /** Words are still on their way. What a program began to hear that has ended since, the next one reads as it opens. */
  get isToHear(): boolean {
    return [...this.#unheard].some(({ hearer }) => hearer?.alive !== false);
  }

  /** Another tab has written. */
  told(): void {
    const word: { hearer?: Owner } = {};
    this.#unheard.add(word);
    this.#hear(word, this.#parts.rng.int(0, 2000));
  }

  #hear(word: { hearer?: Owner }, late: number): void {
    const { name, scheduler, front, onNews } = this.#parts;
    const heard = () => {
      this.#unheard.delete(word);
      onNews();
    };
    scheduler.after(late, `${name} hears of its other tab`, () => {
      const tab = front();
      if (tab === "none") return heard();
      if (tab === "opening") return this.#hear(word, 10);
      word.hearer = tab.owner;
      void tab.outbox.refresh().then(heard);
    });
  }
}
