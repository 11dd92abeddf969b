import type { Payment } from "#shared/schemas/sale.ts";
import { demand } from "./oracle-shop.ts";

type Told = { saleId: string; rev: number; again: boolean };

/** Letters and digits alone, small; the simulation writes no others. */
const plain = (reference: string) => reference.toLowerCase().replace(/[^a-z0-9]/g, "");

/** References of one shop as they were told, revision by revision: of several sales with one, all but one are flagged. */
export class ReferenceBook {
  readonly #told = new Map<string, Told[]>();
  readonly #doubtful: { reference: string; told: Told }[] = [];

  /** What a sale says of its own: whether the flag must be there; undefined where another of the revision decides. */
  expects(payments: readonly Payment[], saleId: string, rev: number): boolean | undefined {
    const own = referencesOf(payments);
    if (new Set(own).size < own.length) return true;
    const others = own.flatMap((one) => this.#told.get(one) ?? []);
    if (others.some((other) => other.saleId !== saleId && other.rev < rev)) return true;
    return own.length === 0 ? false : undefined;
  }

  /** Enters what a sale told; of one that is flagged for nothing earlier, another of its revision must be the reason. */
  enter(payments: readonly Payment[], saleId: string, rev: number, again: boolean): void {
    for (const doubt of this.#doubtful.splice(0)) {
      if (doubt.told.rev === rev) this.#doubtful.push(doubt);
      else this.#settle(doubt);
    }
    for (const reference of new Set(referencesOf(payments))) {
      const told = { saleId, rev, again };
      const list = this.#told.get(reference) ?? [];
      this.#told.set(reference, [...list, told]);
      this.#doubtful.push({ reference, told });
    }
  }

  /** Once a revision is past: one of those that told a reference first is not flagged for it, unless it was told before. */
  #settle({ reference, told }: { reference: string; told: Told }): void {
    const list = this.#told.get(reference) ?? [];
    const isOld = list.some(({ rev }) => rev < told.rev);
    const firsts = list.filter(({ rev, again }) => rev === told.rev && !again);
    const isRight = isOld ? firsts.length === 0 : firsts.length <= 1;
    demand(
      isRight,
      "P1",
      () => `${reference} was told first by ${firsts.length} sales at ${told.rev}`,
    );
    const isAlone = list.length === 1;
    demand(
      !(isAlone && told.again) || this.#isTwiceIn(told.saleId),
      "P1",
      () => `${reference} of ${told.saleId.slice(-6)} is flagged, and nobody else told it`,
    );
  }

  /** A sale with several references may be flagged for another of them. */
  #isTwiceIn(saleId: string): boolean {
    const own = [...this.#told.values()].filter((list) =>
      list.some((one) => one.saleId === saleId),
    );
    return own.length > 1;
  }
}

function referencesOf(payments: readonly Payment[]): string[] {
  return payments.flatMap((payment) =>
    payment.method === "mobile-money" && payment.reference ? plain(payment.reference) : [],
  );
}
