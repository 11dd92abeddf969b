import { msg, plural } from "@lingui/core/macro";
import type { SaidHours } from "#shared/ask/said-hours.ts";
import { leftOutOf, places, type Telling, whenOf } from "#web/blocks/ask/asked.ts";
import { linked, type Said } from "#web/blocks/ask/said.ts";
import { dayAfter } from "#web/blocks/days.ts";
import { byHour } from "#web/blocks/hours.ts";
import type { Ticket } from "#web/blocks/ticket.ts";
import { takenOff, ticketsAsked } from "#web/blocks/tickets/asked-tickets.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { listed } from "./listed.ts";

/** What answers of tickets are told from: those that this device holds, newest first. */
export type TicketFacts = {
  tickets: readonly Ticket[];
  undone: ReadonlySet<string>;
  /** Flagged sales and returns that nobody has settled. */
  toSettle: number;
  hourOf: (moment: string) => number;
  /** Time of day in hours: 10.5 is half past ten. */
  timeOf: (moment: string) => number;
  turnsAt: number;
  timeZone: string;
  nameOf: (sellerId: string) => string;
};

/** True for a time within the given hours of a business day that begins at `turnsAt`. */
function isWithin(time: number, { from, to }: SaidHours, turnsAt: number): boolean {
  const placeOf = (one: number) => (one - turnsAt + 24) % 24;
  const [first, last] = [from === 0 ? 0 : placeOf(from), to === 24 ? 24 : placeOf(to)];
  return placeOf(time) >= first && placeOf(time) < last;
}

/** For so many days a device keeps its tickets. */
const daysKept = 90;

/** One ticket, or what all of some days say together. */
export function answerTickets(facts: TicketFacts, { asked, i18n }: Telling): Said {
  const { kind, days, ids, today } = asked;
  const when = whenOf(days, asked, i18n);
  const own = asked.own ?? ids.seller;
  const mine = facts.tickets.filter(({ sellerId }) => !asked.own || sellerId === asked.own);
  const standing = mine.filter(({ id }) => !facts.undone.has(id));
  const hours = asked.narrowed?.hours;
  const [outSellers, outAgencies] = [leftOutOf(asked, "seller"), leftOutOf(asked, "agency")];
  const ofDays = ticketsAsked(standing, { ...days, seller: own }).filter(
    ({ soldAt, sellerId, agencyId = "" }) =>
      (!hours || isWithin(facts.timeOf(soldAt), hours, facts.turnsAt)) &&
      !outSellers.has(sellerId) &&
      !outAgencies.has(agencyId),
  );
  const notes =
    days.from < dayAfter(today, -daysKept)
      ? [i18n._(msg`Cet appareil garde ${daysKept} jours de tickets : les plus anciens manquent.`)]
      : [];
  switch (kind) {
    case "sales-total":
    case "seller-sales":
    case "ticket-count":
    case "average-basket":
      return salesOfHours();
    case "last-sale":
      return theTicket(standing[0]);
    case "ticket-by-number":
      return byNumber();
    case "largest-sale": {
      const [largest] = [...ofDays].sort((a, b) => b.total - a.total);
      if (!largest) return { sentence: i18n._(msg`${when} : aucun ticket.`), notes };
      const francs = linked(formatMoney(largest.total), places.ticket(largest.id));
      return {
        sentence: i18n._(
          msg`${when} : le plus gros ticket est de ${francs}, reçu ${largest.receiptNo}, par ${largest.sellerName}.`,
        ),
        notes,
      };
    }
    case "odd-sales":
      return {
        sentence:
          facts.toSettle === 0
            ? i18n._(msg`Aucune vente ni aucun retour à regarder.`)
            : i18n._(
                msg`${linked(i18n._(msg`${plural(facts.toSettle, { one: "# vente ou retour", other: "# ventes ou retours" })}`), "/dashboard")} à regarder.`,
              ),
      };
    case "busiest-hour": {
      const [best] = [...byHour(ofDays, facts.hourOf, facts.turnsAt)].sort(
        (a, b) => b.total - a.total,
      );
      if (!best) return { sentence: i18n._(msg`${when} : aucun ticket.`), notes };
      const francs = linked(formatMoney(best.total), places.tickets(days));
      const { hour } = best;
      return {
        sentence: i18n._(
          msg`${when} : on a vendu le plus entre ${hour} h et ${(hour + 1) % 24} h, ${francs}.`,
        ),
        notes,
      };
    }
    default:
      return kind === "seller-discounts" && !ids.seller ? bySeller() : discounts();
  }

  /** Sales of some hours of each day: only tickets have the hour. */
  function salesOfHours(): Said {
    const to = places.tickets(days, own ? { seller: own } : {});
    const francs = ofDays.reduce((sum, { total }) => sum + total, 0);
    const count = linked(
      i18n._(msg`${plural(ofDays.length, { one: "# ticket", other: "# tickets" })}`),
      to,
    );
    const back = [i18n._(msg`Les retours n’en sont pas déduits.`), ...notes];
    const name = asked.called.seller ?? "";
    const money = linked(formatMoney(francs), to);
    if (kind === "ticket-count") return { sentence: i18n._(msg`${when} : ${count}.`), notes };
    if (kind === "seller-sales")
      return {
        sentence: i18n._(msg`${when} : ${name} a vendu ${money}, sur ${count}.`),
        notes: back,
      };
    if (kind === "average-basket") {
      const each = ofDays.length === 0 ? 0 : Math.round(francs / ofDays.length);
      const basket = linked(formatMoney(each), to);
      return {
        sentence: i18n._(msg`${when} : panier moyen de ${basket}, sur ${count}.`),
        notes: back,
      };
    }
    return { sentence: i18n._(msg`${when} : ${money} de ventes.`), notes: back };
  }

  function theTicket(ticket: Ticket | undefined): Said {
    if (!ticket) return { sentence: i18n._(msg`Aucun ticket sur cet appareil.`) };
    const { id, receiptNo, soldAt, sellerName, total } = ticket;
    const at = formatDateTime(soldAt, i18n.locale as Language, facts.timeZone);
    const francs = linked(formatMoney(total), places.ticket(id));
    const isUndone = facts.undone.has(id);
    return {
      sentence: i18n._(msg`Reçu ${receiptNo}, ${at}, par ${sellerName} : ${francs}.`),
      notes: isUndone ? [i18n._(msg`Ce ticket a été annulé.`)] : [],
    };
  }

  function byNumber(): Said {
    const wanted = (ids.ticket ?? "").toLowerCase();
    const found = mine.filter(({ receiptNo }) => {
      const number = receiptNo.toLowerCase();
      return number === wanted || number.replace(/^.*-0*/, "") === wanted.replace(/^0+/, "");
    });
    if (found.length === 0)
      return {
        sentence: i18n._(msg`Aucun reçu ne porte ce numéro sur cet appareil.`),
        isUnknown: true,
      };
    if (found.length === 1) return theTicket(found[0]);
    const each = found
      .slice(0, 5)
      .map(({ id, receiptNo, total }) =>
        [receiptNo, linked(formatMoney(total), places.ticket(id))].join(" "),
      );
    return { sentence: i18n._(msg`Plusieurs reçus portent ce numéro : ${listed(each, i18n)}.`) };
  }

  function discounts(): Said {
    const off = ticketsAsked(ofDays, { discounted: true });
    const francs = off.reduce((sum, ticket) => sum + takenOff(ticket), 0);
    const to = places.tickets(days, { discounted: "1", ...(own && { seller: own }) });
    const who = asked.called.seller;
    const money = linked(formatMoney(francs), to);
    const count = i18n._(msg`${plural(off.length, { one: "# ticket", other: "# tickets" })}`);
    return {
      sentence: who
        ? i18n._(msg`${when} : ${money} de remises par ${who}, sur ${count}.`)
        : i18n._(msg`${when} : ${money} de remises, sur ${count}.`),
      notes,
    };
  }

  function bySeller(): Said {
    const sums = new Map<string, number>();
    for (const ticket of ticketsAsked(ofDays, { discounted: true }))
      sums.set(ticket.sellerId, (sums.get(ticket.sellerId) ?? 0) + takenOff(ticket));
    if (sums.size === 0) return { sentence: i18n._(msg`${when} : aucune remise.`), notes };
    const each = [...sums]
      .sort(([, one], [, other]) => other - one)
      .map(([id, francs]) => {
        const to = places.tickets(days, { discounted: "1", seller: id });
        return `${facts.nameOf(id)} (${linked(formatMoney(francs), to)})`;
      });
    return { sentence: i18n._(msg`${when}, remises : ${listed(each, i18n)}.`), notes };
  }
}
