import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { DayClosePage } from "./pages/day-close-page.ts";

test("what is not as usual is told with its why, is put away, and is nobody else's to read", async ({
  owner,
  seller,
}) => {
  const { page } = owner;
  await page.setViewportSize({ width: 360, height: 740 });
  await owner.startWork();
  await page.goto("/watch");
  await expect(page.getByText("Rien à surveiller")).toBeVisible();
  await isAccessibleBothWays(page, "nothing to keep an eye on");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Tableau de bord" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "À surveiller" })).toHaveCount(0);

  // A drawer that should hold twenty thousand holds ten.
  const till = new DayClosePage(page);
  await till.open();
  await till.openWith(20_000);
  await till.startCounting();
  await till.count("billets de 10 000", 1);
  await till.compare();
  await till.close();

  await page.goto("/dashboard");
  const card = page.getByRole("list", { name: "À surveiller" });
  await expect(card).toContainText(/Il manque de l’argent dans la caisse/);
  await expect(card).toContainText(/10\s000\sFCFA de moins que prévu cette semaine/);
  await isAccessibleBothWays(page, "the dashboard with something to look at");
  await page.getByRole("link", { name: "Tout voir" }).focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("list", { name: "À surveiller" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await isAccessibleBothWays(page, "something to keep an eye on");
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 360, height: 740 });
  await list.getByRole("link", { name: "La clôture" }).click();
  await expect(page.getByRole("heading", { name: "Rapport Z", level: 1 })).toBeVisible();
  await page.goBack();

  await page.getByRole("button", { name: "Mettre de côté jusqu’à ce que ça empire" }).click();
  await expect(page.getByText("Rien à surveiller")).toBeVisible();
  await page.reload();
  const put = page.getByRole("list", { name: "Mis de côté" });
  await expect(put).toContainText(/Il manque de l’argent/);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Tableau de bord" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "À surveiller" })).toHaveCount(0);
  await page.goto("/watch");
  await put.getByRole("button", { name: "Remettre dans la liste" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);

  await seller.startWork();
  await seller.page.goto("/watch");
  await expect(seller.page.getByText("Réservé au propriétaire et au gérant")).toBeVisible();
});
