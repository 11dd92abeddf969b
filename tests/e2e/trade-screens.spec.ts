import { expect } from "@playwright/test";
import { isAccessible } from "./accessible.ts";
import type { Person } from "./person.ts";
import { test } from "./street.ts";

type Step = readonly [name: string, go: (person: Person) => Promise<void>];

/** Twenty screens, each looked through by a machine: milliseconds. */
const manySteps = 240_000;
const milk = "Lait concentré sucré";
const closeDialog = async ({ page }: Person) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

const ofReseller: readonly Step[] = [
  ["reseller's till", async ({ pointOfSale }) => pointOfSale.tile(milk).click()],
  [
    "reseller's payment",
    async ({ pointOfSale }) => {
      await pointOfSale.payButton.click();
      await expect(pointOfSale.validateButton).toBeVisible();
    },
  ],
  [
    "reseller's receipt",
    async ({ pointOfSale }) => {
      await pointOfSale.validateButton.click();
      await pointOfSale.receiptShown();
    },
  ],
  [
    "own transfers",
    async ({ transfers }) => {
      await transfers.open();
      await expect(transfers.card(transfers.confirmed, milk)).toBeVisible();
    },
  ],
  [
    "own return",
    async (person) => {
      const { page, transfers } = person;
      await transfers
        .card(transfers.confirmed, milk)
        .getByRole("button", { name: "Retour stock" })
        .click();
      await expect(page.getByRole("button", { name: "Enregistrer le retour" })).toBeVisible();
    },
  ],
  [
    "own sales",
    async (person) => {
      await closeDialog(person);
      await person.resellerSales.open();
      await expect(person.resellerSales.card(milk)).toBeVisible();
    },
  ],
];

const ofOwner: readonly Step[] = [
  [
    "resellers' sales",
    async ({ resellerSales }) => {
      await resellerSales.open();
      await expect(resellerSales.card(milk)).toBeVisible();
    },
  ],
  [
    "a sale to confirm",
    async ({ page, resellerSales }) => {
      await resellerSales.card(milk).getByRole("button", { name: "Confirmer" }).click();
      await expect(page.getByRole("button", { name: "Confirmer la vente" })).toBeVisible();
    },
  ],
  [
    "transfers",
    async ({ page, transfers }) => {
      await page.getByRole("button", { name: "Confirmer la vente" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await transfers.open();
      await expect(transfers.card(transfers.confirmed, milk)).toBeVisible();
    },
  ],
  [
    "a sale on a transfer, refused",
    async ({ page, transfers }) => {
      const card = transfers.card(transfers.confirmed, milk);
      await card.getByRole("button", { name: "Vendre" }).click();
      await page.getByRole("dialog").getByLabel("Quantité").fill("99");
      await page.getByRole("button", { name: "Enregistrer la vente" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
    },
  ],
  [
    "transfers between shops",
    async (person) => {
      await closeDialog(person);
      await person.page.goto("/product-management/shop-transfers");
      await expect(person.page.getByText("Rien n’est en route")).toBeVisible();
    },
  ],
  [
    "commissions",
    async ({ page }) => {
      await page.goto("/reseller-commissions");
      await page.getByRole("button", { name: "Tout choisir" }).click();
      await expect(page.getByText("Comment fonctionnent les commissions")).toBeVisible();
    },
  ],
  [
    "payment of commissions",
    async ({ page }) => {
      await page.getByRole("button", { name: "Payer 1 commission" }).click();
      await expect(page.getByLabel("Date du paiement")).toBeVisible();
    },
  ],
  [
    "the till's transfer",
    async (person) => {
      await closeDialog(person);
      await person.pointOfSale.open();
      await person.page.getByRole("button", { name: "Transferts et retours" }).click();
      await person.page.getByRole("menuitem", { name: "Transfert", exact: true }).click();
      await expect(person.page.getByRole("button", { name: "Transférer" })).toBeVisible();
    },
  ],
  [
    "a refund",
    async (person) => {
      await closeDialog(person);
      await person.pointOfSale.sell(milk);
      await person.tickets.open();
      await person.page.getByRole("region", { name: "Tickets" }).getByRole("link").first().click();
      await person.page.getByRole("button", { name: "Rembourser" }).click();
      await expect(person.page.getByRole("dialog")).toBeVisible();
    },
  ],
  [
    "a ticket with a return",
    async ({ page }) => {
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: `Un ${milk} de plus` }).click();
      await dialog.getByLabel("Raison").fill("Périmé");
      await dialog.getByRole("button", { name: "Rembourser" }).click();
      await expect(page.getByText("« Périmé »")).toBeVisible();
    },
  ],
];

const afterwards: readonly Step[] = [
  [
    "notices",
    async ({ page }) => {
      await page.goto("/notifications");
      await expect(page.getByText("a confirmé votre vente")).toBeVisible();
    },
  ],
  [
    "own commissions",
    async ({ page }) => {
      await page.goto("/reseller-commissions");
      await expect(page.getByRole("button", { name: "Relevé PDF" })).toBeEnabled();
    },
  ],
];

for (const [width, height, theme] of [
  [320, 640, "light"],
  [1280, 800, "dark"],
] as const) {
  test(`what moves goods can be used by all, ${width} px, ${theme}`, async ({
    reseller,
    owner,
  }, info) => {
    test.setTimeout(manySteps);
    for (const { page } of [reseller, owner]) {
      await page.setViewportSize({ width, height });
      await page.addInitScript((wanted) => localStorage.setItem("theme", wanted), theme);
    }
    await reseller.page.reload();
    await owner.startAt("/dashboard");
    for (const [person, steps] of [
      [reseller, ofReseller],
      [owner, ofOwner],
      [reseller, afterwards],
    ] as const) {
      for (const [name, go] of steps) {
        await go(person);
        await person.page.screenshot({ path: info.outputPath(`${name}.png`) });
        const wide = await person.page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, name).toBeLessThanOrEqual(width);
        await isAccessible(person.page, name);
      }
    }
  });
}
