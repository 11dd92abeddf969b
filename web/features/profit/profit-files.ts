import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DocumentTable, PaperDocument } from "#web/blocks/documents/document.ts";
import type { Files } from "#web/blocks/documents/export-buttons.tsx";
import {
  isProvisional,
  marginShare,
  type PartProfit,
  type ProductProfit,
} from "#web/blocks/profit/profit-figures.ts";
import type { OpenProfit } from "#web/blocks/profit/use-profit.ts";
import type { BookCell, BookSheet } from "#web/blocks/spreadsheet/book-cells.ts";
import { nameInFile } from "#web/blocks/spreadsheet/file-name.ts";
import type { ProfitNames } from "./profit-names.ts";
import { termWords } from "./term-words.tsx";

type FilesGiven = {
  shop: { name: string };
  open: Pick<OpenProfit, "report" | "period">;
  names: ProfitNames;
  completeness: readonly string[];
  madeAt: string;
};

/** The profit as its files hold it: the figures of the screen, words in the reader's language. */
export function filesOf(given: FilesGiven, i18n: I18n): Files {
  const { shop, open, names, madeAt } = given;
  const { report } = open;
  const title = i18n._(msg`Bénéfice`);
  const information = informationOf(given, i18n);
  const terms = termsTable(report.total, i18n);
  const parts = <Id>(
    by: MessageDescriptor,
    of: MessageDescriptor,
    all: readonly PartProfit<Id>[],
    nameOf: (id: Id) => BookCell,
  ) => partTable({ title: i18n._(by), of: i18n._(of), all, nameOf }, i18n);
  const time = report.isByMonth
    ? parts(msg`Par mois`, msg`Mois`, report.steps, (month) => ({ month }))
    : parts(msg`Par jour`, msg`Jour`, report.steps, (day) => ({ day }));
  const others = [
    parts(msg`Par catégorie`, msg`Catégorie`, report.categories, names.category),
    parts(msg`Par vendeur`, msg`Vendeur`, report.sellers, names.seller),
    ...(report.agencies.some(({ id }) => id !== null)
      ? [parts(msg`Par agence`, msg`Agence`, report.agencies, names.agency)]
      : []),
  ];
  const products = productTable(report.products, names, i18n);
  const sheetOf = (table: DocumentTable): BookSheet => ({
    name: table.title,
    rows: rowsOf(table),
  });
  return {
    fileName: `benefice_${nameInFile(shop.name, "boutique")}_${madeAt.slice(0, 10)}`,
    sheets: () => [
      { name: i18n._(msg`Informations`), rows: [[title], ...information.map((row) => [...row])] },
      ...[terms, products, time, ...others].map(sheetOf),
    ],
    paper: (): PaperDocument => ({ title, information, tables: [terms, time, ...others] }),
  };
}

function informationOf(
  { shop, open: { period }, completeness, madeAt }: FilesGiven,
  i18n: I18n,
): PaperDocument["information"] {
  return [
    [i18n._(msg`Boutique`), shop.name],
    [i18n._(msg`Du`), { day: period.from }],
    [i18n._(msg`Au`), { day: period.to }],
    ...(isProvisional(period, madeAt.slice(0, 10))
      ? [[i18n._(msg`État`), i18n._(msg`provisoire jusqu’à la clôture du mois`)] as const]
      : []),
    ...completeness.map((words) => [i18n._(msg`Complétude`), words] as const),
    [i18n._(msg`Établi le`), { moment: madeAt }],
    [i18n._(msg`Monnaie`), i18n._(msg`Franc CFA (XAF), sans décimales`)],
  ];
}

function termsTable(total: OpenProfit["report"]["total"], i18n: I18n): DocumentTable {
  const { net, unknown, cost, margin, commissions, expenses, losses, forgiven, putRight } = total;
  return {
    title: i18n._(msg`Bénéfice`),
    columns: [i18n._(msg`Chiffre`), i18n._(msg`FCFA`)],
    rows: [
      [i18n._(termWords.sales), net],
      ...(unknown === 0 ? [] : [[i18n._(termWords.unknown), 0 - unknown]]),
      [i18n._(termWords.cost), 0 - cost],
      [i18n._(msg`Marge brute`), margin],
      [i18n._(termWords.commissions), 0 - commissions],
      [i18n._(termWords.expenses), 0 - expenses],
      [i18n._(termWords.losses), 0 - losses],
      [i18n._(termWords.forgiven), 0 - forgiven],
      ...(putRight === 0 ? [] : [[i18n._(msg`Régularisation`), 0 - putRight]]),
    ],
    total: [i18n._(msg`Bénéfice`), total.profit],
  };
}

type PartsGiven<Id> = {
  title: string;
  of: string;
  all: readonly PartProfit<Id>[];
  nameOf: (id: Id) => BookCell;
};

function partTable<Id>({ title, of, all, nameOf }: PartsGiven<Id>, i18n: I18n): DocumentTable {
  return {
    title,
    columns: [
      of,
      i18n._(msg`Ventes, FCFA`),
      i18n._(msg`Sans coût connu, FCFA`),
      i18n._(msg`Coût, FCFA`),
      i18n._(msg`Marge, FCFA`),
    ],
    rows: all.map(({ id, net, unknown, cost, margin }) => [nameOf(id), net, unknown, cost, margin]),
  };
}

function productTable(
  products: readonly ProductProfit[] | undefined,
  names: ProfitNames,
  i18n: I18n,
): DocumentTable {
  const share = (one: ProductProfit): BookCell => {
    const percent = marginShare({ ...one, margin: one.result ?? 0 });
    return percent === undefined ? null : { share: percent / 100 };
  };
  return {
    title: i18n._(msg`Par produit`),
    columns: [
      i18n._(msg`Produit`),
      i18n._(msg`Pièces`),
      i18n._(msg`Ventes, FCFA`),
      i18n._(msg`Coût, FCFA`),
      i18n._(msg`Résultat, FCFA`),
      i18n._(msg`Marge`),
    ],
    rows: (products ?? []).map((one) => {
      const { productId, pieces, net, cost, result } = one;
      const told =
        result === null ? [i18n._(msg`coût inconnu`), null, null] : [cost, result, share(one)];
      return [names.product(productId), pieces, net, ...told];
    }),
    ...(products
      ? {}
      : { note: i18n._(msg`Les produits ne se comptent pas un par un pour cette période.`) }),
  };
}

function rowsOf({ columns, rows, note, total }: DocumentTable): BookCell[][] {
  return [
    [...columns],
    ...rows.map((row) => [...row]),
    ...(note === undefined ? [] : [[note]]),
    ...(total ? [[...total]] : []),
  ];
}
