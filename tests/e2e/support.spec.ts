import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { SupportBox } from "./pages/support-box.ts";
import { supportMailbox } from "./shop-server.ts";

test("a question asked without a network leaves once, is answered, and the answer is seen", async ({
  seller,
  server,
  accounts,
  personFor,
}) => {
  await seller.startAt("/profile-management");
  await seller.shellKept();
  const support = new SupportBox(seller.page);
  expect(await support.floats(), "nothing lies over a figure or a button").toBe(false);
  await support.bubble.click();
  await expect(
    support.box.getByText(
      "Bonjour ! Laissez votre question, nous reviendrons vers vous rapidement.",
    ),
  ).toBeVisible();
  await expect(support.send).toBeDisabled();
  await isAccessibleBothWays(seller.page, "support bubble");

  await seller.goOffline();
  await support.question.fill("Bonjour,");
  await support.question.press("Shift+Enter");
  await support.question.pressSequentially("comment scanner ?");
  await support.question.press("Enter");
  await expect(support.line("comment scanner ?")).toContainText("à envoyer");
  await expect(support.box.getByRole("status")).toContainText("partira tout seul");
  await expect(support.question).toHaveValue("");
  await seller.reopen("/profile-management");
  const again = new SupportBox(seller.page);
  await again.bubble.click();
  await expect(again.line("comment scanner ?")).toContainText("à envoyer");

  // The first answer is lost on the way: the question has come all the same.
  let isLost = false;
  await seller.page.route("**/api/v1/support/messages", async (route) => {
    await route.fetch();
    await route.abort();
    isLost = true;
  });
  await seller.goOnline();
  await expect.poll(() => isLost).toBe(true);
  await seller.page.unroute("**/api/v1/support/messages");
  await seller.goOffline();
  await seller.goOnline();
  await expect(again.line("comment scanner ?")).toContainText("envoyé");
  // The server is shared by the tests of a worker: others may have asked too.
  const rows = await server.sql`
    select text from support_messages where user_id = ${accounts.seller.userId}`;
  expect(rows).toEqual([{ text: "Bonjour,\ncomment scanner ?" }]);
  expect((await server.lastMessageTo(supportMailbox)).text).toContain("comment scanner ?");

  server.listAsAdministrator(accounts.owner);
  const clerk = await personFor(accounts.owner);
  await clerk.startAt("/admin?tab=support");
  const admin = new AdminPage(clerk.page);
  const card = admin.card(accounts.seller.fullName);
  await card.getByRole("button", { name: "Lire et répondre" }).click();
  await card.getByLabel(`Répondre à ${accounts.seller.fullName}`).fill("Touchez le code-barres.");
  await isAccessibleBothWays(clerk.page, "support in the administration");
  // A question that comes in while the answer is written waits on.
  await server.sql`insert into support_messages (id, user_id, author, text, created_at)
    values (${crypto.randomUUID()}, ${accounts.seller.userId}, 'person', 'Merci !', now())`;
  await card.getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(card.getByText("1 question attend")).toBeVisible();
  await expect(card.getByText("Merci !")).toBeVisible();
  await card.getByRole("button", { name: "Classer sans réponse" }).click();
  await expect(clerk.page.getByText("Tout est fait.")).toBeVisible();
  expect((await server.lastMessageTo(accounts.seller.email)).text).toContain("le code-barres.");

  await seller.page.reload();
  await expect(seller.page.getByText("L’assistance vous a répondu : 1 réponse.")).toBeInViewport();
  await again.bubble.click();
  await expect(again.line("Touchez le code-barres.")).toBeVisible();
  await expect(again.line("comment scanner ?")).toContainText("répondu");
  await seller.page.keyboard.press("Escape");
  await expect(again.bubble).toBeFocused();
  await seller.page.goto("/point-of-sale");
  await expect(seller.pointOfSale.products).toBeVisible();
  await expect(again.bubble).toHaveCount(0);
});

test("an administrator confirms a payment and sends a mail again; to anybody else there is no such page", async ({
  owner,
  server,
  accounts,
  personFor,
}) => {
  await owner.startAt("/admin");
  await expect(owner.page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();

  const boss = await server.enrol("Nadège Fouda");
  server.listAsAdministrator(boss);
  const payment = crypto.randomUUID();
  const failed = crypto.randomUUID();
  const { userId } = accounts.owner;
  await server.sql`insert into subscriptions (user_id, plan_id, decided, status, next_billing_at, created_at, updated_at)
    values (${userId}, 'starter', 'trial', 'trial', now() + interval '3 days', now(), now())`;
  await server.sql`insert into payments (id, user_id, plan_id, amount, operator, reference, status, at)
    values (${payment}, ${userId}, 'starter', 5000, 'mtn', 'MP-7788', 'pending', now())`;
  await server.sql`insert into outgoing_messages
    (id, channel, recipient, template, locale, data, created_at, attempts, next_try_at, given_up_at, last_error)
    values (${failed}, 'mail', 'loin@boutika.test', 'reset-password', 'fr', ${JSON.stringify({ resetId: failed })}::text::jsonb, now(), 9, now(), now(), '550 no such mailbox')`;

  const clerk = await personFor(boss);
  await clerk.startAt("/admin");
  const admin = new AdminPage(clerk.page);
  await expect(admin.heading).toBeVisible();
  // The server is shared by the tests of a worker: others may have left payments of theirs.
  await admin.openTab("Paiements");
  await isAccessibleBothWays(clerk.page, "payments in the administration");
  await admin.card("MP-7788").getByRole("button", { name: "Confirmer…" }).click();
  const question = clerk.page.getByRole("dialog");
  await expect(question).toContainText(accounts.owner.fullName);
  await question.getByRole("button", { name: "Confirmer" }).click();
  await expect(admin.card("MP-7788")).toHaveCount(0);
  expect(await server.sql`select status from payments where id = ${payment}`).toEqual([
    { status: "confirmed" },
  ]);

  await admin.openTab("Messages sortants");
  await admin.find("loin@");
  await expect(admin.card("loin@boutika.test")).toContainText("550 no such mailbox");
  await isAccessibleBothWays(clerk.page, "mail in the administration");
  await admin.card("loin@boutika.test").getByRole("button", { name: "Relancer" }).click();
  await expect(clerk.page.getByText("Rien ne contient « loin@ ».")).toBeVisible();

  await clerk.goOffline();
  await admin.openTab("Paiements");
  await expect(clerk.page.getByRole("alert")).toContainText("Il faut du réseau");
});
