import type { Operation, OperationBody, OperationKind } from "#shared/sync/operations.ts";
import { packOperations } from "#shared/sync/pack.ts";
import {
  type ExchangeAnswer,
  type ExchangeRequest,
  maxOperationsPerExchange,
  protocolVersion,
} from "#shared/sync/protocol.ts";
import { operationId } from "#shared/sync/uuid.ts";

/** How a device speaks to the server: the same exchange as over HTTP. */
export type Exchange = (
  speaker: { userId: string },
  request: ExchangeRequest,
) => Promise<ExchangeAnswer>;

/** A device of the demonstration: writes operations as a phone would and sends them by the real exchange. */
export class DemoTill {
  readonly #writer: { deviceId: string; epoch: number };
  #waiting: Operation[] = [];
  readonly #given: {
    userId: string;
    shopId: string;
    label: string;
    exchange: Exchange;
    clock: () => number;
  };
  #seq = 0;
  #receipt = 0;

  constructor(
    deviceId: string,
    given: {
      userId: string;
      shopId: string;
      label: string;
      exchange: Exchange;
      clock: () => number;
    },
  ) {
    this.#writer = { deviceId, epoch: 1 };
    this.#given = given;
  }

  nextReceipt(): number {
    this.#receipt += 1;
    return this.#receipt;
  }

  /** For which shop it works. */
  get shopId(): string {
    return this.#given.shopId;
  }

  /** Who is signed in on it. */
  get userId(): string {
    return this.#given.userId;
  }

  /** Notes what happened at a moment in ms; gives its identifier. `by`: who did it, when somebody else is signed in. */
  write<K extends OperationKind>(
    kind: K,
    at: number,
    body: OperationBody<K>,
    by = this.userId,
  ): string {
    this.#seq += 1;
    const id = operationId(at, this.#writer, this.#seq);
    const head = { id, seq: this.#seq, shopId: this.#given.shopId, at, clockOffset: 0 };
    const actor = by === this.userId ? {} : { actorId: by };
    this.#waiting.push({ ...head, kind, body, ...actor } as Operation);
    return id;
  }

  /** Sends all that waits, or what is wanted of it, in its order. Gives the highest revision of the verdicts. */
  async send(isWanted: (operation: Operation) => boolean = () => true): Promise<number> {
    let rev = 0;
    const wanted = this.#waiting.filter(isWanted);
    this.#waiting = this.#waiting.filter((operation) => !isWanted(operation));
    for (let from = 0; from < wanted.length; from += maxOperationsPerExchange) {
      const operations = wanted.slice(from, from + maxOperationsPerExchange);
      const answer = await this.#given.exchange(
        { userId: this.#given.userId },
        this.#request(operations),
      );
      for (const [status, each, reasons] of answer.verdicts) {
        if (status === "refused")
          throw new Error(`The demonstration was refused: ${reasons?.join(", ")}`);
        rev = Math.max(rev, each);
      }
    }
    return rev;
  }

  /** Says that it is there, without anything to tell. */
  async greet(): Promise<void> {
    await this.#given.exchange({ userId: this.#given.userId }, this.#request([]));
  }

  #request(operations: Operation[]): ExchangeRequest {
    const { deviceId: id, epoch } = this.#writer;
    return {
      v: protocolVersion,
      app: "demo",
      device: { id, epoch, label: this.#given.label, lastSeq: this.#seq },
      now: this.#given.clock(),
      accessRev: 0,
      cursors: [],
      operations: packOperations(operations, this.#writer),
    };
  }
}
