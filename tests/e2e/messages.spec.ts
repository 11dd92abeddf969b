import { expect } from "@playwright/test";
import { isAccessible } from "./accessible.ts";
import { test } from "./fixtures.ts";

test("a seller writes with no network; the owner is told, reads and answers; each sees what became of it", async ({
  seller,
  owner,
}) => {
  await seller.startWork();
  await seller.page.goto("/messages");
  await expect(seller.messages.conversationWith("Mireille Eto")).toBeVisible();
  await owner.startAt("/dashboard");

  await seller.goOffline();
  await expect(seller.page.getByText("vos messages partiront")).toBeVisible();
  await seller.messages.box.fill("Il manque du lait");
  await seller.messages.box.press("Shift+Enter");
  await seller.messages.box.pressSequentially("et du savon");
  await seller.messages.box.press("Enter");
  await expect(seller.messages.message("et du savon")).toContainText("à envoyer");
  await expect(seller.messages.box).toHaveValue("");
  await seller.messages.write("Merci");
  await seller.goOnline();
  await expect(seller.messages.message("Merci")).toContainText("envoyé");

  await owner.topBar.tap("Notifications : 1 nouvelle");
  await owner.page.getByRole("link", { name: /Aline Mbarga vous a écrit/ }).click();
  const conversation = owner.messages.conversationWith("Aline Mbarga");
  await expect(conversation).toContainText("Il manque du lait\net du savon");
  await expect(seller.messages.message("Merci")).toContainText("lu");
  await expect(owner.page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();

  await owner.messages.write("Je passe demain");
  await expect(owner.messages.message("Je passe demain")).toContainText("lu");
  await expect(seller.messages.message("Je passe demain")).toBeVisible();
});

test("what is being written to somebody stays theirs until it is sent, also through a restart", async ({
  owner,
  personFor,
  server,
  shop,
}) => {
  const koffi = await server.enrol("Koffi Mensah");
  await server.hire(shop, koffi, "reseller");
  await owner.startAt("/messages");
  await owner.shellKept();
  await owner.messages.person("Koffi Mensah").click();
  await owner.messages.box.fill("Voulez-vous");
  await owner.page.getByRole("link", { name: "Toutes les conversations" }).click();
  await owner.messages.person("Aline Mbarga").click();
  await expect(owner.messages.box).toHaveValue("");
  await owner.goOffline();
  await owner.reopen("/messages");
  await owner.messages.person("Koffi Mensah").click();
  await expect(owner.messages.box).toHaveValue("Voulez-vous");
  await owner.messages.write("Voulez-vous du savon ?");
  await expect(owner.messages.message("savon")).toContainText("à envoyer");
  await owner.goOnline();
  await expect(owner.messages.message("savon")).toContainText("envoyé");

  const reseller = await personFor(koffi);
  await reseller.startAt("/messages");
  await expect(reseller.messages.conversationWith("Mireille Eto")).toContainText("du savon ?");
  await expect(owner.messages.message("savon")).toContainText("lu");
  await server.dismiss(shop, koffi);
  await owner.page.reload();
  await expect(owner.page.getByText("Koffi Mensah n’est plus dans la boutique.")).toBeVisible();
});

for (const [width, height, colorScheme] of [
  [360, 740, "light"],
  [1280, 800, "dark"],
] as const)
  test(`messages and notifications can be used by everybody, ${width} px, ${colorScheme}`, async ({
    owner,
    seller,
  }) => {
    await owner.page.setViewportSize({ width, height });
    await owner.page.emulateMedia({ colorScheme });
    await owner.startAt("/messages");
    await owner.messages.person("Aline Mbarga").click();
    await isAccessible(owner.page, "an empty conversation");
    await owner.messages.write(`Bonjour, ${"très long ".repeat(30)}`);
    await owner.messages.write(
      "https://example.com/une-adresse-tres-longue-qui-ne-se-coupe-nulle-part",
    );
    await seller.startAt("/messages");
    await seller.messages.write("Bien reçu");
    await expect(owner.messages.message("Bien reçu")).toBeVisible();
    await isAccessible(owner.page, "a conversation");
    await owner.page.goto("/notifications");
    await seller.messages.write("Et merci");
    await expect(owner.page.getByText("Aline Mbarga vous a écrit.")).toBeVisible();
    await isAccessible(owner.page, "notifications");
    await owner.page.getByRole("button", { name: "Non lues" }).click();
    await expect(owner.page.getByRole("link", { name: /vous a écrit/ })).toBeVisible();
    await owner.page.goto("/messages");
    await expect(owner.messages.person("Aline Mbarga")).toContainText("1 non lus");
    await isAccessible(owner.page, "the list of people");
  });
