import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { ContactForm } from "./pages/contact-form.ts";
import { supportMailbox } from "./shop-server.ts";

test("the form says what is missing, keeps what is typed, and is sent once when the network is back", async ({
  page,
  context,
  server,
}) => {
  await page.goto("/#contact");
  const form = new ContactForm(page);
  await form.isAwake();
  // The way to the assistant lies over none of the boxes and buttons.
  const assistant = page.locator("[data-part=assistant]");
  await form.send.scrollIntoViewIfNeeded();
  await expect(assistant).toBeHidden();
  await form.send.click();
  await expect(form.missing).toHaveCount(5);
  await expect(form.box("Prénom")).toBeFocused();
  const email = `awa-${crypto.randomUUID()}@exemple.test`;
  await form.fill({ email: "awa", message: "Bonjour,\nune démonstration ?" });
  await form.send.click();
  await expect(page.getByText("Une adresse complète, comme nom@exemple.com")).toBeVisible();
  await isAccessibleBothWays(page, "contact form with mistakes");
  await form.box("Adresse email").fill(email);

  await context.setOffline(true);
  await form.send.click();
  await expect(form.told("Pas de réseau.")).toBeVisible();
  await isAccessibleBothWays(page, "contact form that waits");
  await page.getByRole("button", { name: "Modifier le message" }).filter({ visible: true }).click();
  await form.box("Message").fill("Bonjour, une démonstration à Douala ?");
  await form.send.click();
  await expect(form.told("Pas de réseau.")).toBeVisible();

  // The server has it, and its answer is lost: the same message is sent again, under the same name.
  let lost = 0;
  await page.route("**/api/v1/contact", async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.unroute("**/api/v1/contact");
  await page.reload();
  await expect(form.told("Félicitations, votre message a été envoyé avec succès !")).toBeVisible();
  await expect(form.box("Message")).toHaveValue("");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(assistant).toBeVisible();
  await page.reload();
  await form.isAwake();
  const rows = await server.sql`select message from contact_messages where email = ${email}`;
  expect(rows).toEqual([{ message: "Bonjour, une démonstration à Douala ?" }]);
  expect((await server.lastMessageTo(email)).text).toContain("heure de Douala");
  expect((await server.lastMessageTo(supportMailbox)).text).toContain("une démonstration à Douala");
});

test("a message in English is read, answered by mail and put away", async ({
  page,
  server,
  owner,
  accounts,
}) => {
  const email = `ben-${crypto.randomUUID()}@example.test`;
  await page.goto("/en#contact");
  const form = new ContactForm(page);
  await form.isAwake();
  await page.getByLabel("First name").fill("Ben");
  await page.getByLabel("Last name").fill("Tabe");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("What you need").fill("Stock management");
  await page.getByLabel("Message", { exact: true }).fill("Does it work in Buea?");
  await page.getByRole("button", { name: "Send the message" }).click();
  await expect(
    form.told("Congratulations, your message has been sent successfully!"),
  ).toBeInViewport({ ratio: 1 });

  server.listAsAdministrator(accounts.owner);
  await owner.startAt("/admin");
  const admin = new AdminPage(owner.page);
  await admin.find(email);
  const card = admin.card("Does it work in Buea?");
  await card.getByLabel("Répondre à Ben").fill("It does, Ben.");
  await isAccessibleBothWays(owner.page, "contact in the administration");
  await card.getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(owner.page.getByText(`Rien ne contient « ${email} ».`)).toBeVisible();
  await owner.page.getByRole("button", { name: "Tous" }).click();
  await expect(admin.card("It does, Ben.")).toContainText("Répondu");
  const { text } = await server.lastMessageTo(email);
  expect(text).toContain("It does, Ben.");
  expect(text).toContain("Douala time");
});
