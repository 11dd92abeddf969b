import { dayCutOf } from "#shared/rules/business-day.ts";
import type { MonthBook } from "#shared/schemas/month-book.ts";
import type { Member } from "#shared/schemas/person.ts";
import type { RowKind } from "#shared/sync/rows.ts";
import type { ScopeView } from "#web/store/books/scope-feed.ts";
import type { Device } from "#web/store/device.ts";
import { resellerOf, shopOfScope } from "#web/store/hub/access.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { FiguresBook } from "#web/store/read-models/facts/figures-book.ts";
import { knownRate } from "#web/store/read-models/facts/known-rate.ts";
import { TicketBook } from "#web/store/read-models/facts/ticket-book.ts";
import type { TicketRow } from "#web/store/read-models/facts/ticket-row.ts";
import type { Goods } from "#web/store/read-models/goods.ts";
import { LiveRows } from "#web/store/read-models/live-rows.ts";
import { OwnTill } from "#web/store/read-models/tills/own-till.ts";
import { openTillActBook } from "#web/store/read-models/tills/till-act-book.ts";

/** Rows of one kind on the disk. */
export type RowsOf = (kind: RowKind) => readonly { rev: number }[];

type Made = {
  members: LiveRows<"members">;
  months: LiveRows<"months">;
  tickets: TicketBook;
  till: OwnTill;
  acts: ReturnType<typeof openTillActBook>;
  shop: LiveRows<"shops">;
};

export type ShownNow = {
  /** Sales of this device that were not refused. */
  own: readonly OperationRecord[];
  tickets: readonly TicketRow[];
  members: readonly Member[];
  months: readonly MonthBook[];
  /** Identifiers of the sales in the open till, and the own sales made since it was opened. */
  inTill: readonly string[];
  belongInTill: readonly OperationRecord[];
};

/**
 * Tickets, members, figures and till of one scope as screens hold them for as long as the page is open, fed by the one
 * feed; and the same made now of what lies on the disk. At rest there must be no difference.
 */
export class DeviceViews {
  readonly #device: Device;
  readonly #scope: string;
  readonly #goods: Goods;
  readonly #kept: Made;
  #looked: readonly unknown[] = [];

  constructor(device: Device, scope: string, goods: Goods) {
    this.#device = device;
    this.#scope = scope;
    this.#goods = goods;
    this.#kept = this.#make();
    const feed = device.feedOf(scope);
    for (const view of viewsOf(this.#kept)) feed.join(view).loaded.catch(() => undefined);
  }

  /** What the screens show otherwise than the disk, of business days from `since` on; undefined when nothing. */
  difference(rows: RowsOf, since: string): string | undefined {
    if (!this.#kept.tickets.isLoaded || !this.#kept.months.isLoaded) return undefined;
    const fresh = this.#make();
    const own = this.#device.outbox.records();
    for (const view of viewsOf(fresh)) {
      view.takeRows(Object.fromEntries(view.kinds.map((kind) => [kind, rows(kind)])));
      if (view.takeAllOwn) view.takeAllOwn(own);
      else view.takeOwn?.({ put: own, removed: [] });
    }
    const [shown, expected] = [this.#shown(this.#kept, since), this.#shown(fresh, since)];
    for (const [name, value] of Object.entries(expected)) {
      const found = shown[name as keyof typeof shown];

      if (found !== value) return `${name} as ${differing(found, value)}`;
    }
    return undefined;
  }

  /** What the screens show at this moment, whatever is under way; undefined while it is read first, or is as it was. */
  shown(): ShownNow | undefined {
    const { tickets, months, members, till, acts } = this.#kept;
    if (!tickets.isLoaded || !months.isLoaded) return undefined;
    const { outbox } = this.#device;
    const all = outbox.records();
    const states = all.filter(({ state }) => state !== "refused").length;
    const now = [tickets.all(), members.list(), months.list(), till.session(), all.at(-1), states];
    if (now.every((value, at) => value === this.#looked[at])) return undefined;
    this.#looked = now;
    const shopId = shopOfScope(this.#scope);
    const isOfReseller = resellerOf(this.#scope) !== undefined;
    const records = isOfReseller ? [] : all;
    const own = records.filter(
      ({ operation, state }) =>
        operation.kind === "sale" && operation.shopId === shopId && state !== "refused",
    );
    const { after, sales } = till.session();
    const from = acts.list().find(({ id }) => id === after);
    const epoch = outbox.meta.counters.epoch;
    const isSince = (record: OperationRecord) =>
      from !== undefined &&
      (record.epoch - (outbox.get(from.id)?.epoch ?? epoch) || record.seq - from.seq) > 0;
    return {
      own,
      tickets: tickets.all(),
      members: members.list(),
      months: months.list(),
      inTill: isOfReseller ? [] : sales,
      belongInTill: own.filter(isSince),
    };
  }

  #make(): Made {
    const { outbox, clock } = this.#device;
    const [scope, shopId] = [this.#scope, shopOfScope(this.#scope)];
    const [members, months, shop] = [
      new LiveRows("members"),
      new LiveRows("months"),
      new LiveRows("shops"),
    ];
    const current = () => shop.list()[0];
    const tickets = new TicketBook({
      ...{ outbox, scope, shopId, members, shop: current },
      onShop: (tell) => shop.subscribe(tell),
    });
    const code = () => this.#device.accessTo(shopId)?.deviceCode ?? "";
    const cut = () => dayCutOf(current());
    const acts = openTillActBook({ shopId, cut, code, nameOf: () => "" });
    const till = new OwnTill({
      ...{ outbox, shopId, acts, code, cut, clock },
      rateOf: (told, at) => knownRate(told, current(), at),
    });
    return { members, months, tickets, till, acts, shop };
  }

  #shown({ members, months, tickets, till }: Made, since: string) {
    const { outbox } = this.#device;
    const own = (id: string) => outbox.get(id);
    const book = new FiguresBook({ tickets, returns: this.#goods.returns, months, own });
    const always = { from: since, to: "9999-12-31" };
    // What was done today is another when the clock is set, of which a till hears with what comes next.
    till.takeOwn();
    const { figures, sales, elsewhere } = till.session();
    return {
      members: JSON.stringify(byText(members.list().map(({ userId, rev }) => [userId, rev]))),
      tickets: JSON.stringify(
        tickets
          .all()
          .filter(({ day }) => day >= since)
          .map(({ id, total, flags }) => [id, total, flags]),
      ),
      figures: JSON.stringify(
        byText(book.days(always).map((day) => [day.day, day.sellerId, day.agencyId, day.revenue])),
      ),
      till: resellerOf(this.#scope) ? "" : JSON.stringify([figures, byText(sales), elsewhere]),
    };
  }
}

/** In the order in which a device opens them: what others are made with first. */
const viewsOf = ({ shop, members, months, tickets, acts, till }: Made): ScopeView[] => [
  ...[shop, members, months, tickets, acts, till],
];

/** Both from a little before they part. */
function differing(shown: string, expected: string): string {
  let at = 0;
  while (at < shown.length && shown[at] === expected[at]) at += 1;
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 200);
  return `… ${part(shown)}, the disk has … ${part(expected)}`;
}

function byText<T>(list: readonly T[]): T[] {
  return list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
