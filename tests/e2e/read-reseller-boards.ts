import { expect, type Page } from "@playwright/test";
import { count, francs } from "./board-words.ts";
import { type ExpectedBoards, francsOf, type StreetLine, sumOf } from "./expected-boards.ts";
import { amount, monthBefore } from "./expected-report.ts";
import { BoardPage } from "./pages/board-page.ts";
import { ReportsPage } from "./pages/reports-page.ts";

const commissionOf = ({ commission }: StreetLine) => commission;

/** /reseller-dashboard: what was earned, sold this month, and is still in hand. */
export async function readsResellerBoard(page: Page, expected: ExpectedBoards): Promise<void> {
  const board = new BoardPage(page);
  const earned = expected.street.filter(({ status }) => status === "confirmed");
  const unpaid = earned.filter(({ isPaid }) => !isPaid);
  const month = expected.day.slice(0, 7);
  const sold = expected.street.filter((line) => line.month === month && line.status !== "declined");
  const waiting = sold.filter(({ status }) => status === "pending").length;
  for (const [title, ...words] of [
    ["Boutiques partenaires", "1"],
    [
      "Commissions au total",
      francs(sumOf(earned, commissionOf)),
      `dont ${francs(sumOf(unpaid, commissionOf))} à recevoir`,
    ],
    [
      "Ventes du mois",
      amount(sold.length),
      francs(sumOf(sold, francsOf)),
      waiting > 0 ? count(waiting, "attend la boutique", "attendent la boutique") : "",
    ],
  ])
    await expect(board.card(title ?? "")).toHaveText([title, ...words].join(""));
  await expect(board.completeness).toContainText("Reçu jusqu’à 22:00");

  const held = expected.held();
  const goods = board.card("Ma marchandise");
  const pieces = sumOf(held, (one) => one.pieces);
  await expect(goods).toContainText(count(pieces, "pièce en main", "pièces en main"));
  const goodsOf = held.map(
    (one) =>
      `${one.name}${francs(one.price)}, minimum ${francs(one.least)}${count(one.pieces, "pièce", "pièces")}`,
  );
  await readsAll(board, "Ma marchandise", goodsOf, 8);
}

/** /reseller-reports: four figures, every month since the first commission, and the best products. */
export async function readsResellerReport(
  page: Page,
  expected: ExpectedBoards,
  shop: string,
): Promise<void> {
  const board = new BoardPage(page);
  const earned = expected.street.filter(({ status }) => status === "confirmed");
  await page.goto("/reseller-reports");
  if (earned.length === 0) {
    await expect(page.getByText("Pas encore de commission")).toBeVisible();
    return;
  }
  const first = earned.map(({ month }) => month).sort()[0] ?? "";
  const months: string[] = [];
  for (let month = expected.day.slice(0, 7); month >= first; month = monthBefore(month))
    months.push(month);
  const total = sumOf(earned, commissionOf);
  const rates = earned
    .filter(({ least }) => least > 0)
    .map(({ price, least }) => Math.round(((price - least) / least) * 10_000));
  const rate = Math.round(sumOf(rates, (one) => one) / rates.length / 10) / 10;
  for (const [title, ...words] of [
    ["Gains au total", francs(total)],
    ["Commission moyenne par mois", francs(Math.round(total / months.length))],
    ["Taux moyen", rates.length === 0 ? "—" : `${String(rate).replace(".", ",")} %`],
    ["Meilleure boutique", ...(total > 0 ? [shop, francs(total)] : ["—"])],
  ])
    await expect(board.card(title ?? "")).toHaveText([title, ...words].join(""));
  const longMonth = new Intl.DateTimeFormat("fr", { month: "long", year: "numeric" });
  const rows = months.map((month) => {
    const sales = earned.filter((line) => line.month === month);
    const name = longMonth.format(new Date(`${month}-15`));
    const told = count(sales.length, "vente confirmée", "ventes confirmées");
    return `${name}${told}${francs(sumOf(sales, commissionOf))}`;
  });
  await readsAll(board, "Commissions par mois", rows, 12);
  const best = expected.bestOfStreet(5).map(({ name, pieces }) => [name, amount(pieces)]);
  const reports = new ReportsPage(page);
  await expect.poll(() => reports.chartRows("Mes 5 meilleurs produits")).toEqual(best);
}

/** Every page of a list, one after the other. */
async function readsAll(
  board: BoardPage,
  list: string,
  rows: readonly string[],
  perPage: number,
): Promise<void> {
  const pages = Math.ceil(rows.length / perPage);
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) await board.page.getByRole("button", { name: "Page suivante" }).click();
    if (pages > 1) await expect(board.page.getByText(`Page ${page} sur ${pages}`)).toBeVisible();
    await expect
      .poll(() => board.rows(list), `${list}, page ${page}`)
      .toEqual(rows.slice((page - 1) * perPage, page * perPage));
  }
}
