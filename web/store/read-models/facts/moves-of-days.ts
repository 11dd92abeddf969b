import { isCounted, type MoveToCount } from "#shared/rules/account-figures.ts";

/** What happened on the accounts of customers, own unsent moves among them. */
export type MoveList = {
  /** False until everything on the disk has been read. */
  readonly isLoaded: boolean;
  list(): readonly (MoveToCount & { id: string })[];
  subscribe(listener: () => void): () => void;
};
type Move = ReturnType<MoveList["list"]>[number];

const none: readonly Move[] = [];

/** Lines of accounts that days count, by day; a day's list is the same array until something of the day changes. */
export class MovesOfDays {
  readonly #list: () => readonly Move[];
  #grouped: readonly Move[] = none;
  #byDay = new Map<string, readonly Move[]>();

  constructor(moves: Pick<MoveList, "list"> | undefined) {
    this.#list = moves ? () => moves.list() : () => none;
  }

  /** Another whenever one of them may have changed. */
  edition(): object {
    return this.#list();
  }

  days(): Iterable<string> {
    this.#group();
    return this.#byDay.keys();
  }

  of(day: string): readonly Move[] {
    this.#group();
    return this.#byDay.get(day) ?? none;
  }

  #group(): void {
    const list = this.#list();
    if (list === this.#grouped) return;
    this.#grouped = list;
    const byDay = new Map<string, Move[]>();
    for (const move of list) {
      if (!isCounted(move)) continue;
      const day = byDay.get(move.day);
      if (day) day.push(move);
      else byDay.set(move.day, [move]);
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
