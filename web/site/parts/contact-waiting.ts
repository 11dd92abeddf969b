import type { ContactFields, NewContact } from "#shared/schemas/desk.ts";

/** What stands in the form. */
export type ContactDraft = Partial<ContactFields>;
type KeptDraft = { fields: ContactDraft; typedAt: number };

/**
 * What became of a message: `offline`, `server` and `too-many` leave it waiting here; `refused` gives it back to be
 * changed.
 */
export type ContactSent = "sent" | "offline" | "server" | "too-many" | "refused";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;
type Post = (message: NewContact) => Promise<{ status: number }>;

/** How long what was typed and not sent is kept, ms; the cookies page says so. */
const longestDraft = 30 * 86_400_000;

/** What our server answers when it has the message, and when it never will. */
const taken = 202;
const refusals: ReadonlySet<number> = new Set([400, 409, 413]);

const draftKey = "contact-draft";
const waitingKey = "contact-waiting";

/** The contact form's memory: what is typed, and the message that is to be sent, until the server has it. */
export class ContactWaiting {
  /** Asked for at each use: a browser that is to keep nothing refuses even the asking. */
  readonly #storage: () => Storage;
  readonly #now: () => number;
  #waiting: NewContact | undefined;
  #sending: Promise<ContactSent> | undefined;

  constructor(storage: () => Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
    this.#waiting = this.#read<NewContact>(waitingKey);
    const typedAt = this.#read<KeptDraft>(draftKey)?.typedAt ?? 0;
    if (now() - typedAt > longestDraft) this.#write(draftKey, undefined);
  }

  get draft(): ContactDraft | undefined {
    return this.#read<KeptDraft>(draftKey)?.fields;
  }

  set draft(fields: ContactDraft) {
    const kept: KeptDraft = { fields, typedAt: this.#now() };
    this.#write(draftKey, kept);
  }

  /** The message on its way; its name stays the same however often it is tried. */
  get waiting(): NewContact | undefined {
    return this.#waiting;
  }

  wait(message: NewContact): void {
    this.#waiting = message;
    this.#write(waitingKey, message);
  }

  /** It is to be changed first; what was typed stays. */
  takeBack(): void {
    this.#waiting = undefined;
    this.#write(waitingKey, undefined);
  }

  /** Tries once. Asked again meanwhile, it is the same attempt. */
  send(post: Post): Promise<ContactSent> {
    this.#sending ??= this.#send(post).finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #send(post: Post): Promise<ContactSent> {
    const message = this.#waiting;
    if (!message) return "sent";
    let status: number;
    try {
      ({ status } = await post(message));
    } catch {
      return "offline";
    }
    if (status === 429) return "too-many";
    // Whatever else answers is a portal or proxy in the server's place, or a server that fails: nobody has the message.
    if (status !== taken && !refusals.has(status)) return "server";
    // Taken back and changed while it was under way: the newer one is another message.
    if (this.#waiting?.id === message.id) this.takeBack();
    if (status !== taken) return "refused";
    this.#write(draftKey, undefined);
    return "sent";
  }

  #read<T>(key: string): T | undefined {
    try {
      const text = this.#storage().getItem(key);
      return text === null ? undefined : (JSON.parse(text) as T);
    } catch {
      return undefined;
    }
  }

  #write(key: string, value: object | undefined): void {
    try {
      if (value === undefined) this.#storage().removeItem(key);
      else this.#storage().setItem(key, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing sends as long as the page is open.
    }
  }
}
