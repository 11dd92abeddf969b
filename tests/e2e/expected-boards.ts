import { must } from "#shared/must.ts";
import {
  fateOf,
  isOfStreet,
  leastOf,
  leftAtEnd,
  sellerOf,
  spareOf,
} from "#tests/replay/made-up.ts";
import type { FileLine, Sums, TradeFile } from "#tests/replay/trade-file.ts";
import { net, netPieces, shortMonth } from "./expected-report.ts";
import type { Hands } from "./hands.ts";

/** The day so many days after a day. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** A line that the reseller sold, as it stands on the evening of a look. */
export type StreetLine = FileLine & {
  status: "pending" | "confirmed" | "declined";
  /** Day of the yes; undefined without one. */
  confirmedOn: string | undefined;
  isPaid: boolean;
  /** Francs a piece below which it may not go. */
  least: number;
  /** Francs that it earns once confirmed. */
  commission: number;
};

/** A ticket of the shop's books. */
export type Ticket = { at: string; seller: string; total: number };

type Named = { id: string; name: string; price: number };

/** What the text of the file says of a shop on the evening of a day. */
export class ExpectedBoards {
  readonly day: string;
  readonly yesterday: string;
  /** Everything that the reseller has sold until now. */
  readonly street: readonly StreetLine[];
  readonly #streetByLine: ReadonlyMap<FileLine, StreetLine>;
  readonly #file: TradeFile;
  readonly #hands: Hands;
  readonly #products: ReadonlyMap<string, Named>;

  constructor(
    given: { file: TradeFile; hands: Hands; products: ReadonlyMap<string, Named> },
    day: string,
  ) {
    this.#file = given.file;
    this.#hands = given.hands;
    this.#products = given.products;
    this.day = day;
    this.yesterday = dayAfter(day, -1);
    const sold = given.file.lines.filter((line) => line.day <= day && isInStreet(line));
    this.#streetByLine = new Map(sold.map((line) => [line, asItStands(line, day)]));
    this.street = [...this.#streetByLine.values()];
  }

  named = (code: string): Named => must(this.#products.get(code), code);

  get productCount(): number {
    return this.#products.size;
  }

  /** What was sold and came back, by one of the three or by all: the reseller's sales count once they are confirmed. */
  sums(isWanted: (line: FileLine) => boolean, hand?: keyof Hands): Sums {
    return this.#sumsOf(this.#file.lines.filter(isWanted), hand);
  }

  #sumsOf(lines: readonly FileLine[], hand?: keyof Hands): Sums {
    const theirs = lines.filter(
      (line) => line.day <= this.day && (hand === undefined || this.#handOf(line) === hand),
    );
    const inShop = this.#file.sumsOf(theirs.filter((line) => !isInStreet(line)));
    const ofStreet = this.#confirmed(theirs);
    return {
      ...inShop,
      // A yes to a line makes a ticket of its own.
      tickets: inShop.tickets + ofStreet.length,
      lines: inShop.lines + ofStreet.length,
      pieces: inShop.pieces + sumOf(ofStreet, ({ pieces }) => pieces),
      revenue: inShop.revenue + sumOf(ofStreet, francsOf),
    };
  }

  /** Who sold or took back anything today, the most francs first. */
  sellersOfToday(): { name: string; sums: Sums }[] {
    return Object.entries(this.#hands)
      .map(([hand, { fullName: name }]) => ({
        ...{ name, sums: this.sums(({ day }) => day === this.day, hand as keyof Hands) },
      }))
      .filter(({ sums }) => sums.tickets + sums.returns > 0)
      .sort((a, b) => net(b.sums) - net(a.sums));
  }

  /** Tickets of a day, the newest first. */
  tickets(isWanted: (line: FileLine) => boolean): Ticket[] {
    const byInvoice = new Map<string, Ticket>();
    for (const line of this.#file.lines) {
      if (line.day > this.day || line.pieces < 0 || isInStreet(line) || !isWanted(line)) continue;
      const seller = this.#hands[this.#handOf(line)].fullName;
      const { total } = byInvoice.get(line.invoice) ?? { total: 0 };
      byInvoice.set(line.invoice, { at: line.at, seller, total: total + francsOf(line) });
    }
    const { fullName: seller } = this.#hands.reseller;
    const ofStreet = this.#confirmed(this.#file.lines.filter(isWanted)).map((line) => ({
      ...{ at: line.at, seller, total: francsOf(line) },
    }));
    return [...byInvoice.values(), ...ofStreet].sort((a, b) => (a.at < b.at ? 1 : -1));
  }

  /** Francs sold in each hour of today, from the first to the last in which something was. */
  hours(): [hour: number, francs: number][] {
    const tickets = this.tickets(({ day }) => day === this.day);
    const hourOf = ({ at }: Ticket) => Number(at.slice(11, 13));
    const [last, first] = [tickets[0], tickets.at(-1)].map((one) => (one ? hourOf(one) : 0));
    if (first === undefined || last === undefined || tickets.length === 0) return [];
    return Array.from({ length: last - first + 1 }, (_, at) => [
      first + at,
      sumOf(
        tickets.filter((one) => hourOf(one) === first + at),
        ({ total }) => total,
      ),
    ]);
  }

  /** Francs of commissions that came about on a day: by the day of the yes. */
  commissionsOf(day: string): number {
    return sumOf(
      this.street.filter(({ confirmedOn }) => confirmedOn === day),
      ({ commission }) => commission,
    );
  }

  /** Pieces by product since Sunday, most first, and the moment of the last sale of each. */
  bestOfWeek(): { name: string; pieces: number; soldAt: string }[] {
    const weekday = new Date(`${this.day}T12:00:00Z`).getUTCDay();
    const sunday = dayAfter(this.day, -weekday);
    return this.best(({ day }) => day >= sunday, 4).map(({ code, name, pieces }) => ({
      ...{ name, pieces, soldAt: must(this.tickets((line) => line.code === code)[0]?.at) },
    }));
  }

  /** Products of which most pieces went, less what came back. */
  best(
    isWanted: (line: FileLine) => boolean,
    most: number,
    hand?: keyof Hands,
  ): (Named & { code: string; pieces: number; francs: number })[] {
    const byCode = new Map<string, FileLine[]>();
    for (const line of this.#file.lines)
      if (isWanted(line)) byCode.set(line.code, [...(byCode.get(line.code) ?? []), line]);
    return [...byCode]
      .map(([code, lines]) => {
        const sums = this.#sumsOf(lines, hand);
        return { ...this.named(code), code, pieces: netPieces(sums), francs: net(sums) };
      })
      .filter(({ pieces }) => pieces > 0)
      .sort((a, b) => b.pieces - a.pieces || b.francs - a.francs || (a.id < b.id ? -1 : 1))
      .slice(0, most);
  }

  /** What is at its threshold of five pieces or below, the emptiest shelf first. */
  lowStock(): { name: string; left: number }[] {
    const writtenOff = new Set(this.#file.lines.filter(isWrittenOff).map(({ code }) => code));
    const left = new Map(
      [...this.#products.keys()].map((code) => [code, leftAtEnd(code, writtenOff.has(code))]),
    );
    const move = (code: string, pieces: number) => left.set(code, (left.get(code) ?? 0) + pieces);
    for (const line of this.#file.lines) {
      const isBack = line.invoice.startsWith("C");
      // A shelf holds what will still be taken off it, and what has come back.
      if (isBack && line.day <= this.day) move(line.code, -line.pieces);
      if (!isBack && line.day > this.day) move(line.code, Math.abs(line.pieces));
      if (isInStreet(line) && line.day > this.day)
        move(line.code, spareOf(line.invoice, line.code));
    }
    return [...left]
      .filter(([, pieces]) => pieces <= 5)
      .map(([code, pieces]) => ({ name: this.named(code).name, left: pieces }))
      .sort((a, b) => a.left - b.left);
  }

  /** What the reseller has in hand, by name. */
  held(): { name: string; price: number; least: number; pieces: number }[] {
    const byCode = new Map<string, { least: number; pieces: number }>();
    for (const { invoice, code, pieces: sold, status, least } of this.street) {
      const pieces = spareOf(invoice, code) + (status === "declined" ? sold : 0);
      if (pieces === 0) continue;
      const before = byCode.get(code) ?? { least, pieces: 0 };
      byCode.set(code, {
        ...{ least: Math.min(before.least, least), pieces: before.pieces + pieces },
      });
    }
    return (
      [...byCode]
        .map(([code, one]) => ({ ...this.named(code), ...one }))
        // The price of the shop may have come down below a minimum that was agreed before.
        .map((one) => ({ ...one, price: Math.max(one.price, one.least) }))
        .sort((a, b) => a.name.localeCompare(b.name, "fr") || (a.id < b.id ? -1 : 1))
    );
  }

  /** Products of which the reseller sold most pieces that were confirmed. */
  bestOfStreet(most: number): { name: string; pieces: number }[] {
    const byCode = new Map<string, number>();
    for (const { code, pieces } of this.#confirmed(this.#file.lines))
      byCode.set(code, (byCode.get(code) ?? 0) + pieces);
    return [...byCode]
      .map(([code, pieces]) => ({ name: this.named(code).name, pieces }))
      .sort((a, b) => b.pieces - a.pieces || a.name.localeCompare(b.name, "fr"))
      .slice(0, most);
  }

  /** `30 nov. 2010`: the shop was opened the day before the file begins. */
  get openedOn(): string {
    const day = dayAfter(must(this.#file.lines[0]).day, -1);
    return `${Number(day.slice(8))} ${shortMonth(day.slice(0, 7))}`;
  }

  #confirmed(lines: readonly FileLine[]): StreetLine[] {
    return lines
      .flatMap((line) => this.#streetByLine.get(line) ?? [])
      .filter(({ status }) => status === "confirmed");
  }

  #handOf(line: FileLine): keyof Hands {
    if (isInStreet(line)) return "reseller";
    return sellerOf(line.invoice) === 0 ? "owner" : "seller";
  }
}

export const francsOf = ({ pieces, price }: FileLine) => pieces * price;

export const sumOf = <T>(all: readonly T[], figureOf: (one: T) => number): number =>
  all.reduce((sum, one) => sum + figureOf(one), 0);

const isWrittenOff = ({ pieces, invoice }: FileLine) => pieces < 0 && !invoice.startsWith("C");

const isInStreet = ({ pieces, code }: FileLine) => pieces > 0 && isOfStreet(code);

function asItStands(line: FileLine, day: string): StreetLine {
  const fate = fateOf(line.invoice, line.code);
  const yes = {
    ...{ confirmed: line.day, "paid-next-morning": line.day },
    ...{ "confirmed-next-morning": dayAfter(line.day, 1), declined: undefined, waits: undefined },
  }[fate];
  const confirmedOn = yes !== undefined && yes <= day ? yes : undefined;
  const least = leastOf(line.price, line.code);
  return {
    ...line,
    ...{ confirmedOn, least, commission: (line.price - least) * line.pieces },
    status: confirmedOn ? "confirmed" : fate === "declined" ? "declined" : "pending",
    isPaid: fate === "paid-next-morning" && line.day < day,
  };
}
