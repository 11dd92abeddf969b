import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { fits, phone } from "./fits.ts";
import { test } from "./fixtures.ts";
import { BuyingPage } from "./pages/buying-page.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";
import { ProductsPage } from "./pages/products-page.ts";
import { TicketsPage } from "./pages/tickets-page.ts";

const cartonCode = "6001234567890";

test("[U1] [U2] [U5] rice is sold by the kilo, a carton by its code, and a part of each comes back", async ({
  owner,
}) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await owner.startWork();
  const products = new ProductsPage(page);
  await products.open();

  // Rice by the kilo, at a price for each.
  await products.fillWeighed("Riz en vrac", { minPrice: 550, price: 601 });
  const { form } = products;
  await form.getByLabel("Stock de départ").fill("12,3456");
  await expect(form.getByText("Un nombre comme 1,25, en kg.")).toBeVisible();
  await form.getByLabel("Stock de départ").fill("50");
  await isAccessibleBothWays(page, "a product by weight");
  await fits(page);
  await products.save();

  // Milk by the can and by the carton.
  await products.add.first().click();
  await form.getByLabel("Nom du produit").fill("Lait en boîte");
  await form.getByRole("combobox", { name: "Catégorie" }).selectOption({ index: 1 });
  await form.getByLabel("Prix minimum").fill("450");
  await form.getByLabel("Stock de départ").fill("55");
  await form.getByRole("button", { name: "Ajouter un carton" }).click();
  await form.getByRole("button", { name: "Ajouter le produit" }).click();
  await expect(form.getByText("À remplir")).toHaveCount(1);
  const pack = form.getByRole("group", { name: "Carton ou paquet 1" });
  await pack.getByLabel("Nom").fill("Carton");
  await pack.getByLabel("Contient").fill("24");
  await pack.getByLabel("Son prix").fill("10000");
  await pack.getByLabel("Son code-barres").fill(cartonCode);
  await isAccessibleBothWays(page, "a product in cartons");
  await fits(page);
  await products.save();
  await expect(products.row("Lait en boîte")).toContainText("2 × Carton + 7");

  // At the till, without a network.
  const till = new PointOfSalePage(page);
  await till.open();
  await owner.goOffline();
  await expect(till.tile("Riz en vrac")).toContainText("/kg");
  await till.tile("Riz en vrac").click();
  const weighing = page.getByRole("dialog", { name: "Riz en vrac" });
  await weighing.getByLabel("Quantité").fill("1,25");
  await expect(weighing.getByRole("status")).toContainText(/751\sFCFA/);
  await isAccessibleBothWays(page, "weighing");
  await fits(page);
  await weighing.getByRole("button", { name: "Valider la ligne" }).click();
  await till.scan(cartonCode);
  await expect(till.cartBar).toContainText(/10\s751/);
  await till.openCart();
  await expect(till.line("Riz en vrac")).toContainText(/1,25\skg.*× 601\/kg.*751/s);
  await expect(till.line("Lait en boîte · Carton")).toContainText(/10\s000/);
  // A can more, and back to the carton alone: one tap each.
  const milk = till.line("Lait en boîte");
  await milk.getByRole("button", { name: "Pièce" }).click();
  await expect(till.cartBar).toContainText(/1\s201/);
  await milk.getByRole("button", { name: "Carton", exact: true }).click();
  await isAccessibleBothWays(page, "a cart of weight and cartons");
  await fits(page);
  await till.closeCart();
  const receipt = await till.payExact();
  await expect(till.recorded).toContainText(/1,25\skg × 601\/kg/);
  await expect(till.recorded).toContainText(/1\sCarton × 10\s000/);
  await till.next();

  // A part of the rice and four cans of the carton come back.
  await owner.goOnline();
  const tickets = new TicketsPage(page);
  await tickets.open();
  await tickets.ticket(receipt).click();
  await page.getByRole("button", { name: "Rembourser" }).click();
  const back = page.getByRole("dialog", { name: /Rembourser sur/ });
  await back.getByLabel("Quantité de Riz en vrac qui revient").fill("0,5");
  for (let can = 0; can < 4; can += 1)
    await back.getByRole("button", { name: /^Un Lait en boîte.* de plus/ }).click();
  // 300 of 751 for the half kilo, 1 666 for four cans of a carton of 24.
  await expect(back).toContainText(/1\s966\sFCFA/);
  await back.getByLabel("Raison").fill("Trop pris");
  await isAccessibleBothWays(page, "a part comes back");
  await fits(page);
  await back.getByRole("button", { name: "Rembourser", exact: true }).click();
  await expect(back).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText(/500\sg × Riz en vrac/);

  await products.open();
  await expect(products.row("Riz en vrac")).toContainText(/49,25\skg/);
  await expect(products.row("Lait en boîte")).toContainText("1 × Carton + 11");

  // Two more cartons are bought, counted and told as cartons.
  const buying = new BuyingPage(page);
  await buying.begin();
  await page.getByLabel("Rechercher un produit").first().fill("Lait en boîte");
  await page.getByRole("button", { name: "Lait en boîte" }).first().click();
  await page.getByRole("combobox", { name: "Lait en boîte compté en" }).selectOption("Carton (24)");
  await page.getByRole("textbox", { name: "Carton de Lait en boîte" }).fill("2");
  await page.getByRole("textbox", { name: "Coût total de Lait en boîte" }).fill("18000");
  await isAccessibleBothWays(page, "bought in cartons");
  await fits(page);
  await buying.end();
  await buying.record();
  await expect(page.getByRole("main")).toContainText(/2\sCarton × 9\s000/);
  await products.open();
  await expect(products.row("Lait en boîte")).toContainText("3 × Carton + 11");
});
