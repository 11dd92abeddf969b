import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { TeamPage } from "./pages/team-page.ts";

/** Whether a closed list shows the whole of what is chosen: a browser cuts it without a sign. */
function showsWhole(select: Locator): Promise<boolean> {
  return select.evaluate((element) => {
    const list = element as HTMLSelectElement;
    const style = getComputedStyle(list);
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) return false;
    pen.font = style.font;
    const room =
      list.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    // The arrow stands in the same room.
    return pen.measureText(list.selectedOptions[0]?.text ?? "").width + 20 <= room;
  });
}

/** The tabs of which a part lies beyond the edge of their strip. */
function cutTabs(page: Page): Promise<string[]> {
  return page.getByRole("tab").evaluateAll((tabs) =>
    tabs
      .filter((tab) => {
        const [own, strip] = [tab, tab.parentElement as Element].map((one) =>
          one.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        return own.right > strip.right + 1 || own.left < strip.left - 1;
      })
      .map((tab) => tab.textContent ?? ""),
  );
}

for (const width of [320, 360])
  test(`words are whole on a phone ${width} px wide: the country at the door, the tabs of invitations`, async ({
    owner,
    page,
    server,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/auth?new");
    const country = page.getByLabel("Pays");
    for (const code of ["CM", "CI"]) {
      await country.selectOption(code);
      expect(await showsWhole(country), code).toBe(true);
    }
    expect(await cutTabs(page)).toEqual([]);
    // What is wrong lies above the button: whoever tapped is led to it.
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(page.getByLabel("Nom complet")).toBeFocused();
    await page.getByLabel("Nom complet").fill("\u200b");
    await page.getByLabel("Mot de passe", { exact: true }).fill("secret");
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(page.getByLabel("Nom complet")).toBeFocused();

    const long = "Établissements Nkoulou & Fils — Quincaillerie générale du Wouri";
    await server.sql`update shops set name = ${long} where id = ${shop.id}`;
    await owner.page.setViewportSize({ width, height: 740 });
    await owner.startAt("/employee-management");
    await new TeamPage(owner.page).invite("karim@team.test");
    await expect(owner.page.getByRole("tab", { name: "En attente (1)" })).toBeVisible();
    expect(await cutTabs(owner.page)).toEqual([]);
    const back = await owner.page.getByLabel("Retour au tableau de bord").boundingBox();
    expect(Math.round(back?.width ?? 0)).toBeGreaterThanOrEqual(44);
  });
