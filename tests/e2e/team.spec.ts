import { expect, type Page } from "@playwright/test";
import { must } from "#shared/must.ts";
import { isAccessible } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { TeamPage } from "./pages/team-page.ts";

const accept = (page: Page) => page.getByRole("button", { name: "Accepter", exact: true });

test("the wrong account, a refusal, an invitation sent again, and one that expired", async ({
  owner,
  personFor,
  server,
}) => {
  const right = await personFor(await server.enrol("Jean Onana"));
  const wrong = await personFor(await server.enrol("Paul Autre"));
  const { email } = right.account;
  await owner.startAt("/employee-management");
  const team = new TeamPage(owner.page);
  await team.invite(email);
  const { link } = await server.lastMessageTo(email);

  await wrong.startAt(new URL(link).pathname);
  await expect(wrong.page.getByRole("alert")).toContainText(
    "Cette invitation n’est pas destinée à votre compte",
  );
  await expect(wrong.page.getByRole("alert")).toContainText(email);
  await expect(wrong.page.getByRole("alert")).toContainText(wrong.account.email);
  await expect(accept(wrong.page)).toBeDisabled();
  await wrong.page.getByRole("button", { name: "Changer de compte" }).click();
  await wrong.page.getByRole("button", { name: "Garder pour revenir plus vite" }).click();
  await wrong.page.getByRole("link", { name: "J’ai déjà un compte" }).click();
  await expect(wrong.page.getByLabel("Adresse email")).toHaveValue(email);
  await wrong.page.getByLabel("Mot de passe", { exact: true }).fill(right.account.password);
  await wrong.page.getByRole("button", { name: "Se connecter" }).click();
  await expect(accept(wrong.page)).toBeEnabled();
  await expect(wrong.page).toHaveURL(/\/invitation\//);

  await right.startAt("/received-invitations");
  await expect(
    right.page.getByRole("heading", { name: "Nouvelles invitations (1)" }),
  ).toBeVisible();
  await right.page.getByRole("button", { name: "Refuser l’invitation de Boutique Akwa" }).click();
  await expect(
    right.page.getByRole("region", { name: "Historique des invitations" }),
  ).toContainText("Refusée");

  await owner.page.getByRole("button", { name: "Actualiser la liste" }).click();
  await owner.page.getByRole("tab", { name: "Refusées ou expirées (1)" }).click();
  await team.invitation(email).getByRole("button", { name: "Renvoyer" }).click();
  await expect(owner.page.getByRole("tab", { name: "En attente (1)" })).toBeVisible();
  const again = (await server.lastMessageTo(email)).link;
  expect(again).not.toBe(link);
  await server.sql`update invitations set expires_at = now() - interval '1 minute'
    where invitee_email = ${email} and status = 'pending'`;
  await right.page.goto(again);
  await expect(right.page.getByText("Cette invitation n’est plus valide.")).toBeVisible();
  await expect(right.page.getByRole("link", { name: "Retour au tableau de bord" })).toBeVisible();
  await expect(accept(right.page)).toHaveCount(0);
  await right.page.goto(`${again.slice(0, -3)}AAA`);
  await expect(right.page.getByRole("alert")).toHaveText("Lien d’invitation invalide ou expiré");
  await right.page.route("**/api/v1/invitations/**", (route) => route.fulfill({ status: 503 }));
  await right.page.reload();
  await expect(right.page.getByRole("alert")).toContainText(
    /^Erreur lors du traitement de l’invitation\s?: le serveur ne peut pas s’en occuper pour le moment/,
  );
});

test("a pause ends access on all devices at once, and reactivating gives it back", async ({
  owner,
  seller,
}) => {
  await seller.startWork();
  const name = seller.account.fullName;
  await owner.startAt("/employee-management");
  const team = new TeamPage(owner.page);
  await expect(team.member(name)).toContainText("Vendeur");
  await team.act(name, "Mettre en pause");
  await expect(team.member(name)).toContainText("En pause");
  await expect(
    seller.page.getByRole("heading", { name: "Votre accès est en pause" }),
  ).toBeVisible();
  await expect(seller.page.getByText("demandez à Mireille Eto de vous redonner")).toBeVisible();
  await isAccessible(seller.page, "paused access");
  await team.act(name, "Réactiver");
  await expect(team.member(name).getByText("Actif", { exact: true })).toBeVisible();
  await expect(seller.pointOfSale.products).toBeVisible();
  await seller.pointOfSale.sell("Savon de Marseille");

  await team.act(name, "Mettre fin à la collaboration", "Mettre fin");
  await expect(team.member(name)).toHaveCount(0);
  await expect(seller.page.getByText("Aucune boutique")).toBeVisible();
});

test("a reseller's own link: by QR, by WhatsApp, and an owner who opens it invites", async ({
  owner,
  personFor,
  server,
}) => {
  const reseller = await personFor(await server.enrol("Aïcha Njoya"));
  await reseller.startAt("/reseller-partnerships");
  await reseller.page.getByRole("button", { name: "Partager mon lien" }).click();
  const dialog = reseller.page.getByRole("dialog");
  await expect(
    dialog.getByRole("img", { name: "Code à lire avec un autre téléphone" }),
  ).toBeVisible();
  const shown = must(await dialog.getByText("/join-reseller/").textContent());
  const whatsApp = dialog.getByRole("link", { name: "Envoyer par WhatsApp" });
  const sent = new URL((await whatsApp.getAttribute("href")) ?? "");
  expect(sent.origin).toBe("https://wa.me");
  expect(sent.searchParams.get("text")).toContain(shown);
  await reseller.context.grantPermissions(["clipboard-write", "clipboard-read"]);
  await dialog.getByRole("button", { name: "Copier le lien" }).click();
  await expect(dialog.getByText("Lien copié")).toBeVisible();
  expect(await reseller.page.evaluate(() => navigator.clipboard.readText())).toBe(shown);

  await owner.startAt(new URL(shown).pathname);
  await owner.page.getByRole("button", { name: "Inviter Aïcha Njoya" }).click();
  await expect(owner.page.getByText("Invitation envoyée : Aïcha Njoya")).toBeVisible();

  await reseller.page.goto("/received-invitations");
  await reseller.page
    .getByRole("button", { name: "Accepter l’invitation de Boutique Akwa" })
    .click();
  await expect(reseller.page).toHaveURL(/\/reseller-dashboard$/);
  await reseller.page.goto("/reseller-partnerships");
  await expect(
    reseller.page.getByRole("list", { name: "Boutiques partenaires" }).getByRole("listitem"),
  ).toContainText("Actif");
  await owner.page.goto("/reseller-list");
  await expect(new TeamPage(owner.page).member("Aïcha Njoya")).toContainText("commissions à payer");
});

test("without a network: the lists stay, the words say so, and nothing typed is lost", async ({
  owner,
}) => {
  await owner.startAt("/employee-management");
  await owner.shellKept();
  const team = new TeamPage(owner.page);
  await team.invite("avant@team.test");
  await expect(team.member("Aline Mbarga")).toBeVisible();
  await owner.goOffline();
  await owner.page.reload();
  await expect(team.member("Aline Mbarga")).toBeVisible();
  await expect(team.invitation("avant@team.test")).toBeVisible();
  await expect(owner.page.getByText("Sans réponse du serveur : dernières nouvelles")).toBeVisible();
  await team.askToInvite();
  await team.email.fill("apres@team.test");
  await team.send.click();
  await expect(owner.page.getByRole("alert")).toContainText("il faut du réseau pour cela");
  await expect(team.email).toHaveValue("apres@team.test");
  await team.act("Aline Mbarga", "Mettre en pause");
  await expect(owner.page.getByRole("dialog").getByRole("alert")).toContainText("Rien n’a changé");
  await owner.page.keyboard.press("Escape");
  await owner.goOnline();
  await team.send.click();
  await expect(team.invitation("apres@team.test")).toBeVisible();
});

test("people who have not been read yet are not nobody", async ({ owner }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await owner.page.route("**/api/v1/snapshot/**", async (route) => {
    await held;
    await route.abort();
  });
  await owner.startAt("/employee-management");
  const { page } = owner;
  await expect(page.getByText("La liste arrive…")).toBeVisible();
  await owner.goOffline();
  letGo();
  await expect(page.getByText("Cette liste n’est pas encore sur cet appareil")).toBeVisible();
  await expect(page.getByText("Aucun employé actif")).toHaveCount(0);
  await isAccessible(page, "people not read");
  await page.unroute("**/api/v1/snapshot/**");
  await owner.goOnline();
  await expect(new TeamPage(page).member("Aline Mbarga")).toBeVisible();
});

test("what is under a thumb stays there when the server's answer comes", async ({ owner }) => {
  const { page } = owner;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  for (const asked of ["contacts", "invitations"]) {
    await page.route(`**/api/v1/shops/*/${asked}`, async (route) => {
      await held;
      await route.continue();
    });
  }
  await owner.startAt("/employee-management");
  const team = new TeamPage(page);
  await expect(team.member("Aline Mbarga")).toBeVisible();
  const panel = page.getByRole("heading", { name: "Gestion des invitations d’employés" });
  const before = must(await panel.boundingBox());
  await expect(page.getByText("Aucune invitation")).toHaveCount(0);
  letGo();
  await expect(page.getByText("Aucune invitation")).toBeVisible();
  await expect(team.member("Aline Mbarga").getByRole("link", { name: /^Appeler/ })).toBeVisible();
  expect(must(await panel.boundingBox()).y).toBeCloseTo(before.y, 0);
});

for (const [width, height, theme] of [
  [320, 640, "light"],
  [1280, 800, "dark"],
] as const) {
  test(`the team's screens can be used by all, ${width} px, ${theme}`, async ({
    owner,
    personFor,
    server,
    shop,
  }) => {
    const account = await server.enrol("Koffi Mensah");
    await server.hire(shop, account, "reseller");
    const reseller = await personFor(account);
    for (const { page } of [owner, reseller]) {
      await page.setViewportSize({ width, height });
      await page.addInitScript((wanted) => localStorage.setItem("theme", wanted), theme);
    }
    const look = async (page: Page, place: string) => {
      await isAccessible(page, place);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(needed, place).toBeLessThanOrEqual(width);
    };
    await owner.startAt("/employee-management");
    const team = new TeamPage(owner.page);
    await team.invite(account.email.replace("person", "somebody-with-a-long-name-"));
    await look(owner.page, "employees");
    await owner.page.getByRole("button", { name: /^Partager l’invitation/ }).click();
    await expect(owner.page.getByRole("dialog").getByRole("img")).toBeVisible();
    await look(owner.page, "share");
    const link = must(await owner.page.getByRole("dialog").getByText("/invitation/").textContent());
    await owner.page.keyboard.press("Escape");
    await owner.page.getByRole("button", { name: /^Actions pour/ }).click();
    await look(owner.page, "acts");
    await owner.page.getByRole("menuitem", { name: "Changer de rôle" }).click();
    await look(owner.page, "role");
    await owner.page.goto("/reseller-list");
    await expect(team.member("Koffi Mensah")).toBeVisible();
    await look(owner.page, "resellers");
    await owner.page.goto(link);
    await expect(owner.page.getByRole("alert")).toBeVisible();
    await look(owner.page, "wrong account");
    await owner.page.goto("/join-reseller/nobody-has-this-one");
    await expect(owner.page.getByRole("alert")).toBeVisible();
    await look(owner.page, "unknown link");
    await reseller.startAt("/reseller-partnerships");
    await expect(reseller.page.getByRole("list", { name: "Boutiques partenaires" })).toContainText(
      shop.name,
    );
    await look(reseller.page, "partnerships");
    await reseller.page.goto("/received-invitations");
    await expect(reseller.page.getByText("Aucune invitation")).toBeVisible();
    await look(reseller.page, "received");
  });
}
