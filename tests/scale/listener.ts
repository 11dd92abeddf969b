import type { Reach } from "./seller.ts";

/** Somebody who listens to a shop on whichever instance is there, and comes back when that one is gone. */
export class Listener {
  readonly #reach: Reach;
  readonly #userId: string;
  readonly #ending = new AbortController();
  readonly #listening: Promise<void>;
  /** The highest revision that it was told of, and how often it had to come back. */
  rev = 0;
  returns = -1;

  constructor(reach: Reach, userId: string) {
    this.#reach = reach;
    this.#userId = userId;
    this.#listening = this.#listen();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#listening;
  }

  async #listen(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      // Another instance each time, as a balancer would.
      const addresses = this.#reach.addresses();
      this.returns += 1;
      const address = addresses[this.returns % Math.max(1, addresses.length)];
      if (address !== undefined) await this.#hear(address).catch(() => undefined);
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  async #hear(address: string): Promise<void> {
    const { body } = await fetch(`${address}/api/v1/live`, {
      headers: {
        accept: "text/event-stream",
        authorization: `Bearer ${this.#reach.token(this.#userId)}`,
      },
      signal: this.#ending.signal,
    });
    let text = "";
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      const end = text.lastIndexOf("\n\n");
      if (end < 0) continue;
      for (const [, rev] of text.slice(0, end).matchAll(/"rev":(\d+)/g))
        this.rev = Math.max(this.rev, Number(rev));
      text = text.slice(end + 2);
    }
  }
}
