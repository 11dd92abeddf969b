import { expect, type Page } from "@playwright/test";
import { back, count, francs } from "./board-words.ts";
import type { ExpectedBoards } from "./expected-boards.ts";
import { amount, net } from "./expected-report.ts";
import { BoardPage } from "./pages/board-page.ts";

/** /employee-dashboard of the seller, who has worked in another shop before. */
export async function readsSellerBoard(
  page: Page,
  expected: ExpectedBoards,
  shop: string,
): Promise<void> {
  const board = new BoardPage(page);
  const ever = expected.sums(() => true, "seller");
  const today = expected.sums(({ day }) => day === expected.day, "seller");
  for (const [title, ...words] of [
    ["Boutiques actuelles", "1"],
    [
      "Ventes au total",
      amount(ever.lines),
      `${count(ever.tickets, "ticket", "tickets")} · ${francs(net(ever))}`,
      `aujourd’hui : ${amount(today.lines)}`,
    ],
    ["Produits gérés", amount(expected.productCount)],
    ["Boutiques où j’ai travaillé", "2"],
  ])
    await expect(board.card(title ?? "")).toHaveText([title, ...words].join(""));
  await expect(board.completeness).toContainText("Reçu jusqu’à 22:00");
  const { openedOn } = expected;
  await expect(board.list("Emplois en cours").getByRole("listitem")).toHaveText([
    new RegExp(`^${shop}ActifVendeur · depuis le ${openedOn} · .*Accéder au POS$`),
  ]);
  await expect(board.list("Historique des emplois").getByRole("listitem")).toHaveText([
    `Kiosque DeïdoVendeur · du ${openedOn} au ${openedOn}Terminé`,
  ]);
}

const levels = [
  ["Excellent", 50],
  ["Très bon", 30],
  ["Bon", 15],
  ["À améliorer", 0],
] as const;

/** /performance: this month of the seller in figures, the level, and what sold best. */
export async function readsPerformance(page: Page, expected: ExpectedBoards): Promise<void> {
  const board = new BoardPage(page);
  const month = expected.day.slice(0, 7);
  const isThisMonth = (line: { month: string }) => line.month === month;
  const sums = expected.sums(isThisMonth, "seller");
  const { lines, tickets, refunded } = sums;
  const basket = tickets === 0 ? 0 : Math.max(0, Math.round(net(sums) / tickets));
  const reached = levels.findIndex(([, from]) => lines >= from);
  const level = levels[reached]?.[0] ?? "";
  await page.goto("/performance");
  for (const [title, ...words] of [
    ["Revenu du mois", francs(net(sums)), back(refunded)],
    ["Ventes du mois", amount(lines), count(tickets, "ticket", "tickets"), level],
    [
      "Moyenne par jour",
      String(Math.round(lines / 3) / 10).replace(".", ","),
      "ventes du mois ÷ 30",
    ],
    ["Panier moyen", francs(basket)],
  ])
    await expect(board.card(title ?? "")).toHaveText([title, ...words].join(""));
  await expect(page.getByRole("heading", { name: "Mon niveau ce mois" })).toContainText(level);
  const next = levels[reached - 1];
  await expect(page.getByText(/^Encore /)).toHaveText(
    next ? [`Encore ${count(next[1] - lines, "vente", "ventes")} pour « ${next[0]} ».`] : [],
  );
  await page.getByRole("tab", { name: "Meilleurs produits" }).click();
  const best = expected.best(isThisMonth, 5, "seller");
  await expect
    .poll(() => board.rows("Meilleurs produits"))
    .toEqual(
      best.map((one) => `${one.name}${count(one.pieces, "pièce", "pièces")}${francs(one.francs)}`),
    );
}
