import type { Timers } from "#web/store/ports.ts";

/** Time that goes on only when a test says so; timers fire in their order, and what follows from each is awaited. */
export class HandTimers implements Timers {
  now = 0;
  readonly #due = new Map<() => void, number>();

  readonly clock = () => this.now;

  after = (ms: number, act: () => void): (() => void) => {
    const entry = () => act();
    this.#due.set(entry, this.now + ms);
    return () => this.#due.delete(entry);
  };

  get pending(): number {
    return this.#due.size;
  }

  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await settled();
    for (;;) {
      const next = [...this.#due].filter(([, at]) => at <= end).sort((a, b) => a[1] - b[1])[0];
      if (!next) break;
      this.#due.delete(next[0]);
      this.now = Math.max(this.now, next[1]);
      next[0]();
      await settled();
    }
    this.now = end;
    await settled();
  }
}

/** Everything that was ready to run has run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1)
    await new Promise<void>((resolve) => setImmediate(resolve));
}
