import { msg, plural } from "@lingui/core/macro";
import { unpaidOf } from "#shared/rules/customer-account.ts";
import { leftOutOf, narrowedWords, places, type Telling, whenOf } from "#web/blocks/ask/asked.ts";
import { linked, type Said } from "#web/blocks/ask/said.ts";
import { movesOf } from "#web/blocks/notebook/moves-of.ts";
import { inGroup, type NotebookLine, notebookSums } from "#web/blocks/notebook/notebook-lines.ts";
import { phoneWords } from "#web/blocks/notebook/phone-words.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { formatMoney } from "#web/i18n/money.ts";
import type { AccountMoveRow } from "#web/store/queries/use-notebook.ts";
import { listedFirst } from "./listed.ts";

/** What answers of the notebook are told from: its lines as its page draws them, all that moved francs newest first. */
export type PeopleFacts = {
  lines: readonly NotebookLine[];
  moves: readonly AccountMoveRow[];
  points: (customerId: string) => number;
  /** How many may be reminded now. */
  toRemind: readonly string[];
};

/** Who owes, who paid, who bought: of the customers, or of one of them. */
export function answerPeople(facts: PeopleFacts, { asked, i18n }: Telling): Said {
  const { kind, ids, called, days } = asked;
  const id = ids.customer ?? "";
  const name = called.customer ?? "";
  const line = facts.lines.find((one) => one.id === id);
  const owed = line?.owed ?? 0;
  const out = leftOutOf(asked, "customer");
  const inside = facts.lines.filter((one) => !out.has(one.id) && isAmong(one.owed));
  const sums = notebookSums(inside);
  const when = whenOf(days, asked, i18n);
  const ofThem = (text: string) => linked(text, places.customer(id));
  const money = (francs: number) => ofThem(formatMoney(francs));
  switch (kind) {
    case "customer-debt":
      if (owed < 0)
        return { sentence: i18n._(msg`${name} ne doit rien et a ${money(-owed)} d’avance.`) };
      return {
        sentence: i18n._(msg`${name} vous doit ${money(owed)}.`),
        notes: line?.isLate ? [i18n._(msg`C’est en retard.`)] : [],
      };
    case "customer-deposit":
      return { sentence: i18n._(msg`${name} a ${money(Math.max(0, -owed))} d’avance.`) };
    case "customer-points": {
      const points = facts.points(id);
      const count = ofThem(i18n._(msg`${plural(points, { one: "# point", other: "# points" })}`));
      return { sentence: i18n._(msg`${name} a ${count}.`) };
    }
    case "customer-phone":
      return phone();
    case "customer-limit":
      return limit();
    case "customer-last-payment":
      return lastPayment();
    case "customer-purchases": {
      const francs = charged(movesOf(facts.moves, id));
      return {
        sentence: i18n._(msg`${when} : ${name} a pris ${money(francs)} sur son compte.`),
        notes: [onAccountOnly()],
      };
    }
    case "best-customer":
      return bestCustomer();
    case "total-debts":
      return {
        sentence: i18n._(
          msg`Les clients vous doivent ${linked(formatMoney(sums.owed), places.debts("owing"))}.`,
        ),
        notes: [
          ...narrowedWords(asked.narrowed, i18n),
          ...(sums.deposits > 0
            ? [i18n._(msg`avances des clients : ${formatMoney(sums.deposits)}`)]
            : []),
        ],
      };
    case "debtors":
      return those("owing", i18n._(msg`Personne ne vous doit rien.`));
    case "overdue-debts":
      return those("late", i18n._(msg`Aucune dette n’est en retard.`));
    case "to-remind": {
      const count = facts.toRemind.length;
      if (count === 0) return { sentence: i18n._(msg`Personne à relancer aujourd’hui.`) };
      const people = linked(
        i18n._(msg`${plural(count, { one: "# client", other: "# clients" })}`),
        "/notebook/reminders",
      );
      const names = listedFirst(facts.toRemind, 5, i18n);
      return { sentence: i18n._(msg`À relancer : ${people}, ${names}.`) };
    }
    default: {
      const count = facts.lines.filter(inGroup("all")).length;
      const people = linked(
        i18n._(msg`${plural(count, { one: "# client", other: "# clients" })}`),
        places.debts("all"),
      );
      return { sentence: i18n._(msg`Le cahier a ${people}.`) };
    }
  }

  function onAccountOnly(): string {
    return i18n._(msg`Ce qui se paie comptant ne dit pas le nom du client.`);
  }

  function charged(moves: readonly AccountMoveRow[]): number {
    return moves
      .filter(({ kind, day }) => kind === "charge" && day >= days.from && day <= days.to)
      .reduce((sum, { change }) => sum + change, 0);
  }

  function those(group: "owing" | "late", nobody: string): Said {
    const lines = inside.filter(inGroup(group));
    const notes = narrowedWords(asked.narrowed, i18n);
    if (lines.length === 0) return { sentence: nobody, notes };
    const francs = linked(
      formatMoney(group === "late" ? sums.late : sums.owed),
      places.debts(group),
    );
    const each = lines.map((one) => {
      const owes = linked(formatMoney(one.owed), places.customer(one.id));
      return `${one.customer?.name ?? i18n._(msg`Client inconnu`)} (${owes})`;
    });
    const people = listedFirst(each, 5, i18n);
    return group === "late"
      ? { sentence: i18n._(msg`${francs} en retard : ${people}.`), notes }
      : { sentence: i18n._(msg`On vous doit ${francs} : ${people}.`), notes };
  }

  function isAmong(owed: number): boolean {
    const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } =
      asked.narrowed ?? {};
    return owed >= least && owed <= most;
  }

  function phone(): Said {
    const { phone = "", otherPhone = "" } = line?.customer ?? {};
    const numbers = [phone, otherPhone].filter((one) => one !== "");
    if (numbers.length === 0)
      return {
        sentence: i18n._(msg`Aucun téléphone n’est noté pour ${ofThem(name)}.`),
        isUnknown: true,
      };
    const said = numbers.map((one) => ofThem(phoneWords(one))).join(", ");
    return { sentence: i18n._(msg`${name} répond au ${said}.`) };
  }

  function limit(): Said {
    const most = line?.customer?.creditLimit ?? null;
    if (most === null)
      return { sentence: i18n._(msg`${name} n’a pas de plafond, et doit ${money(owed)}.`) };
    const left = money(Math.max(0, most - owed));
    return {
      sentence: i18n._(msg`${name} peut encore prendre ${left} à crédit.`),
      notes: [i18n._(msg`Plafond de crédit : ${formatMoney(most)}`)],
    };
  }

  function lastPayment(): Said {
    const last = movesOf(facts.moves, id).find((one) => one.kind === "payment");
    if (!last)
      return {
        sentence: i18n._(msg`Aucun paiement de ${ofThem(name)} n’est connu de cet appareil.`),
        isUnknown: true,
      };
    const day = formatDate(`${last.day}T12:00:00.000Z`, i18n.locale as Language);
    return { sentence: i18n._(msg`${name} a payé ${money(-last.change)} le ${day}.`) };
  }

  function bestCustomer(): Said {
    const [best] = facts.lines
      .map((one) => ({ one, francs: charged(movesOf(facts.moves, one.id)) }))
      .sort((a, b) => b.francs - a.francs);
    if (!best || best.francs <= 0)
      return {
        sentence: i18n._(msg`${when} : aucun client n’a pris sur son compte.`),
        notes: [onAccountOnly()],
      };
    const who = best.one.customer?.name ?? i18n._(msg`Client inconnu`);
    const francs = linked(formatMoney(best.francs), places.customer(best.one.id));
    return {
      sentence: i18n._(msg`${when} : ${who} a pris le plus sur son compte, ${francs}.`),
      notes: [onAccountOnly()],
    };
  }
}

/** What is to be paid of each account until a day, whoever it is owed to. Francs. */
export function dueUntil(
  lines: readonly NotebookLine[],
  moves: readonly AccountMoveRow[],
  day: string,
): { id: string; name: string | undefined; francs: number }[] {
  return lines.flatMap(({ id, customer, owed }) => {
    if (owed <= 0) return [];
    const { unpaid } = unpaidOf(movesOf(moves, id), owed);
    const francs = unpaid.filter(({ due }) => due <= day).reduce((sum, { left }) => sum + left, 0);
    return francs > 0 ? [{ id, name: customer?.name, francs }] : [];
  });
}
