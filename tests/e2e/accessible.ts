import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const rules: axe.RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] },
  resultTypes: ["violations"],
};

type Look = readonly [width: number, colorScheme: "light" | "dark"];
const usual: Look[] = [
  [1280, "dark"],
  [360, "light"],
];
/** AXE=all looks at every page in all four ways; every day two of them must do. */
const all: Look[] | undefined =
  process.env.AXE === "all" ? [...usual, [1280, "light"], [360, "dark"]] : undefined;

/** Nothing that a machine can find keeps somebody from using the page as it stands. */
export async function isAccessible(page: Page, place: string): Promise<void> {
  if (all) await looks(page, place, all);
  else await look(page, place);
}

/** The same on a phone in the light and on a computer in the dark, each high enough for nothing to be covered. */
export async function isAccessibleBothWays(page: Page, place: string): Promise<void> {
  await looks(page, place, all ?? usual);
}

async function looks(page: Page, place: string, ways: readonly Look[]): Promise<void> {
  const before = page.viewportSize();
  for (const [width, colorScheme] of ways) {
    await page.setViewportSize({ width, height: 1600 });
    await page.emulateMedia({ colorScheme });
    await look(page, `${place}, ${width} px, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

async function look(page: Page, place: string): Promise<void> {
  const before = page.viewportSize();
  let violations = await lookAtWhole(page);
  // Whatever came while axe looked was half drawn, or moved the rest under a bar: what is wrong with the page stays so.
  for (let again = 0; violations.length > 0 && again < 3; again++)
    violations = await lookAtWhole(page);
  if (before) await page.setViewportSize(before);
  expect.soft(violations, place).toEqual([]);
}

/** What is wrong, each rule with the elements that break it. */
async function lookAtWhole(page: Page): Promise<string[]> {
  await showWhole(page);
  // A document is given the rules once: reading them takes as long as a third of a look.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const given = globalThis as unknown as { axe: typeof axe };
    // Half-way from one theme to the other no colour is its own; the page hears of a theme with its next frame.
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(still);
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    // What turns for ever goes on turning.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const { violations } = await given.axe.run(document, rules);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
    );
  }, rules);
}

/** High enough for nothing to lie under the bars and the bubble: that is reached by scrolling. */
async function showWhole(page: Page): Promise<void> {
  // A list may grow with the window, twice at most: by what it shows, and by what that asks for.
  for (let times = 0; times < 3 && !(await isWhole(page)); times++) {
    const size = page.viewportSize();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (size) await page.setViewportSize({ width: size.width, height });
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

async function isWhole(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight);
}
