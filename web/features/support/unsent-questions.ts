import { Listeners } from "#shared/listeners.ts";
/** What somebody has written to the desk and the server does not have yet; `id` is its name at every attempt. */
export type Unsent = { id: string; text: string; at: string };

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;
/** `isFinal`: the same words under the same name will never be taken. */
type Sent = { ok: true } | { ok: false; code: string; isFinal?: boolean };

const front = "support-unsent ";

/**
 * The questions of one person that wait on this device, also after the browser was closed. They leave one after the
 * other, and each is forgotten only once the server has it; another tab that sends the same does no harm.
 */
export class UnsentQuestions {
  /** Asked for at each use: a browser that is to keep nothing refuses even the asking. */
  readonly #storage: () => Storage;
  readonly #key: string;
  readonly #listeners = new Listeners();
  #waiting: readonly Unsent[] = [];
  /** The browser keeps nothing: what waits is here alone, as long as the page is open. */
  #isHereAlone = false;
  #sending: Promise<string | undefined> | undefined;

  constructor(storage: () => Storage, userId: string) {
    this.#storage = storage;
    this.#key = front + userId;
    this.#waiting = this.#kept();
  }

  /** Oldest first; the same list until it changes. */
  read = (): readonly Unsent[] => this.#waiting;

  subscribe = (listener: () => void): (() => void) => {
    return this.#listeners.add(listener);
  };

  add(question: Unsent): void {
    this.#put([...this.#kept(), question]);
  }

  /**
   * Sends what waits, in order, until the server cannot be told; gives why. What is refused for good stays and holds up
   * nothing. Asked again meanwhile, it is the same attempt.
   */
  send(one: (question: Unsent) => Promise<Sent>): Promise<string | undefined> {
    this.#sending ??= this.#sendAll(one).finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendAll(one: (question: Unsent) => Promise<Sent>): Promise<string | undefined> {
    let refused: string | undefined;
    const tried = new Set<string>();
    const untried = () => this.#kept().find(({ id }) => !tried.has(id));
    for (let next = untried(); next; next = untried()) {
      const { id } = next;
      tried.add(id);
      const sent = await one(next);
      if (sent.ok) this.#put(this.#kept().filter((each) => each.id !== id));
      else if (sent.isFinal) refused ??= sent.code;
      else return sent.code;
    }
    this.#put(this.#kept());
    return refused;
  }

  #kept(): readonly Unsent[] {
    if (this.#isHereAlone) return this.#waiting;
    try {
      return JSON.parse(this.#storage().getItem(this.#key) ?? "[]") as Unsent[];
    } catch {
      return this.#waiting;
    }
  }

  #put(waiting: readonly Unsent[]): void {
    this.#waiting = waiting;
    try {
      if (waiting.length === 0) this.#storage().removeItem(this.#key);
      else this.#storage().setItem(this.#key, JSON.stringify(waiting));
      this.#isHereAlone = false;
    } catch {
      this.#isHereAlone = true;
    }
    this.#listeners.tell();
  }
}
