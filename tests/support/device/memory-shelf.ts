import { type CopyShelf, OutboxCopy } from "#web/store/outbox/outbox-copy.ts";

/** The texts of outboxes' copies in memory. A program that was killed writes nothing any more. */
export class MemoryShelf {
  readonly texts = new Map<string, string>();
  /** Nothing can be written, as on a full disk. */
  isFull = false;
  #program = 0;

  /** The copy as a program sees it that starts now; the one before is gone. */
  copy(): OutboxCopy {
    this.#program += 1;
    return new OutboxCopy(this.#shelf(this.#program), async () => {});
  }

  #shelf(program: number): CopyShelf {
    const live = () => {
      if (program !== this.#program) throw new Error("the program is gone");
    };
    const writable = () => {
      live();
      if (this.isFull) throw new DOMException("no room", "QuotaExceededError");
    };
    return {
      names: async () => {
        live();
        return [...this.texts.keys()];
      },
      read: async (name) => this.texts.get(name),
      put: async (name, text) => {
        writable();
        this.texts.set(name, text);
      },
      remove: async (name) => {
        writable();
        this.texts.delete(name);
      },
    };
  }
}
