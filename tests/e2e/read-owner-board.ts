import { expect, type Page } from "@playwright/test";
import { againstYesterday, ago, back, count, francs, standFirst } from "./board-words.ts";
import { type ExpectedBoards, sumOf } from "./expected-boards.ts";
import { amount, net, netPieces } from "./expected-report.ts";
import { BoardPage } from "./pages/board-page.ts";
import { ReportsPage } from "./pages/reports-page.ts";

/** /dashboard on the evening of a day; `hired` people have joined the first two, the last of them today. */
export async function readsOwnerBoard(
  page: Page,
  expected: ExpectedBoards,
  hired: number,
): Promise<void> {
  await readsCards(new BoardPage(page), expected, hired);
  await readsLists(new BoardPage(page), expected);
  await readsTables(new ReportsPage(page), expected);
}

async function readsCards(
  board: BoardPage,
  expected: ExpectedBoards,
  hired: number,
): Promise<void> {
  const { day, yesterday } = expected;
  const [now, before] = [day, yesterday].map((one) => expected.sums((line) => line.day === one));
  if (!now || !before) throw new Error("two days");
  const basket = now.tickets === 0 ? 0 : Math.max(0, Math.round(net(now) / now.tickets));
  const employees = 1 + Math.ceil(hired / 2);
  const resellers = 1 + Math.floor(hired / 2);
  const toPay = sumOf(
    expected.street.filter((line) => line.confirmedOn && !line.isPaid),
    ({ commission }) => commission,
  );
  const [earned, earnedBefore] = [day, yesterday].map((one) => expected.commissionsOf(one));
  for (const [title, ...words] of [
    [
      "Ventes du jour",
      francs(net(now)),
      againstYesterday(net(now), net(before)),
      `${count(now.tickets, "ticket", "tickets")} · panier moyen ${francs(basket)}`,
      back(now.refunded),
    ],
    [
      "Produits vendus",
      amount(netPieces(now)),
      againstYesterday(netPieces(now), netPieces(before)),
    ],
    [
      "Employés & Revendeurs",
      amount(employees + resellers),
      againstYesterday(2 + hired, 1 + hired),
      `${count(employees, "employé", "employés")} · ${count(resellers, "revendeur", "revendeurs")}`,
      "1 ajouté aujourd’hui",
    ],
    [
      "Commissions générées",
      francs(earned ?? 0),
      againstYesterday(earned ?? 0, earnedBefore ?? 0),
      toPay > 0 ? `${francs(toPay)} à payer` : "",
    ],
  ])
    await expect(board.card(title ?? "")).toHaveText([title, ...words].join(""));
  await expect(board.completeness).toContainText("Reçu jusqu’à 22:00");

  const waiting = expected.street.filter(({ status }) => status === "pending").length;
  if (waiting === 0) await expect(board.card("À confirmer")).toHaveCount(0);
  else
    await expect(board.card("À confirmer")).toHaveText(
      `À confirmer${count(waiting, "vente de revendeur", "ventes de revendeurs")}`,
    );
}

async function readsLists(board: BoardPage, expected: ExpectedBoards): Promise<void> {
  const { day } = expected;
  const week = expected
    .bestOfWeek()
    .map(
      ({ name, pieces, soldAt }) =>
        `${name}vendu ${ago(soldAt, day)}${count(pieces, "pièce", "pièces")}`,
    );
  await expect.poll(() => board.rows("Meilleures ventes de la semaine")).toEqual(week);

  const low = expected.lowStock();
  await standFirst(() => board.rows("Stock faible"), low, {
    most: 5,
    textOf: ({ name, left }) =>
      `${name}Sans code-barres${left === 0 ? "Rupture" : `Stock faible · ${left}`}`,
    placeOf: ({ left }) => left,
  });
  const others = low.length - 5;
  await expect(board.card("Stock faible").getByText(/^et /)).toHaveText(
    others > 0 ? [`et ${count(others, "autre produit", "autres produits")}`] : [],
  );

  const tickets = expected.tickets((line) => line.day === day);
  // A receipt's number is the device's own.
  const latest = async () =>
    (await board.rows("Derniers tickets")).map((text) =>
      // What came back of a ticket is told before its seller; the journey of refunds reads it.
      text.replace(/(?<=^\d\d:\d\d)[A-Z0-9]+-\d+(Annulé · |Rendu −[\d ]+ · )?/, " "),
    );
  await standFirst(latest, tickets, {
    most: 5,
    textOf: ({ at, seller, total }) => `${at.slice(11, 16)} ${seller}${francs(total)}`,
    placeOf: ({ at }) => at,
  });
}

async function readsTables(tables: ReportsPage, expected: ExpectedBoards): Promise<void> {
  const now = expected.sums(({ day }) => day === expected.day);
  const sellers = expected.sellersOfToday();
  const tableOf = (name: string) => tables.page.getByRole("table", { name, exact: true });
  if (sellers.length === 0) await expect(tableOf("Par vendeur")).toHaveCount(0);
  else
    await expect
      .poll(() => tables.rows(tableOf("Par vendeur")))
      .toEqual([
        ...sellers.map(({ name, sums }) => [name, amount(sums.tickets), amount(net(sums))]),
        ["Total", amount(now.tickets), amount(net(now))],
      ]);
  const hours = expected.hours();
  if (hours.length === 0) await expect(tableOf("La journée, heure par heure")).toHaveCount(0);
  else
    await expect
      .poll(() => tables.rows(tableOf("La journée, heure par heure")))
      .toEqual(hours.map(([hour, sold]) => [`${hour} h`, amount(sold)]));
}
