/** What somebody has written to the desk and the server does not have yet; `id` is its name at every attempt. */
export type Unsent = { id: string; text: string; at: string };

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;
type Sent = { ok: true } | { ok: false; code: string };

const front = "support-unsent ";

/**
 * The questions of one person that wait on this device, also after the browser was closed. They leave one after the
 * other, and each is forgotten only once the server has it; another tab that sends the same does no harm.
 */
export class UnsentQuestions {
  readonly #storage: Storage;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #waiting: readonly Unsent[] = [];
  /** The browser keeps nothing: what waits is here alone, as long as the page is open. */
  #isHereAlone = false;
  #sending: Promise<string | undefined> | undefined;

  constructor(storage: Storage, userId: string) {
    this.#storage = storage;
    this.#key = front + userId;
    this.#waiting = this.#kept();
  }

  /** Oldest first; the same list until it changes. */
  read = (): readonly Unsent[] => this.#waiting;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(question: Unsent): void {
    this.#put([...this.#kept(), question]);
  }

  /** Sends what waits, in order, until one cannot be sent; gives why. Asked again meanwhile, it is the same attempt. */
  send(one: (question: Unsent) => Promise<Sent>): Promise<string | undefined> {
    this.#sending ??= this.#sendAll(one).finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendAll(one: (question: Unsent) => Promise<Sent>): Promise<string | undefined> {
    for (let next = this.#kept()[0]; next; next = this.#kept()[0]) {
      const sent = await one(next);
      if (!sent.ok) return sent.code;
      const { id } = next;
      this.#put(this.#kept().filter((each) => each.id !== id));
    }
    this.#put(this.#kept());
    return undefined;
  }

  #kept(): readonly Unsent[] {
    if (this.#isHereAlone) return this.#waiting;
    try {
      return JSON.parse(this.#storage.getItem(this.#key) ?? "[]") as Unsent[];
    } catch {
      return this.#waiting;
    }
  }

  #put(waiting: readonly Unsent[]): void {
    this.#waiting = waiting;
    try {
      if (waiting.length === 0) this.#storage.removeItem(this.#key);
      else this.#storage.setItem(this.#key, JSON.stringify(waiting));
      this.#isHereAlone = false;
    } catch {
      this.#isHereAlone = true;
    }
    for (const listener of this.#listeners) listener();
  }
}
