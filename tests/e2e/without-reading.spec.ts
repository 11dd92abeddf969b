import { expect, type Locator, type Page } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";

/** What the browser was asked to say, in place of a voice that nobody would hear. */
async function givesVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: { words: string; lang: string }[] = [];
    class FakeUtterance {
      lang = "";
      voice = null;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const voice = {
      getVoices: () => [],
      cancel: () => undefined,
      speak: ({ text, lang }: FakeUtterance) => said.push({ words: text, lang }),
    };
    Object.assign(globalThis, { said, SpeechSynthesisUtterance: FakeUtterance });
    Object.defineProperty(globalThis, "speechSynthesis", { value: voice });
  });
}

const saidIn = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { said: { words: string; lang: string }[] }).said.map(
      ({ words, lang }) => `${lang} ${words.replace(/\s/gu, " ")}`,
    ),
  );

/** A button by what is drawn on it, whatever it is called. */
const drawn = (page: Page, icon: string): Locator =>
  page
    .getByRole("button")
    .filter({ has: page.locator(`svg.lucide-${icon}`) })
    .locator("visible=true");

/** A product by its coloured picture. */
const pictured = (page: Page, letters: string): Locator =>
  page.getByRole("button").filter({ has: page.getByText(letters, { exact: true }) });

test("a whole sale without reading a word: by pictures, icons and digits, the total said aloud", async ({
  seller,
}) => {
  const { page } = seller;
  await givesVoice(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await seller.startWork();

  // Off until somebody switches it on, on this device.
  await page.goto("/profile-management/appearance");
  const aloud = page.getByLabel("À la caisse, dire le total à voix haute");
  await expect(aloud).not.toBeChecked();
  await aloud.check();
  await page.getByRole("button", { name: "Écouter la voix" }).click();
  expect(await saidIn(page)).toEqual(["fr-FR Total : 2400 francs"]);
  await isAccessibleBothWays(page, "the voice is on");

  await page.goto("/point-of-sale");
  await seller.goOffline();
  await pictured(page, "LC").click();
  await pictured(page, "EM").click();
  await expect(
    page
      .getByText(/^1\s600/)
      .locator("visible=true")
      .first(),
  ).toBeVisible();
  await drawn(page, "hand-coins").click();
  await expect.poll(() => saidIn(page)).toEqual(["fr-FR Total : 1600 francs"]);
  await page.getByRole("button", { name: /^2\s000$/ }).click();
  await isAccessibleBothWays(page, "paying, with a voice");
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText(/^400/).locator("visible=true").first()).toBeVisible();
  const confirm = drawn(page, "circle-check");
  await expect(confirm).not.toHaveAttribute("aria-disabled", "true");
  await confirm.click();
  await expect.poll(() => saidIn(page)).toContain("fr-FR Enregistrée. Rendez 400 francs.");
  await expect(page.locator("svg.lucide-circle-check").first()).toBeVisible();
  await drawn(page, "plus").first().click();
  await expect(pictured(page, "LC")).toBeVisible();
});

test("nothing is said, and no voice fetched, where nobody has switched it on", async ({
  seller,
}) => {
  const { page } = seller;
  await givesVoice(page);
  await seller.startWork();
  await seller.pointOfSale.tile("Lait concentré sucré").click();
  await seller.pointOfSale.payExact();
  expect(await saidIn(page)).toEqual([]);
});
