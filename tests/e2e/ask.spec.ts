import { expect, type Page } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { HelpPage } from "./pages/help-page.ts";

const milk = "Lait concentré sucré";
const phone = { width: 360, height: 740 };

/** Nothing is cut off on the narrowest phone. */
async function fits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
  await page.setViewportSize(phone);
}

test("an owner asks the shop without a network, and each figure leads to where it stands", async ({
  owner,
}) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await owner.startWork();
  await owner.pointOfSale.sell(milk, 2);
  await owner.shellKept();
  await owner.goOffline();
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Demander à la boutique" }).click();
  const help = new HelpPage(page);
  await expect(help.question).toBeFocused();
  const suggested = page.getByRole("region", { name: "Questions à la boutique" });
  await expect(suggested.getByRole("button").first()).toBeVisible();
  await isAccessibleBothWays(page, "the search before anything is asked");
  await page.screenshot({ path: "/tmp/ask/empty.png", fullPage: true });

  await help.question.fill("combien j’ai vendu aujourd’hui");
  const answer = page.getByText(/^Aujourd’hui : .* de ventes\.$/);
  const figure = page.getByRole("main").getByRole("link", { name: /FCFA$/ }).first();
  await expect(answer).toBeVisible();
  const said = (await figure.textContent()) ?? "";
  await isAccessibleBothWays(page, "an answer of the shop");
  await page.screenshot({ path: "/tmp/ask/answer.png", fullPage: true });
  await fits(page);
  await figure.click();
  await expect(page).toHaveURL(/\/reports\?period=days&from=/);
  await expect(page.getByRole("main")).toContainText(said);
  await page.goBack();
  await expect(help.question).toHaveValue("combien j’ai vendu aujourd’hui");

  await help.question.fill("combien je vais vendre demain");
  await expect(page.getByText("Je ne sais pas : ces jours ne sont pas encore là.")).toBeVisible();
  await isAccessibleBothWays(page, "what the shop does not know");
  await page.screenshot({ path: "/tmp/ask/refused.png", fullPage: true });
  await suggested.getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  await expect(help.question).not.toHaveValue("combien je vais vendre demain");
  await expect(answer).toBeVisible();

  // A name that several bear is chosen by whoever asks.
  await help.question.fill("il reste combien de lait");
  await page.screenshot({ path: "/tmp/ask/choice.png", fullPage: true });
});
