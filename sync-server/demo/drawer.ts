import { type TillFact, tillFigures } from "#shared/rules/till.ts";
import type { AccountMoveBody } from "#shared/schemas/customer-account.ts";
import type { ReturnBody, SaleBody } from "#shared/schemas/sale.ts";
import type { MobileMatch } from "#shared/schemas/till.ts";
import type { DemoTill } from "./till.ts";

type Payment = Extract<AccountMoveBody, { kind: "payment" }>;
type PaidByPhone = Extract<Payment, { method: "mobile-money" }>;
type Session = { id: string; at: number; facts: TillFact[]; sellers: Set<string>; toCome: number };

/** A till of the demonstration: what goes through its drawer between an opening and a closing. Moments in ms. */
export class Drawer {
  readonly till: DemoTill;
  readonly float: number;
  #session: Session | undefined;
  #closings = 0;
  #payments = 0;

  constructor(till: DemoTill, float: number) {
    this.till = till;
    this.float = float;
  }

  get isOpen(): boolean {
    return this.#session !== undefined;
  }

  open(at: number, by: string): void {
    const id = this.till.write("till.open", at, { float: this.float }, by);
    this.#session = { id, at, facts: [], sellers: new Set(), toCome: 0 };
  }

  sell(at: number, sale: Omit<SaleBody, "receipt">, by: string): string {
    const receipt = this.till.nextReceipt();
    const who = by === this.till.userId ? {} : { sellerId: by };
    this.#note({ kind: "sale", receipt, ...sale }, by);
    if (this.#session && sale.payments.some((one) => "reference" in one && !one.reference))
      this.#session.toCome += 1;
    return this.till.write("sale", at, { ...sale, receipt, ...who });
  }

  takeBack(at: number, body: ReturnBody, by: string): string {
    this.#note({ kind: "return", ...body, isVoid: body.isVoid ?? false }, by);
    return this.till.write("return", at, body, by);
  }

  /** Money that a customer pays on their account; without the number of its receipt, which is given here. */
  receive(at: number, payment: Omit<Payment, "receipt">, by: string): void {
    this.#payments += 1;
    this.#note({ ...payment, kind: "payment" }, by);
    const body = { ...payment, receipt: this.#payments } as Payment;
    this.till.write("account.move", at, body, by);
  }

  /** What a supplier is paid by telephone; without the number of its paper, which is given here. */
  paySupplier(
    at: number,
    payment: Omit<PaidByPhone, "receipt" | "kind" | "method">,
    by: string,
  ): void {
    this.#payments += 1;
    const means = { kind: "payment", method: "mobile-money" } as const;
    const body = { ...means, ...payment, receipt: this.#payments };
    this.till.write("account.move", at, body, by);
  }

  move(at: number, move: { direction: "in" | "out"; amount: number; reason: string }, by: string) {
    this.#note({ kind: "move", ...move });
    this.till.write("till.move", at, move, by);
  }

  /** Counted with so many francs more than there should be, below zero for less. */
  close(at: number, difference: number, by: string, note = ""): void {
    const session = this.#session;
    if (!session) return;
    this.#session = undefined;
    this.#closings += 1;
    const figures = tillFigures(this.float, session.facts);
    this.till.write(
      "till.close",
      at,
      {
        ...{ z: this.#closings, after: session.id, since: session.at, wasOpened: true, figures },
        ...{ openedAt: new Date(session.at).toISOString(), counts: [], vatRate: 0, note },
        ...{ counted: Math.max(0, figures.expected + difference), sellers: [...session.sellers] },
        mobile: provenIn(session),
      },
      by,
    );
  }

  #note(fact: TillFact, by?: string): void {
    this.#session?.facts.push(fact);
    if (by) this.#session?.sellers.add(by);
  }
}

/** All that a message proves was found on the telephone. */
function provenIn({ facts, toCome }: Session): MobileMatch {
  const found = { count: 0, francs: 0 };
  for (const fact of facts) {
    const payments = fact.kind === "sale" ? fact.payments : fact.kind === "payment" ? [fact] : [];
    for (const { method, amount } of payments) {
      if (method !== "mobile-money") continue;
      found.count += 1;
      found.francs += amount;
    }
  }
  return { toCome, found, missing: { count: 0, francs: 0 }, notes: [] };
}
