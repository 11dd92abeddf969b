import { msg, plural } from "@lingui/core/macro";
import { isOpen, leftOf, standingOf } from "#shared/rules/order.ts";
import { invoiced } from "#shared/rules/purchase.ts";
import { leftOutOf, narrowedWords, places, type Telling, whenOf } from "#web/blocks/ask/asked.ts";
import { linked, type Said } from "#web/blocks/ask/said.ts";
import { type NotebookLine, notebookSums } from "#web/blocks/notebook/notebook-lines.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { formatMeasure } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import type { AccountMoveRow } from "#web/store/queries/use-notebook.ts";
import type { OrderRow } from "#web/store/queries/use-orders.ts";
import type { PurchaseRow } from "#web/store/queries/use-purchases.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { listedFirst } from "./listed.ts";
import { dueUntil } from "./people.ts";

/** What answers of buying are told from; lists are the newest first. */
export type BuyingFacts = {
  lines: readonly NotebookLine[];
  moves: readonly AccountMoveRow[];
  purchases: readonly PurchaseRow[];
  orders: readonly OrderRow[];
  item: Pick<CatalogueItem, "unit"> | undefined;
};

/** What was bought and of whom, what is owed for it and what is still to come. */
export function answerBuying(facts: BuyingFacts, { asked, i18n }: Telling): Said {
  const { kind, ids, called, days } = asked;
  const { purchases } = facts;
  const out = leftOutOf(asked, "supplier");
  const when = whenOf(days, asked, i18n);
  const name = called.supplier ?? "";
  const id = ids.supplier ?? "";
  const nameOf = (supplierId: string | null) =>
    facts.lines.find((one) => one.id === supplierId)?.customer?.name;
  const dayWords = (day: string) => formatDate(`${day}T12:00:00.000Z`, i18n.locale as Language);
  switch (kind) {
    case "supplier-owed": {
      const owed = facts.lines.find((one) => one.id === id)?.owed ?? 0;
      const francs = linked(formatMoney(Math.abs(owed)), places.supplier(id));
      return owed < 0
        ? { sentence: i18n._(msg`Vous ne devez rien à ${name} : ${francs} sont payés d’avance.`) }
        : { sentence: i18n._(msg`Vous devez ${francs} à ${name}.`) };
    }
    case "total-owed": {
      const { owed } = notebookSums(facts.lines.filter((one) => !out.has(one.id)));
      const francs = linked(formatMoney(owed), "/suppliers");
      return {
        sentence: i18n._(msg`Vous devez ${francs} à vos fournisseurs.`),
        notes: narrowedWords(asked.narrowed, i18n),
      };
    }
    case "suppliers-due":
      return due();
    case "purchases-total":
    case "supplier-purchases": {
      const of = purchases.filter(
        ({ day, supplierId }) =>
          day >= days.from &&
          day <= days.to &&
          !out.has(supplierId ?? "") &&
          (kind === "purchases-total" || supplierId === id),
      );
      const francs = of.reduce(
        (sum, one) => sum + (one.backOf ? -invoiced(one) : invoiced(one)),
        0,
      );
      const place = kind === "purchases-total" ? "/purchases" : places.supplier(id);
      const count = i18n._(msg`${plural(of.length, { one: "# achat", other: "# achats" })}`);
      const money = linked(formatMoney(francs), place);
      return {
        sentence:
          kind === "purchases-total"
            ? i18n._(msg`${when} : ${money} achetés, en ${count}.`)
            : i18n._(msg`${when} : ${money} achetés chez ${name}, en ${count}.`),
      };
    }
    case "last-purchase": {
      const last = purchases.find(
        ({ backOf, supplierId }) => !backOf && (id === "" || supplierId === id),
      );
      if (!last) return { sentence: i18n._(msg`Aucun achat n’est noté.`), isUnknown: true };
      const francs = linked(formatMoney(invoiced(last)), places.purchase(last.id));
      const day = dayWords(last.day);
      const who = nameOf(last.supplierId);
      return {
        sentence: who
          ? i18n._(msg`Dernier achat : ${francs} chez ${who}, le ${day}.`)
          : i18n._(msg`Dernier achat : ${francs}, le ${day}.`),
      };
    }
    case "product-last-bought":
      return lastBought();
    default:
      return awaited();
  }

  function due(): Said {
    const until = asked.hasDays ? asked.end : asked.today;
    const owing = dueUntil(facts.lines, facts.moves, until);
    const day = dayWords(until);
    if (owing.length === 0)
      return { sentence: i18n._(msg`Rien n’est à payer aux fournisseurs d’ici le ${day}.`) };
    const francs = linked(
      formatMoney(owing.reduce((sum, one) => sum + one.francs, 0)),
      "/suppliers",
    );
    const each = owing.map(
      (one) =>
        `${one.name ?? i18n._(msg`Fournisseur inconnu`)} (${linked(formatMoney(one.francs), places.supplier(one.id))})`,
    );
    const people = listedFirst(each, 5, i18n);
    return { sentence: i18n._(msg`À payer d’ici le ${day} : ${francs}, à ${people}.`) };
  }

  function lastBought(): Said {
    const product = called.product ?? "";
    for (const one of purchases) {
      const line = one.lines.find(({ productId }) => productId === ids.product);
      if (one.backOf || !line) continue;
      const unit = facts.item?.unit;
      const much = formatMeasure(line.quantity, unit);
      const francs = linked(formatMoney(line.cost), places.purchase(one.id));
      const day = dayWords(one.day);
      const who = nameOf(one.supplierId);
      return {
        sentence: who
          ? i18n._(
              msg`Dernier achat de ${product} : ${much} pour ${francs} chez ${who}, le ${day}.`,
            )
          : i18n._(msg`Dernier achat de ${product} : ${much} pour ${francs}, le ${day}.`),
      };
    }
    return {
      sentence: i18n._(msg`Aucun achat de ${product} n’est noté.`),
      isUnknown: true,
    };
  }

  function awaited(): Said {
    const open = facts.orders.filter((order) =>
      isOpen(standingOf(order, leftOf(order, purchases))),
    );
    if (open.length === 0) return { sentence: i18n._(msg`Aucune commande n’est attendue.`) };
    const count = linked(
      i18n._(msg`${plural(open.length, { one: "# commande", other: "# commandes" })}`),
      "/purchases/orders",
    );
    const names = [...new Set(open.map(({ supplierId }) => nameOf(supplierId) ?? ""))];
    const people = listedFirst(names.filter(Boolean), 5, i18n);
    return people === ""
      ? { sentence: i18n._(msg`Pas encore arrivé : ${count}.`) }
      : { sentence: i18n._(msg`Pas encore arrivé : ${count}, de ${people}.`) };
  }
}
