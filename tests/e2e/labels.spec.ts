import { expect, type Page } from "@playwright/test";
import { inkedPages, printedPart } from "#tests/support/pdf-ink.ts";
import { readBars } from "#tests/support/read-bars.ts";
import { isAccessible } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { LabelsPage } from "./pages/labels-page.ts";

type Paper = {
  option: string;
  page: [width: number, height: number];
  perRow: number;
  perPage: number;
  label: [width: number, height: number];
  first: [left: number, top: number];
  /** From one label to the next. */
  pitch: [across: number, down: number];
  /** Dots of the printer to the millimetre: 600 to an inch for sheets, 203 for the roll. */
  dots: number;
};

/** As the makers of the papers say, in millimetres. */
const papers: Paper[] = [
  {
    option: "A4, 3 × 8 (70 × 37 mm)",
    page: [210, 297],
    perRow: 3,
    perPage: 24,
    label: [70, 37],
    first: [0, 0.5],
    pitch: [70, 37],
    dots: 600 / 25.4,
  },
  {
    option: "A4, 5 × 13 (38 × 21 mm)",
    page: [210, 297],
    perRow: 5,
    perPage: 65,
    label: [38.1, 21.2],
    first: [4.75, 10.7],
    pitch: [40.6, 21.2],
    dots: 600 / 25.4,
  },
  {
    option: "Rouleau, 40 × 30 mm",
    page: [40, 30],
    perRow: 1,
    perPage: 1,
    label: [40, 30],
    first: [0, 0],
    pitch: [40, 30],
    dots: 203 / 25.4,
  },
];

/** What a scanner reads on each place of the printed pages, page after page; undefined where nothing is. */
async function readPlaces(page: Page, paper: Paper): Promise<(string | undefined)[][]> {
  await expect(new LabelsPage(page).print).toBeEnabled();
  const pages = inkedPages(await page.pdf({ preferCSSPageSize: true }));
  const places: (string | undefined)[][] = [];
  for (const printed of pages) {
    expect([Math.round(printed.width), Math.round(printed.height)]).toEqual(paper.page);
    const read: (string | undefined)[] = [];
    for (let place = 0; place < paper.perPage; place += 1) {
      const left = paper.first[0] + (place % paper.perRow) * paper.pitch[0];
      const top = paper.first[1] + Math.floor(place / paper.perRow) * paper.pitch[1];
      const [width, height] = paper.label;
      const isInked = printed.ink.some(
        (ink) =>
          ink.left >= left &&
          ink.right <= left + width &&
          ink.top >= top &&
          ink.bottom <= top + height,
      );
      if (!isInked) {
        read.push(undefined);
        continue;
      }
      const part = printedPart(printed, { left, top, width, height }, paper.dots);
      const [found] = await readBars(part.grey, part.width);
      read.push(found ? `${found.format.replace("-", "")} ${found.text}` : "unreadable");
    }
    places.push(read);
  }
  return places;
}

for (const paper of papers) {
  test(`labels print to the millimetre and are read again: ${paper.option}`, async ({ owner }) => {
    await owner.startWork();
    const labels = new LabelsPage(owner.page);
    await labels.open();
    await labels.paper.selectOption(paper.option);
    await labels.choose("Savon de Marseille", 2);
    await labels.choose("Éponge à récurer", 1);
    await expect(owner.page.getByText(/^3 étiquettes/)).toBeVisible();
    const read = (await readPlaces(owner.page, paper)).flat();
    expect(read.filter((place) => place !== undefined)).toEqual([
      "EAN13 3256225734948",
      "EAN13 3256225734948",
      "Code128 BTS4",
    ]);
    expect(read.indexOf("EAN13 3256225734948")).toBe(0);
  });
}

test("a sheet begun before is used to its end", async ({ owner }) => {
  await owner.startWork();
  const labels = new LabelsPage(owner.page);
  await labels.open();
  await labels.choose("Savon de Marseille", 5);
  await owner.page.getByLabel(/Étiquettes déjà utilisées/).fill("22");
  await expect(owner.page.getByText("5 étiquettes · 2 pages")).toBeVisible();
  const paper = papers[0] as Paper;
  const [first = [], second = []] = await readPlaces(owner.page, paper);
  const isUsed = (places: (string | undefined)[]) => places.map((place) => place !== undefined);
  expect(isUsed(first)).toEqual(Array.from({ length: 24 }, (_, place) => place >= 22));
  expect(isUsed(second)).toEqual(Array.from({ length: 24 }, (_, place) => place < 3));
});

test("offline, a product without a barcode is labelled, and sold by its label", async ({
  owner,
}) => {
  await owner.startWork();
  await owner.goOffline();
  const labels = new LabelsPage(owner.page);
  await labels.open();
  await labels.choose("Éponge à récurer", 1);
  const [read] = await readPlaces(owner.page, papers[0] as Paper);
  expect(read?.[0]).toBe("Code128 BTS4");
  await owner.pointOfSale.open();
  await owner.pointOfSale.scan("BTS4");
  await expect(owner.pointOfSale.cartBar).toContainText("1 article");
  await expect(owner.pointOfSale.cartBar).toContainText("250");
});

for (const theme of ["light", "dark"] as const) {
  test(`labels can be chosen by all, ${theme}`, async ({ owner }) => {
    const { page } = owner;
    await page.addInitScript((wanted) => localStorage.setItem("theme", wanted), theme);
    await owner.startWork();
    const labels = new LabelsPage(page);
    await labels.open();
    await labels.choose("Savon de Marseille", 2);
    // On a screen so high that neither bar covers anything: the rest is reached by scrolling.
    await page.setViewportSize({ width: 360, height: 1800 });
    await isAccessible(page, "labels");
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  });
}
