import { expect, type Page } from "@playwright/test";
import { doubleTap } from "./double-tap.ts";
import { test } from "./fixtures.ts";

/** Width and height of each page that would be printed, in millimetres. */
async function printedPages(page: Page): Promise<[number, number][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) => [
    Math.round((Number(width) * 25.4) / 72),
    Math.round((Number(height) * 25.4) / 72),
  ]);
}

test("a receipt prints alone, on one page of its paper's width, which is remembered", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await till.sell("Savon de Marseille", 2);
  const [narrow, ...more] = await printedPages(page);
  expect(more).toEqual([]);
  expect(narrow?.[0]).toBe(58);
  expect(narrow?.[1]).toBeGreaterThan(50);

  // Who wants no motion wants no blank second page either.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const name of ["Papier 80 mm", "Papier 58 mm"]) {
    await page.getByRole("button", { name }).click();
    expect(await printedPages(page)).toHaveLength(1);
  }
  await page.emulateMedia({ reducedMotion: "no-preference" });

  await page.getByRole("button", { name: "Papier 80 mm" }).click();
  expect((await printedPages(page)).map(([width]) => width)).toEqual([80]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Nouvelle vente" })).toBeHidden();
  await expect(page.getByText("Boutique Akwa").locator("visible=true")).toHaveCount(1);
  await page.emulateMedia({ media: "screen" });

  await till.next();
  await till.sell("Eau minérale");
  await expect(page.getByRole("button", { name: "Papier 80 mm" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a receipt is shared through the phone's own sheet, as a picture", async ({ seller }) => {
  await seller.page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, title }: ShareData) => {
        shared.push([title, files?.[0]?.type, (files?.[0]?.size ?? 0) > 1000]);
      },
    });
    Object.assign(globalThis, { shared });
  });
  await seller.startWork();
  const receipt = await seller.pointOfSale.sell("Savon de Marseille");
  await seller.page.getByRole("button", { name: "Partager" }).click();
  await expect
    .poll(() => seller.page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared))
    .toEqual([[`Reçu ${receipt}`, "image/png", true]]);
});

test("a second tap on « Partager » waits for the first", async ({ seller }) => {
  await seller.page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      // The sheet stays open; as long as it is, the browser refuses another.
      share: ({ title }: ShareData) => {
        shared.push(title);
        if (shared.length === 1) return new Promise(() => undefined);
        return Promise.reject(new DOMException("", "NotAllowedError"));
      },
    });
    Object.assign(globalThis, { shared });
  });
  await seller.startWork();
  const { page } = seller;
  const receipt = await seller.pointOfSale.sell("Savon de Marseille");
  const button = page.getByRole("button", { name: "Partager" });
  await doubleTap(button);
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared))
    .toEqual([`Reçu ${receipt}`]);
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("dialog", { name: "Partager le reçu" })).toHaveCount(0);
});

test("where there is no sheet, the picture is kept or the text is copied", async ({ seller }) => {
  await seller.page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await seller.startWork();
  const { page } = seller;
  const receipt = await seller.pointOfSale.sell("Savon de Marseille");
  await page.getByRole("button", { name: "Partager" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger l’image" }).click();
  expect((await download).suggestedFilename()).toBe(`Reçu-${receipt}.png`);
  await seller.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copier le texte" }).click();
  await expect(page.getByText("Texte copié.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Savon de Marseille");
});

test("a ticket is found again by its number, and says when it is unsent", async ({ seller }) => {
  await seller.startWork();
  const { page, pointOfSale: till, tickets } = seller;
  const first = await till.sell("Savon de Marseille");
  await till.next();
  await seller.goOffline();
  const second = await till.sell("Eau minérale");
  await tickets.open();
  await expect(tickets.ticket(second)).toContainText("À envoyer");
  await expect(tickets.ticket(first)).not.toContainText("À envoyer");
  await page.getByLabel("Chercher un reçu, une référence, un nom").fill(first);
  await expect(tickets.ticket(second)).toHaveCount(0);
  await tickets.ticket(first).click();
  await expect(page.getByRole("region", { name: `Reçu ${first}` })).toContainText(
    "Savon de Marseille",
  );
  await page.goto("/tickets/nothing-of-ours");
  await expect(page.getByText("Ce ticket n’est pas sur cet appareil")).toBeVisible();
});
