import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type Amounts,
  averageBasket,
  netOfTax,
  netPieces,
  netRevenue,
  standingLines,
  standingTickets,
  sumOf,
} from "#shared/rules/figures.ts";
import { percentChange } from "#shared/rules/percent-change.ts";
import type { DocumentTable, PaperDocument } from "#web/blocks/documents/document.ts";
import {
  type Part,
  type ProductLine,
  topOf,
  vatLines,
} from "#web/blocks/reports/report-figures.ts";
import type { BookCell } from "#web/blocks/spreadsheet/book-cells.ts";
import { nameInFile } from "#web/blocks/spreadsheet/file-name.ts";
import { activeResellers, type Names, namesOf, productsOnSale } from "./names.ts";
import { debtsTable, movesTable, notebookTable, showsDebts } from "./report-notebook.ts";
import type { OpenReport } from "./use-report.ts";

/** A report as its files hold it: words in the reader's language, figures as figures. */
export type ReportDocument = {
  /** Without its ending. */
  fileName: string;
  title: string;
  information: PaperDocument["information"];
  statistics: DocumentTable;
  /** The same sum by shop, means, seller, agency. */
  splits: readonly DocumentTable[];
  top: DocumentTable;
  /** All products, where there are more than the top. */
  products: DocumentTable | undefined;
  months: DocumentTable;
  /** Who owes what, and what happened on accounts; none where nobody ever did. */
  notebook: readonly DocumentTable[];
};

/** What is printed of it: the products that are not among the best stay in the workbook. */
export function paperOf({
  title,
  information,
  statistics,
  top,
  months,
  splits,
}: ReportDocument): PaperDocument {
  return { title, information, tables: [statistics, top, months, ...splits] };
}

export type DocumentOf = {
  open: OpenReport;
  /** What the figures hold, in words: up to when, and what is missing. */
  completeness: readonly string[];
  /** Where the shop is: `2026-11-20T14:05`. */
  madeAt: string;
};

export function documentOf({ open, completeness, madeAt }: DocumentOf, i18n: I18n): ReportDocument {
  const { report, filters, shops } = open;
  const names = namesOf(open, i18n);
  const isAll = filters.shop === "all";
  const shopInFile = isAll ? "toutes" : nameInFile(shops[0]?.name ?? "", "boutique");
  const products = report.products;
  return {
    fileName: `rapport_${shopInFile}_${madeAt.slice(0, 10)}`,
    title: i18n._(msg`Rapport des ventes`),
    information: informationOf(open, names, completeness, madeAt, i18n),
    statistics: statisticsOf(open, names, i18n),
    splits: splitsOf(open, names, i18n),
    top: {
      ...productTable(products && topOf(products), names, isAll, i18n),
      title: i18n._(msg`Top Produits`),
    },
    products:
      products && products.length > topOf(products).length
        ? productTable(products, names, isAll, i18n)
        : undefined,
    months: monthsOf(open, i18n),
    notebook: open.notebooks.some(({ moves }) => moves.length > 0)
      ? [notebookTable(open, names, madeAt.slice(0, 10), i18n), movesTable(open, names, i18n)]
      : [],
  };
}

function informationOf(
  { filters, before, report, shops }: OpenReport,
  names: Names,
  completeness: readonly string[],
  madeAt: string,
  i18n: I18n,
): ReportDocument["information"] {
  const { period, agency, seller } = filters;
  return [
    [i18n._(msg`Boutique`), shops.map(({ name }) => name).join(", ")],
    [i18n._(msg`Agence`), agency === undefined ? i18n._(msg`Toutes`) : names.agency(agency)],
    [i18n._(msg`Vendeur`), seller === undefined ? i18n._(msg`Tous`) : names.seller(seller)],
    [i18n._(msg`Du`), { day: period.from }],
    [i18n._(msg`Au`), { day: period.to }],
    ...(report.totalBefore
      ? ([
          [i18n._(msg`Période d’avant, du`), { day: before.from }],
          [i18n._(msg`Période d’avant, au`), { day: before.to }],
        ] as const)
      : ([[i18n._(msg`Période d’avant`), i18n._(msg`Rien n’en est connu`)]] as const)),
    ...completeness.map((words) => [i18n._(msg`Complétude`), words] as const),
    [i18n._(msg`Établi le`), { moment: madeAt }],
    [i18n._(msg`Monnaie`), i18n._(msg`Franc CFA (XAF), sans décimales`)],
  ];
}

function statisticsOf(open: OpenReport, names: Names, i18n: I18n): DocumentTable {
  const { report, books } = open;
  const { total, totalBefore } = report;
  const row = (label: string, figureOf: (amounts: Amounts) => number): BookCell[] => {
    const now = figureOf(total);
    if (!totalBefore) return [label, now, null, null];
    const before = figureOf(totalBefore);
    const percent = percentChange(now, before);
    return [label, now, before, percent === undefined ? null : { share: percent / 100 }];
  };
  const taxes = vatLines(report.shops).map(({ shopId, rate, amount }): BookCell[] => {
    const percent = new Intl.NumberFormat(i18n.locale).format(rate / 100);
    const shop = names.shop(shopId);
    const label = i18n._(msg`TVA incluse (${percent} %), FCFA`);
    return [report.shops.length > 1 ? `${label}, ${shop}` : label, amount, null, null];
  });
  return {
    title: i18n._(msg`Statistiques`),
    columns: [
      i18n._(msg`Chiffre`),
      i18n._(msg`Période`),
      i18n._(msg`Période d’avant`),
      i18n._(msg`Variation`),
    ],
    rows: [
      row(i18n._(msg`Ventes (lignes)`), standingLines),
      row(i18n._(msg`Tickets`), standingTickets),
      row(i18n._(msg`Pièces vendues, moins les retours`), netPieces),
      row(i18n._(msg`Ventes brutes, FCFA`), ({ revenue }) => revenue),
      row(i18n._(msg`Retours, FCFA`), ({ refunded }) => refunded),
      row(i18n._(msg`Chiffre d’affaires, FCFA`), netRevenue),
      row(i18n._(msg`Panier moyen, FCFA`), averageBasket),
      ...taxes,
      ...(total.taxes ? [row(i18n._(msg`Chiffre d’affaires hors TVA, FCFA`), netOfTax)] : []),
      [i18n._(msg`Produits en vente aujourd’hui`), productsOnSale(books), null, null],
      [i18n._(msg`Revendeurs actifs`), activeResellers(open).resellers, null, null],
    ],
  };
}

function splitsOf(open: OpenReport, names: Names, i18n: I18n): DocumentTable[] {
  const { report, shops } = open;
  const { means, total, sellers, agencies } = report;
  const revenue = i18n._(msg`Chiffre d’affaires, FCFA`);
  function table<Id>(
    title: string,
    of: string,
    parts: readonly Part<Id>[],
    name: (id: Id) => string,
  ) {
    const columns = [of, i18n._(msg`Tickets`), i18n._(msg`Pièces`), revenue];
    const rows = parts.map(({ id, amounts }) => [name(id), ...figuresOf(amounts)]);
    const sum = sumOf(parts.map(({ amounts }) => amounts));
    return { title, columns, rows, total: [i18n._(msg`Total`), ...figuresOf(sum)] };
  }
  return [
    ...(shops.length > 1
      ? [table(i18n._(msg`Par boutique`), i18n._(msg`Boutique`), report.shops, names.shop)]
      : []),
    {
      title: i18n._(msg`Par moyen de paiement`),
      columns: [
        i18n._(msg`Moyen`),
        i18n._(msg`Vendu, FCFA`),
        i18n._(msg`Rendu, FCFA`),
        i18n._(msg`Reste, FCFA`),
      ],
      rows: means.map(({ means: one, received, refunded }) => [
        names.means(one),
        ...[received, refunded, received - refunded],
      ]),
      total: [i18n._(msg`Total`), total.revenue, total.refunded, netRevenue(total)],
    },
    ...(showsDebts(open) ? [debtsTable(open, i18n)] : []),
    table(i18n._(msg`Par vendeur`), i18n._(msg`Vendeur`), sellers, names.seller),
    ...(agencies.some(({ id }) => id !== null)
      ? [table(i18n._(msg`Par agence`), i18n._(msg`Agence`), agencies, names.agency)]
      : []),
  ];
}

const figuresOf = (amounts: Amounts) => [
  standingTickets(amounts),
  netPieces(amounts),
  netRevenue(amounts),
];

function productTable(
  products: readonly ProductLine[] | undefined,
  names: Names,
  isAll: boolean,
  i18n: I18n,
): DocumentTable {
  const lines = products ?? [];
  return {
    title: i18n._(msg`Tous les produits`),
    columns: [
      i18n._(msg`Produit`),
      i18n._(msg`Ventes (lignes)`),
      i18n._(msg`Pièces`),
      i18n._(msg`Chiffre d’affaires, FCFA`),
    ],
    rows: lines.map(({ shopId, productId, lines: count, pieces, revenue }) => [
      isAll
        ? `${names.product(shopId, productId)} (${names.shop(shopId)})`
        : names.product(shopId, productId),
      ...[count, pieces, revenue],
    ]),
    ...(products
      ? {}
      : { note: i18n._(msg`Les produits ne se comptent pas pour ces filtres et cette période.`) }),
  };
}

function monthsOf({ report }: OpenReport, i18n: I18n): DocumentTable {
  return {
    title: i18n._(msg`Revenus Mensuels`),
    columns: [
      i18n._(msg`Mois`),
      i18n._(msg`Tickets`),
      i18n._(msg`Pièces`),
      i18n._(msg`Chiffre d’affaires, FCFA`),
    ],
    rows: report.months.map(({ month, amounts }) => [{ month }, ...figuresOf(amounts)]),
    total: [i18n._(msg`Total`), ...figuresOf(report.total)],
  };
}
