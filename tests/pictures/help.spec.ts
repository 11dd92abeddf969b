import { expect, type Page } from "@playwright/test";
import type { HelpLanguage } from "#shared/help/page.ts";
import { test } from "#tests/e2e/fixtures.ts";
import { Album } from "./album.ts";

/** A button by what it is called in either language. */
const button = (page: Page, name: RegExp) => page.getByRole("button", { name });

for (const language of ["fr", "en"] as const satisfies readonly HelpLanguage[])
  test(`the pictures of the help, ${language}`, async ({ owner }) => {
    const { page } = owner;
    await page.addInitScript((one) => localStorage.setItem("language", one), "fr");
    await owner.startWork();
    await page.addInitScript((one) => localStorage.setItem("language", one), language);
    const album = new Album(page, language);
    const tile = (name: string) =>
      page.getByRole("region", { name: /^(Produits|Products)$/ }).getByRole("button", { name });

    await page.goto("/point-of-sale");
    await expect(tile("Eau minérale")).toBeVisible();
    for (const name of ["Savon", "Eau minérale", "Eau minérale"]) await tile(name).click();
    await album.take("sell");
    await album.take("scan", { top: 56, bottom: 220 });
    await button(page, /^(Encaisser|Charge)/).click();
    await button(page, /^2\s?000/).click();
    await album.take("pay");
    album.close();
  });
