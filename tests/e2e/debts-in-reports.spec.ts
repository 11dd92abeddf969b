import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { NotebookPage } from "./pages/notebook-page.ts";

const milk = "Lait concentré sucré";

test("[C7] [H9] offline, the owner reads money of sales, sales on credit and debts paid apart, and what is still owed", async ({
  owner,
}) => {
  await owner.startWork();
  const { page, pointOfSale: till } = owner;
  const notebook = new NotebookPage(page);
  await notebook.open();
  await notebook.create("Awa Ndiaye");
  await notebook.adjust("Il me devait déjà", 10_000, "Ancien cahier");
  const receipt = await notebook.receive(4000);
  await receipt.getByRole("button", { name: "Terminer" }).click();
  await page.goto("/point-of-sale");
  await till.tile(milk).click();
  await till.payButton.click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: "À crédit" }).click();
  await panel.getByRole("button", { name: /Awa Ndiaye/ }).click();
  await till.validated();
  await till.receiptShown();
  await owner.goOffline();

  await page.goto("/reports");
  const card = (title: string) =>
    page.getByRole("heading", { name: title, exact: true }).locator("..");
  await expect(card("Encaissé des ventes")).toContainText(/^Encaissé des ventes0\sFCFA/);
  await expect(card("Vendu à crédit")).toContainText(/1\s200\sFCFA/);
  await expect(card("Dettes payées")).toContainText(/4\s000\sFCFA/);
  await expect(card("Dettes payées")).toContainText(/Anciens cahiers notés\s*10\s000/);
  await expect(card("Reste dû aujourd’hui")).toContainText(/7\s200\sFCFA/);
  await isAccessibleBothWays(page, "a report with debts");

  await page.goto("/dashboard");
  const sales = card("Ventes du jour");
  await expect(sales).toContainText(/encaissé des ventes\s:\s0\sFCFA/);
  await expect(sales).toContainText(/vendu à crédit\s:\s1\s200\sFCFA/);
  await expect(sales).toContainText(/dettes payées, en plus\s:\s4\s000\sFCFA/);
});
