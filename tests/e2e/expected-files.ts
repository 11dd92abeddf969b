import type { Sums } from "#tests/replay/trade-file.ts";
import {
  amount,
  change,
  type ExpectedReport,
  endOf,
  monthBefore,
  net,
  netPieces,
  type ProductRow,
  shortMonth,
} from "./expected-report.ts";

type Cell = string | number | Date | null;
type Row = Cell[];

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const basket = (sums: Sums) => (sums.tickets === 0 ? 0 : Math.round(net(sums) / sums.tickets));
const told = (sums: Sums) => [sums.tickets, netPieces(sums), net(sums)];
const revenue = "Chiffre d’affaires, FCFA";

/** Rows of the first sheet that a file can know: what it is of, and its days. */
export function expectedInformation({ month, before }: ExpectedReport, shop: string): Row[] {
  const earlier = monthBefore(month);
  return [
    ["Boutique", shop],
    ["Agence", "Toutes"],
    ["Vendeur", "Tous"],
    ["Du", day(`${month}-01`)],
    ["Au", day(endOf(month))],
    ...(before
      ? [
          ["Période d’avant, du", day(`${earlier}-01`)],
          ["Période d’avant, au", day(endOf(earlier))],
        ]
      : [["Période d’avant", "Rien n’en est connu"]]),
  ];
}

/** Figures of the month, those of the month before, and the change as a share. */
function statistics({ sums, before }: ExpectedReport, products: number): Row[] {
  const row = (name: string, figureOf: (sums: Sums) => number): Row => {
    const now = figureOf(sums);
    if (!before) return [name, now, null, null];
    const percent = change(now, figureOf(before));
    return [name, now, figureOf(before), percent === undefined ? null : percent / 100];
  };
  return [
    row("Ventes (lignes)", ({ lines }) => lines),
    row("Tickets", ({ tickets }) => tickets),
    row("Pièces vendues, moins les retours", netPieces),
    row("Ventes brutes, FCFA", (all) => all.revenue),
    row("Retours, FCFA", ({ refunded }) => refunded),
    row(revenue, net),
    row("Panier moyen, FCFA", basket),
    ["Produits en vente aujourd’hui", products, null, null],
    ["Revendeurs actifs", 0, null, null],
  ];
}

const meansRows = ({ means, sums }: ExpectedReport): Row[] => [
  ...means.map((one) => [one.name, one.received, one.refunded, one.received - one.refunded]),
  ["Total", sums.revenue, sums.refunded, net(sums)],
];

const sellerRows = ({ sellers, sums }: ExpectedReport): Row[] => [
  ...sellers.map((one) => [one.name, ...told(one.sums)]),
  ["Total", ...told(sums)],
];

const monthRows = ({ month, sums }: ExpectedReport): Row[] => [
  [day(`${month}-01`), ...told(sums)],
  ["Total", ...told(sums)],
];

const productRows = (products: readonly ProductRow[]): Row[] =>
  products.map(({ name, lines, pieces, francs }) => [name, lines, pieces, francs]);

const heads = {
  statistics: ["Chiffre", "Période", "Période d’avant", "Variation"],
  means: ["Moyen", "Vendu, FCFA", "Rendu, FCFA", "Reste, FCFA"],
  sellers: ["Vendeur", "Tickets", "Pièces", revenue],
  products: ["Produit", "Ventes (lignes)", "Pièces", revenue],
  months: ["Mois", "Tickets", "Pièces", revenue],
};
const gap: Row = [null, null, null, null];
const title = (words: string): Row => [words, null, null, null];

/** Every row of the three sheets of figures. */
export function expectedSheets(report: ExpectedReport, products: number): Record<string, Row[]> {
  const others = report.products.length > report.best.length;
  return {
    Statistiques: [
      heads.statistics,
      ...statistics(report, products),
      ...[gap, title("Par moyen de paiement"), heads.means, ...meansRows(report)],
      ...[gap, title("Par vendeur"), heads.sellers, ...sellerRows(report)],
    ],
    "Top Produits": [
      heads.products,
      ...productRows(report.best),
      ...(others
        ? [gap, title("Tous les produits"), heads.products, ...productRows(report.products)]
        : []),
    ],
    "Revenus Mensuels": [heads.months, ...monthRows(report)],
  };
}

/** Every row of the tables on paper, in their order, as its text reads. */
export function expectedPaper(report: ExpectedReport, products: number): string[] {
  const plain = (row: Row) => row.map(words).filter(Boolean).join(" ");
  const changes = statistics(report, products).map((row) => {
    const share = row[3];
    if (typeof share !== "number") return plain(row);
    const percent = Math.round(share * 100);
    const sign = percent > 0 ? "+" : "";
    return `${plain(row.slice(0, 3))} ${sign}${amount(percent, "-")} %`;
  });
  return [
    ...["Statistiques", plain(heads.statistics), ...changes],
    ...["Top Produits", plain(heads.products), ...productRows(report.best).map(plain)],
    ...["Revenus Mensuels", plain(heads.months), ...monthRows(report).map(plain)],
    ...["Par moyen de paiement", plain(heads.means), ...meansRows(report).map(plain)],
    ...["Par vendeur", plain(heads.sellers), ...sellerRows(report).map(plain)],
  ].map((text) => text.replaceAll(/\s+/g, " "));
}

function words(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return amount(cell, "-");
  return cell instanceof Date ? shortMonth(cell.toISOString().slice(0, 7)) : cell;
}
