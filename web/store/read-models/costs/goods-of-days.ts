import {
  type GoodsOfDay,
  type GoodsTally,
  isOfLoss,
  type LossToCount,
  tallyGoods,
} from "#shared/rules/cost-figures.ts";
import {
  FactsOfDays,
  type ReturnList,
  type TicketDays,
} from "#web/store/read-models/facts/facts-of-days.ts";
import { Memo } from "#web/store/read-models/memo.ts";

export type LossList = {
  list(): readonly (LossToCount & { id: string })[];
  subscribe(tell: () => void): () => void;
};

const none: readonly (LossToCount & { id: string })[] = [];

/** What became of goods on each day of which the device holds facts; a day's list is the same until something of it changes. */
export class GoodsOfDays {
  readonly #facts: FactsOfDays;
  readonly #losses: LossList;
  readonly #kept = new Memo<readonly GoodsOfDay[]>();
  #grouped: readonly (LossToCount & { id: string })[] | null = null;
  #byDay = new Map<string, readonly (LossToCount & { id: string })[]>();

  constructor(parts: { tickets: TicketDays; returns: ReturnList; losses: LossList }) {
    this.#facts = new FactsOfDays(parts.tickets, parts.returns);
    this.#losses = parts.losses;
  }

  /** Others whenever something of it may have changed. */
  edition(): readonly object[] {
    return [...this.#facts.edition(), this.#losses.list()];
  }

  days(): string[] {
    this.#group();
    return [...new Set([...this.#facts.days(), ...this.#byDay.keys()])].sort();
  }

  /** `isUnheld`: of a closed month, whether its row does not hold a fact yet; kept for as long as the row is the same. */
  of(
    day: string,
    isUnheld?: { row: object; test: (id: string) => boolean },
  ): readonly GoodsOfDay[] {
    this.#group();
    const losses = this.#byDay.get(day) ?? none;
    const [sales, returns] = [this.#facts.tickets(day), this.#facts.returns(day)];
    return this.#kept.of(day, [sales, returns, losses, isUnheld?.row], () => {
      const wanted = ({ id }: { id: string }) => isUnheld?.test(id) ?? true;
      const tally: GoodsTally = new Map();
      tallyGoods(tally, {
        sales: sales.filter(wanted),
        returns: returns.filter(wanted),
        losses: losses.filter(wanted),
      });
      return [...tally.values()];
    });
  }

  subscribe(listener: () => void): () => void {
    return this.#losses.subscribe(listener);
  }

  #group(): void {
    const list = this.#losses.list();
    if (list === this.#grouped) return;
    this.#grouped = list;
    const byDay = new Map<string, (LossToCount & { id: string })[]>();
    for (const loss of list) {
      if (!isOfLoss(loss)) continue;
      const day = byDay.get(loss.day);
      if (day) day.push(loss);
      else byDay.set(loss.day, [loss]);
    }
    const before = this.#byDay;
    this.#byDay = new Map(
      [...byDay].map(([day, now]) => {
        const was = before.get(day);
        const isSame = was?.length === now.length && now.every((one, at) => one === was[at]);
        return [day, isSame ? was : now];
      }),
    );
  }
}
