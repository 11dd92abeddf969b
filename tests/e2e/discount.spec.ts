import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { SellerGate } from "./pages/seller-gate.ts";

const milk = "Lait concentré sucré";
const sponge = "Éponge à récurer";
const pins = { owner: "2580", seller: "0417" };

test("[B1] [B4] [B5] a seller takes something off, offline; more than a tenth the office allows", async ({
  owner,
  server,
  shop,
  accounts,
}) => {
  await owner.page.setViewportSize({ width: 360, height: 740 });
  await owner.startWork();
  await owner.topBar.pick("Vendeurs de cet appareil");
  const gate = new SellerGate(owner.page);
  await gate.givePin("Mireille Eto", pins.owner);
  await gate.givePin("Aline Mbarga", pins.seller);
  await owner.goOffline();
  await owner.topBar.pick("Changer de vendeur");
  await gate.letIn("Aline Mbarga", pins.seller);

  const { page, pointOfSale: till, tickets } = owner;
  await till.open();
  const discount = page.getByRole("dialog", { name: "Remise" });
  const grant = discount.getByRole("button", { name: "Accorder la remise" });
  const amount = discount.getByLabel("Montant de la remise");
  const openDiscount = async () => {
    await till.openCart();
    await page.getByRole("button", { name: "Remise", exact: true }).click();
    await expect(amount).toBeFocused();
  };

  // Twenty francs off the damaged sponges, then five per cent off what is left.
  for (let piece = 0; piece < 3; piece += 1) await till.tile(milk).click();
  for (let piece = 0; piece < 2; piece += 1) await till.tile(sponge).click();
  await till.openCart();
  await page.getByRole("button", { name: `Modifier ${sponge}` }).click();
  const line = page.getByRole("dialog", { name: sponge });
  await line.getByLabel("Prix d’une pièce").fill("240");
  await line.getByRole("button", { name: "Remise" }).click();
  await expect(discount.getByLabel("Sur")).toHaveValue("pommes");
  await grant.click();
  await expect(discount).toContainText("Dites combien vous enlevez.");
  await discount.getByRole("button", { name: "FCFA" }).click();
  await amount.fill("20");
  await discount.getByLabel("Raison").selectOption("Article abîmé");
  await expect(discount.getByRole("status")).toContainText(/4\s080/);
  await grant.click();
  await expect(discount).toHaveCount(0);
  await expect(line.getByLabel("Prix d’une pièce")).toHaveValue("240");
  await line.getByLabel("Prix d’une pièce").fill("250");
  await line.getByRole("button", { name: "Valider la ligne" }).click();
  await till.closeCart();
  await openDiscount();
  await amount.fill("5");
  await expect(discount.getByRole("status")).toContainText(/3\s876/);
  await isAccessibleBothWays(page, "a discount");
  await grant.click();
  // Back in the cart, where it was said.
  await expect(till.line(milk)).toContainText(/− 180.*3\s420/);
  await expect(till.line(sponge)).toContainText(/− 44.*456/);
  await till.closeCart();
  const first = await till.payExact();
  const paper = page.getByRole("region", { name: `Reçu ${first}` });
  await expect(paper).toContainText(/Remise · Article abîmé\s*−20/);
  await expect(paper).toContainText(/Remise 5\s% · Client fidèle\s*−204/);
  await expect(paper).toContainText(/Total\s*3\s876/i);
  await till.next();

  // More than a tenth, and below the minimum: the owner's code lets it happen.
  for (let piece = 0; piece < 2; piece += 1) await till.tile(milk).click();
  await openDiscount();
  await amount.fill("15");
  await discount.getByLabel("Raison").selectOption("Prix discuté");
  await expect(discount).toContainText(/plus que les 10\s%/);
  await grant.click();
  await expect(discount.getByRole("alert").first()).toContainText("Le code du patron l’autorise.");
  await expect(discount.getByRole("button", { name: "0", exact: true })).toBeInViewport({
    ratio: 1,
  });
  await isAccessibleBothWays(page, "a discount above the ceiling");
  await discount.getByLabel("Code de Mireille Eto").fill("9999");
  await expect(discount).toContainText("Code faux.");
  await discount.getByLabel("Code de Mireille Eto").fill(pins.owner);
  await expect(discount).toContainText("Autorisé : la vente sera signalée.");
  await grant.click();
  await expect(discount).toHaveCount(0);
  // A third one makes it more than the owner allowed: it is said in the cart, and not sold.
  const tooMuch = page
    .getByText("C’est une remise plus grande que la vôtre : changez-la.")
    .filter({ visible: true });
  await expect(tooMuch).toHaveCount(0);
  await page.getByRole("button", { name: `Un ${milk} de plus` }).click();
  await expect(tooMuch).toBeVisible();
  await expect(page.getByRole("button", { name: /^Mettre à/ })).toHaveCount(0);
  await isAccessibleBothWays(page, "more taken off than was allowed");
  await till.closeCart();
  await till.payButton.click();
  await expect(tooMuch).toBeVisible();
  await page.getByRole("button", { name: `Un ${milk} de moins` }).click();
  await expect(tooMuch).toHaveCount(0);
  await till.closeCart();
  const second = await till.payExact();
  await expect(page.getByRole("region", { name: `Reçu ${second}` })).toContainText(
    /Remise 15\s% · Prix discuté\s*−360/,
  );
  await tickets.open();
  await tickets.ticket(second).click();
  await expect(page.getByText("Remise autorisée par Mireille Eto")).toBeVisible();

  // One of three milks comes back: a third of the 3 420 that was paid for them.
  await tickets.open();
  await tickets.ticket(first).click();
  await page.getByRole("button", { name: "Rembourser" }).click();
  const refund = page.getByRole("dialog");
  await refund.getByRole("button", { name: `Un ${milk} de plus` }).click();
  await expect(refund).toContainText(/1\s140/);
  await refund.getByLabel("Raison").fill("Périmé");
  await refund.getByRole("button", { name: "Rembourser" }).click();
  await expect(refund).toHaveCount(0);

  await owner.goOnline();
  await expect(owner.topBar.syncState).toHaveText("En ligne");
  const sales = await server.sql`
    select total::int as total, coalesce(flags, '{}') as flags, discounts from sales where shop_id = ${shop.id} order by receipt`;
  expect([...sales]).toEqual([
    {
      total: 3876,
      flags: [],
      discounts: [
        { line: 1, amount: 20, reason: "damaged" },
        { amount: 204, rate: 500, reason: "loyal-customer" },
      ],
    },
    {
      total: 2040,
      flags: expect.arrayContaining(["price-below-minimum", "discount-above-ceiling"]),
      discounts: [
        { amount: 360, rate: 1500, reason: "negotiated", allowedBy: accounts.owner.userId },
      ],
    },
  ]);
  const returns =
    await server.sql`select total::int as total from returns where shop_id = ${shop.id}`;
  expect([...returns]).toEqual([{ total: 1140 }]);
});
