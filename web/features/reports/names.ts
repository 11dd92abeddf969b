import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { businessDay, dayCutOf } from "#shared/rules/business-day.ts";
import type { MeansLine } from "#web/blocks/reports/report-figures.ts";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { bigUnit } from "#web/i18n/measure.ts";
import type { OpenReport } from "./use-report.ts";

/** What the figures of a report are figures of, in the reader's words. */
export type Names = {
  seller: (id: string) => string;
  agency: (id: string | null) => string;
  shop: (id: string) => string;
  product: (shopId: string, id: string) => string;
  means: (means: MeansLine["means"]) => string;
};

export function namesOf({ shops, books }: Pick<OpenReport, "shops" | "books">, i18n: I18n): Names {
  const people = new Map(
    books.flatMap(({ members }) => members.map(({ userId, fullName }) => [userId, fullName])),
  );
  const agencies = new Map(
    books.flatMap(({ agencies }) => agencies.map(({ id, name }) => [id, name])),
  );
  const byShop = new Map(books.map((book) => [book.shopId, book]));
  const means = {
    ...paymentWords,
    none: msg`Sans argent rendu`,
  };
  return {
    seller: (id) => people.get(id) ?? i18n._(msg`Vendeur inconnu`),
    agency: (id) =>
      id === null ? i18n._(msg`Sans agence`) : (agencies.get(id) ?? i18n._(msg`Agence inconnue`)),
    shop: (id) => shops.find((shop) => shop.id === id)?.name ?? "",
    product: (shopId, id) => {
      const book = byShop.get(shopId);
      const unit = book?.unitOfProduct?.(id);
      const name = book?.nameOfProduct(id) ?? i18n._(msg`Produit inconnu`);
      return unit ? `${name} (${bigUnit[unit]})` : name;
    },
    means: (one) => i18n._(means[one]),
  };
}

/**
 * Resellers who may sell for the shops at the end of the period, and how many transfers were confirmed in all. Since
 * when somebody is paused is not known: they count in no period.
 */
export function activeResellers({ filters, books }: Pick<OpenReport, "filters" | "books">): {
  resellers: number;
  transfers: number;
} {
  const { to } = filters.period;
  const found = books.flatMap(({ shop, members }) => {
    const dayOf = (moment: string) => businessDay(Date.parse(moment), dayCutOf(shop));
    return members.filter(({ role, isActive, joinedAt, leftAt }) => {
      if (role !== "reseller" || dayOf(joinedAt) > to) return false;
      return leftAt === null ? isActive : dayOf(leftAt) > to;
    });
  });
  const confirmed = books.flatMap(({ transfers }) =>
    transfers.filter(({ status }) => status === "confirmed"),
  );
  return {
    resellers: new Set(found.map(({ userId }) => userId)).size,
    transfers: confirmed.length,
  };
}

export const productsOnSale = (books: OpenReport["books"]) =>
  books.reduce((sum, one) => sum + one.productsOnSale, 0);
