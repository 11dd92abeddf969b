import { newDevice } from "./devices.ts";
import { test } from "./fixtures.ts";
import { PaperPage, pictureOf } from "./pages/paper-page.ts";
test("look", { tag: newDevice }, async ({ owner, browser }) => {
  const { page } = owner;
  await owner.startWork();
  const paper = new PaperPage(page);
  const sumRow = (name: string, francs: string) => `<tr><td>${name}<td><td><td class=r>${francs}`;
  const sheet = (head: string, rows: string) => pictureOf(browser, `<h2>Grossiste de Mboppi</h2><h3>${head}</h3><table><tr><th>Désignation<th>Qté<th>P.U.<th>Montant${rows}</table>`);
  const shots: [string, Buffer][] = [
    ["invoice", await sheet("FACTURE N° FA2050", `<tr><td>Lait concentré sucré<td class=r>10<td class=r>900<td class=r>9&nbsp;000<tr><td>Savon de Marseille<td class=r>20<td class=r>380<td class=r>7&nbsp;600${sumRow("Total HT", "16&nbsp;600")}${sumRow("Remise", "600")}${sumRow("TVA", "3&nbsp;080")}${sumRow("Précompte 5 %", "830")}${sumRow("Net à payer", "19&nbsp;910")}`)],
    ["credit", await sheet("AVOIR N° AV-7", `<tr><td>Lait concentré sucré<td class=r>-2<td class=r>900<td class=r>-1&nbsp;800${sumRow("Total avoir", "-1&nbsp;800")}`)],
    ["list", await pictureOf(browser, `<h2>Grossiste de Mboppi</h2><h3>LISTE DE PRIX</h3><table><tr><th>Article<th>Détail<th>Gros<tr><td>Savon de Marseille<td class=r>480 F<td class=r>430 F<tr><td>Jus de gingembre<td class=r>250 F<td class=r>210 F</table>`)],
    ["statement", await pictureOf(browser, `<h2>Grossiste de Mboppi</h2><h3>RELEVE DE COMPTE</h3><table><tr><th>Date<th>Pièce<th>Débit<th>Crédit<th>Solde<tr><td>06/10<td>Facture 8871<td class=r>98&nbsp;000<td><td class=r>98&nbsp;000<tr><td>14/10<td>Versement<td><td class=r>60&nbsp;000<td class=r>38&nbsp;000</table><p>Solde dû 38&nbsp;000</p>`)],
  ];
  const sizes = [[360, 740], [1280, 800]] as const;
  for (const [name, buffer] of shots) {
    await page.goto("/purchases/photo");
    await paper.choose("p.jpg", "image/jpeg", buffer);
    await page.locator("h2[tabindex='-1']").waitFor();
    for (const language of ["fr", "en"]) {
      if (language === "en") await owner.topBar.pick("English");
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const schemes = language === "fr" ? (["light", "dark"] as const) : ([width === 360 ? "dark" : "light"] as const);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await page.waitForTimeout(400);
          await page.screenshot({ path: `/tmp/papers2-look/${name}-${language}-${width}-${colorScheme}.png`, fullPage: true });
        }
      }
      if (name === "list") {
        await page.getByRole("button", { name: /^(Gros|Détail)/ }).last().click();
        await page.waitForTimeout(300);
        await page.screenshot({ path: `/tmp/papers2-look/list-chosen-${language}.png`, fullPage: true });
      }
    }
    if (name === "statement") {
      await page.locator("select").first().selectOption("invoice");
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/papers2-look/statement-as-invoice.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await owner.topBar.pick("Français");
    await page.emulateMedia({ colorScheme: null });
  }
});
