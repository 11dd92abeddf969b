import { expect, type Page } from "@playwright/test";
import { checksum } from "#shared/rules/merchant-qr-fields.ts";
import { isAccessibleBothWays } from "./accessible.ts";
import { fits, phone } from "./fits.ts";
import { test } from "./fixtures.ts";
import { ShopSettingsPage } from "./pages/shop-settings-page.ts";

/** A message as the operator writes it, of so many minutes ago on the clock of Douala. */
function received(amount: number, balance: number, reference: string, minutesAgo: number): string {
  const at = new Date(Date.now() + 3_600_000 - minutesAgo * 60_000).toISOString();
  const written = `${at.slice(0, 10)} ${at.slice(11, 19)}`;
  return `Vous avez recu ${amount} XAF de ALPHA SARL (237652000001 ) sur votre compte Mobile Money ${written}. Message de l'expediteur:. Votre nouveau solde est de ${balance} FCFA. Frais: 0 XAF. Transaction ID: ${reference}.`;
}

/** What the phone does when somebody shares a message with the application. */
async function share(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const form = document.createElement("form");
    form.method = "post";
    form.enctype = "multipart/form-data";
    form.action = "/mobile-money/shared";
    const field = document.createElement("textarea");
    field.name = "text";
    field.value = text;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, text);
  await page.waitForURL(/\/mobile-money$/);
}

const list = (page: Page) => page.getByRole("list", { name: "Messages lus" });
const card = (page: Page, words: string) =>
  list(page).getByRole("listitem").filter({ hasText: words });

test("three messages pasted with no network, one of them edited; another is shared; each says what it is worth", async ({
  seller,
}) => {
  const { page } = seller;
  await page.setViewportSize(phone);
  await seller.startWork();
  await seller.goOffline();
  await page.goto("/mobile-money");
  const box = page.getByLabel("Ou collez-les ici");
  await expect(box).toBeVisible();
  await expect(page.getByText("Rien n’est envoyé au serveur")).toBeVisible();
  await box.fill(
    [
      received(1000, 11_000, "17600000002", 30),
      received(5000, 61_500, "17600000005", 20),
      received(500, 11_500, "17600000009", 10),
      "Gagnez 5000 FCFA avec Mobile Money ! Composez *126#",
    ].join("\n\n"),
  );
  await expect(page.getByText("4 messages lus")).toBeVisible();
  await expect(card(page, "17600000009")).toContainText("Se suit");
  await expect(card(page, "17600000009")).toContainText(/\+500\sFCFA/);
  await expect(card(page, "17600000005")).toContainText("À vérifier : le solde ne suit pas");
  await expect(card(page, "17600000002")).toContainText("Le premier : rien à comparer encore");
  await expect(card(page, "Gagnez")).toContainText("pas un paiement");

  await share(page, received(700, 12_200, "17600000012", 2));
  await expect(card(page, "17600000012")).toContainText("Se suit");
  await expect(page.getByText("1 message lu")).toBeVisible();
  // It is read once: opened anew, the screen takes nothing in again.
  await page.reload();
  await expect(list(page).getByRole("listitem")).toHaveCount(5);
  await expect(page.getByText("1 message lu")).toHaveCount(0);

  await page.getByRole("button", { name: /^À vérifier/ }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: /^Tous/ }).click();
  await card(page, "Gagnez").getByRole("button", { name: "Supprimer ce message" }).click();
  const dialog = page.getByRole("dialog", { name: "Supprimer ce message ?" });
  await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(4);
  await fits(page);
  await isAccessibleBothWays(page, "messages of mobile money");
});

test("the payer's words change nothing, a scam is named line by line, a transfer between two numbers is asked once", async ({
  seller,
}) => {
  const { page } = seller;
  await page.setViewportSize(phone);
  await seller.startWork();
  await page.goto("/mobile-money");
  const words = received(3000, 48_000, "17600000021", 20).replace(
    "expediteur:.",
    "expediteur: remboursement dette.",
  );
  const transfer = (name: string, amount: number, balance: number, reference: string) =>
    `Transfert de 656262382 ${name} vers 656480453 EBAKO reussi. Details: ID transaction: ${reference}, Montant Transaction: ${amount}FCFA, Frais: 0 FCFA, Commission: 0 FCFA, Montant Net: ${amount} FCFA, Nouveau Solde: ${balance} FCFA.`;
  await page
    .getByLabel("Ou collez-les ici")
    .fill(
      [
        words,
        "Vous avez recu 50000 FCFA de JEAN (677112233). Nouveau solde: 80000 FCFA. ID: 17600000022. Appelez le 699 88 77 66 ou voir momo-gain.top/x",
        transfer("AWOULOU", 30_000, 30_386, "PP260730.1050.B91660"),
      ].join("\n"),
    );
  await expect(page.getByText("3 messages lus")).toBeVisible();
  await expect(card(page, "17600000021")).toContainText("Argent reçu");
  await expect(card(page, "17600000021")).toContainText("remboursement dette");
  await expect(card(page, "17600000021")).toContainText("connu de l’opérateur");
  const scam = card(page, "17600000022");
  await expect(scam).toContainText("Un lien qui n’est pas de l’opérateur");
  await expect(scam).toContainText("Un numéro à appeler");
  const asked = card(page, "PP260730.1050.B91660");
  await expect(asked).toContainText("Deux numéros : lequel est le vôtre ?");
  await fits(page);
  await isAccessibleBothWays(page, "messages that ask for eyes");

  await asked.getByRole("button", { name: /6 56 48 04 53/ }).click();
  await expect(asked).toContainText(/\+30\s000\sFCFA/);
  await expect(asked).toContainText("AWOULOU");
  const own = page.getByRole("region", { name: "Vos numéros" });
  await expect(own).toContainText("6 56 48 04 53");
  // A number named by mistake can be removed; then the app guesses nothing.
  await own.getByRole("button", { name: /^Retirer/ }).click();
  await expect(asked).toContainText("Deux numéros");
});

test("a sale is proved by the message that was copied; used again it is said; a late one is given by a tap; the evening matches", async ({
  seller,
}) => {
  const { page, context, pointOfSale: till } = seller;
  await page.setViewportSize(phone);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await seller.startWork();
  const copy = (text: string) => page.evaluate((text) => navigator.clipboard.writeText(text), text);
  const milk = received(1200, 11_200, "17600000002", 6);

  // From the tile on: take payment, mobile money, paste, confirm.
  await copy(milk);
  await till.tile("Lait concentré sucré").click();
  await till.payButton.click();
  await page.getByRole("button", { name: "Mobile money" }).click();
  await page.getByRole("button", { name: "Coller le SMS" }).click();
  await expect(page.getByLabel("Référence du paiement")).toHaveValue("17600000002");
  await expect(page.getByRole("dialog")).toContainText("le montant attendu");
  await isAccessibleBothWays(page, "a payment with its message");
  await till.validated();
  const proved = await till.receiptShown();
  await till.next();

  // The same message again, for another amount.
  await till.tile("Eau minérale").click();
  await till.payButton.click();
  await page.getByRole("button", { name: "Mobile money" }).click();
  await page.getByRole("button", { name: "Coller le SMS" }).click();
  const told = page.getByRole("dialog");
  await expect(told).toContainText(`Ce SMS a déjà servi au reçu ${proved}`);
  await expect(told).toContainText(/800\sFCFA de trop/);
  await expect(told).toContainText("La vente n’est pas bloquée");
  // The right one is late.
  await page.getByLabel(/^Référence à venir/).check();
  await till.validated();
  const late = await till.receiptShown();

  await till.next();
  await till.tile("Lait concentré sucré").click();
  await till.payButton.click();
  await page.getByRole("button", { name: "Mobile money" }).click();
  await page.getByLabel(/^Référence à venir/).check();
  await till.validated();
  const latest = await till.receiptShown();

  // They come, with one that nobody sold for.
  await share(
    page,
    [
      received(400, 11_600, "17600000006", 3),
      received(900, 12_500, "17600000008", 2),
      received(1200, 13_700, "17600000010", 1),
    ].join("\n\n"),
  );
  await card(page, "17600000006")
    .getByRole("button", { name: `Donner au reçu ${late}` })
    .click();
  await expect(card(page, "17600000006")).toContainText("Utilisée au reçu");
  await expect(card(page, "17600000008")).toContainText("Sur aucun reçu de cet appareil");

  // The other ticket is offered the message of its amount that no ticket bears.
  await seller.tickets.open();
  await seller.tickets.ticket(latest).click();
  await page.getByRole("button", { name: /^Prendre le SMS de 1\s200\sFCFA/ }).click();
  await expect(page.getByText("Référence enregistrée.")).toBeVisible();
  await expect(page.getByText("17600000010").first()).toBeVisible();

  await page.goto("/day-close/mobile");
  const match = page.getByRole("region", { name: "SMS et ventes" });
  await expect(match).toContainText("MTN MoMo");
  await expect(match).toContainText(/SMS 3\s700\sFCFA\s*Ventes 2\s800\sFCFA/);
  await expect(match).toContainText("1 SMS sans vente");
  await expect(match).toContainText("Aucune vente sans SMS");
  await match.getByRole("button", { name: "Pointer les 3 paiements retrouvés" }).click();
  const rows = page.getByRole("list", { name: "Paiements mobiles" }).getByRole("listitem");
  await expect(rows.filter({ hasText: proved }).getByRole("checkbox")).toBeChecked();
  await expect(rows.filter({ hasText: late }).getByRole("checkbox")).toBeChecked();
  await match.getByText("Voir les SMS sans vente").click();
  await expect(match.getByRole("list", { name: "SMS sans vente" })).toContainText("17600000008");
  await fits(page);
  await isAccessibleBothWays(page, "messages and sales");
});

test("[P4] the owner notes a code and the sticker once; the till asks for the amount with both", async ({
  owner,
}) => {
  const { page, pointOfSale: till } = owner;
  await page.setViewportSize(phone);
  await owner.startWork();
  const settings = new ShopSettingsPage(page);
  await settings.open();
  await settings.box("Code marchand MTN MoMo").fill("123456");
  const body =
    "00020101021126250014CM.TEST.PAY.QR0103ABC5204541153039505802CM5908BOUTIQUE6006DOUALA6304";
  await settings.box("Texte du QR de l’autocollant").fill("https://example.com");
  await expect(page.getByText("Ce n’est pas un QR de paiement.")).toBeVisible();
  await settings.box("Texte du QR de l’autocollant").fill(`${body}${checksum(body) ?? ""}`);
  await expect(page.getByText("QR de paiement : BOUTIQUE, DOUALA")).toBeVisible();
  await settings.save();

  await till.open();
  await till.tile("Lait concentré sucré").click();
  await till.payButton.click();
  await page.getByRole("button", { name: "Mobile money" }).click();
  const ask = page.getByRole("region", { name: "Faire payer le client" });
  await expect(ask).toContainText("*126*4*123456*1200#");
  await expect(ask).toContainText("non essayé");
  await expect(ask.getByRole("link", { name: "Faire payer" })).toHaveAttribute(
    "href",
    "tel:*126*4*123456*1200%23",
  );
  await ask.getByRole("button", { name: "Montrer le QR" }).click();
  const shown = page.getByRole("dialog", { name: /1\s200\sFCFA/ });
  await expect(
    shown.getByRole("img", { name: "QR de la boutique, avec le montant" }),
  ).toBeVisible();
  await fits(page);
  await isAccessibleBothWays(page, "the shop’s QR");
  await shown.getByRole("button", { name: "Autocollant simple" }).click();
  await expect(shown.getByRole("img", { name: "QR de la boutique, sans montant" })).toBeVisible();
  await shown.getByRole("button", { name: "Fermer le QR" }).click();
  await page.getByLabel(/^Référence à venir/).check();
  await till.validated();
  await till.receiptShown();
});
