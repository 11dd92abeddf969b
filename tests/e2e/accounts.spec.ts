import { expect, type Page, type Route } from "@playwright/test";
import { isAccessible } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { FramePage } from "./pages/frame-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";
import type { ShopServer } from "./shop-server.ts";

const sentAgain = "Email envoyé. Regardez aussi dans les indésirables.";

/** Somebody whom nobody knows yet. */
const newcomer = (name: string) => ({
  fullName: "Nadège Fouda",
  phone: "+237 6 99 00 00 00",
  email: `${name}@accounts.test`,
  password: "secret",
});

async function codeFor(server: ShopServer, number: string): Promise<string> {
  const { text } = await server.lastMessageTo(number);
  return /[0-9]{6}/.exec(text)?.[0] ?? "";
}

async function askForCode(page: Page, number: string): Promise<void> {
  await page.getByRole("tab", { name: "Téléphone" }).click();
  await page.getByRole("textbox", { name: "Téléphone" }).fill(number);
  await page.getByRole("button", { name: "Envoyer le code" }).click();
  await expect(page.getByLabel("Code à 6 chiffres")).toBeFocused();
}

test("registration, mail, mail again, link, signed in; the link works once", async ({
  page,
  server,
}) => {
  const door = new SignInPage(page);
  const who = newcomer("registration");
  await page.goto("/auth");
  await door.register(who);
  await expect(page.getByText("Compte créé avec succès")).toBeVisible();
  await page.getByRole("button", { name: "Renvoyer l’email" }).click();
  await expect(page.getByText(sentAgain)).toBeVisible();

  await page.getByRole("button", { name: "J’ai déjà ouvert le lien : me connecter" }).click();
  await door.trySignIn(who);
  await expect(page.getByRole("alert")).toContainText("Email non confirmé");
  await page.getByRole("button", { name: "Renvoyer l’email" }).click();
  await expect(page.getByText(sentAgain)).toBeVisible();

  const { link } = await server.lastMessageTo(who.email);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Bienvenue" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText("Ce lien a expiré ou a déjà servi.");
});

test("a link that is followed without a network works once there is one", async ({
  page,
  server,
}) => {
  const who = newcomer("offline");
  await page.goto("/auth");
  await new SignInPage(page).register(who);
  await expect(page.getByText("Compte créé avec succès")).toBeVisible();
  const { link } = await server.lastMessageTo(who.email);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  server.pullCable();
  await page.goto(link);
  await expect(page.getByRole("alert")).toContainText("impossible de joindre le serveur");
  server.plugCable();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page).toHaveURL(/\/welcome$/);
});

test("a forgotten password: link, new one, and the old one is worth nothing", async ({
  page,
  server,
  accounts,
}) => {
  const { email } = accounts.owner;
  await page.goto("/auth");
  await page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
  const send = page.getByRole("button", { name: "Envoyer le lien" });
  await send.click();
  await expect(
    page.getByText(
      "Email requis : Veuillez saisir votre adresse email avant de demander la réinitialisation.",
    ),
  ).toBeVisible();
  const broken = (route: Route) => route.fulfill({ status: 500 });
  await page.route("**/auth/forgot-password", broken, { times: 1 });
  await page.getByLabel("Adresse email").fill(email);
  await send.click();
  await expect(page.getByRole("alert")).toHaveText(
    "Une erreur est survenue lors de l’envoi de l’email.",
  );
  // Nobody learns who has an account: an unknown address is answered the same.
  for (const address of ["nobody@accounts.test", email]) {
    await page.getByLabel("Adresse email").fill(address);
    await send.click();
    await expect(page.getByRole("status").filter({ hasText: "Email envoyé" })).toContainText(
      address,
    );
    await page.getByRole("button", { name: "Renvoyer l’email" }).click();
  }

  const { link } = await server.lastMessageTo(email);
  await page.goto(link);
  const change = page.getByRole("button", { name: "Changer le mot de passe" });
  await page.getByLabel("Nouveau mot de passe").fill("cinq5");
  await change.click();
  await expect(page.getByText("Le mot de passe doit contenir au moins 6 caractères")).toBeVisible();
  await page.getByLabel("Nouveau mot de passe").fill("another secret");
  await page.getByLabel("Encore une fois").fill("another");
  await change.click();
  await expect(page.getByText("Les nouveaux mots de passe ne correspondent pas")).toBeVisible();
  await page.getByLabel("Encore une fois").fill("another secret");
  await change.click();
  await expect(page).not.toHaveURL(/reset-password/);

  await page.goto(link);
  await page.getByLabel("Nouveau mot de passe").fill("a third one");
  await page.getByLabel("Encore une fois").fill("a third one");
  await change.click();
  await expect(page.getByRole("alert")).toHaveText("Ce lien a expiré ou a déjà servi.");
  await page.getByRole("link", { name: "Demander un autre lien" }).click();
  await expect(page).toHaveURL(/\/reset-password$/);

  await page.goto("/auth?again=1");
  await new SignInPage(page).trySignIn(accounts.owner);
  await expect(page.getByRole("alert")).toContainText("le mot de passe est faux");
  await new SignInPage(page).signIn({ email, password: "another secret" });
  const { toast } = new FramePage(page);
  await expect(toast).toContainText("Connexion réussie");
  await expect(toast).toContainText(`Bienvenue, ${accounts.owner.fullName}`);
});

test("a code by SMS: wrong, back, right, too soon told with the seconds, and a name for who has none", async ({
  page,
  server,
}) => {
  const number = "+237677000123";
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Téléphone" }).click();
  await page.getByRole("button", { name: "Envoyer le code" }).click();
  await expect(page.getByText("À remplir")).toBeVisible();
  await askForCode(page, "6 77 00 01 23");
  await expect(page.getByText("Code OTP envoyé par SMS")).toBeVisible();

  const code = await codeFor(server, number);
  const box = page.getByLabel("Code à 6 chiffres");
  const verify = page.getByRole("button", { name: "Vérifier" });
  await box.fill(code.slice(1));
  await verify.click();
  await expect(page.getByText("Le code a six chiffres")).toBeVisible();
  await box.fill(code === "000000" ? "000001" : "000000");
  await verify.click();
  await expect(page.getByRole("alert")).toContainText("Code invalide");

  await page.getByRole("button", { name: "Retour", exact: true }).click();
  await page.getByRole("button", { name: "J’ai déjà le code" }).click();
  // The telephone has put the page away while the SMS was read.
  await page.reload();
  await page.getByRole("tab", { name: "Téléphone" }).click();
  // As a contact comes out of the clipboard.
  await page.getByRole("textbox", { name: "Téléphone" }).fill("\u202a677\u00a0000\u2011123\u202c");
  await page.getByRole("button", { name: "Envoyer le code" }).click();
  await expect(page.getByRole("alert")).toContainText("Trop de demandes");
  await expect(page.getByRole("timer")).toHaveText(/Réessayez dans \d+ s\./);
  await expect(page.getByRole("button", { name: /^Un autre code dans \d+ s$/ })).toBeVisible();
  await page.getByRole("button", { name: "J’ai déjà le code" }).click();
  const inArabic = code.slice(3).replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩".charAt(Number(digit)));
  await box.fill(`${code.slice(0, 3)} ${inArabic}`);
  await verify.click();
  await expect(page.getByLabel("Votre nom complet")).toBeFocused();
  await isAccessible(page, "the name");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByText("À remplir")).toBeVisible();
  await page.getByLabel("Votre nom complet").fill("Awa Diop");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page).toHaveURL(/\/welcome$/);

  // Without an address no mail can bring a password, and another number is not the one that codes go to.
  await page.goto("/profile-management/password");
  await expect(page.getByText("ce compte n’a pas besoin de mot de passe")).toBeVisible();
  await expect(page.getByRole("link", { name: "En choisir un" })).toHaveCount(0);
  await page.goto("/profile-management/identity");
  await expect(page.getByText(`Le code de connexion part toujours au ${number}`)).toBeVisible();
});

test("a number is read for the country of the device's clock, and of another one by one tap", async ({
  browser,
  server,
  contextOptions,
}) => {
  const context = await browser.newContext({
    ...contextOptions,
    baseURL: server.origin,
    timezoneId: "Africa/Dakar",
  });
  const page = await context.newPage();
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Téléphone" }).click();
  const country = page.getByRole("combobox", { name: "Pays" });
  await expect(country).toHaveValue("SN");
  const box = page.getByRole("textbox", { name: "Téléphone" });
  await box.fill("07 07 07 07 07");
  await page.getByRole("button", { name: "Envoyer le code" }).click();
  await expect(
    page.getByText(/pas un numéro de ce pays\s:\sSénégal \(exemple\s:\s77\s123\s45\s67\)/),
  ).toBeVisible();
  await country.selectOption("CI");
  await page.getByRole("button", { name: "Envoyer le code" }).click();
  await expect(page.getByText("Envoyé par SMS au +225 07 07 07 07 07")).toBeVisible();
  expect(await codeFor(server, "+2250707070707")).toMatch(/^\d{6}$/);
  await context.close();
});

test("Google: offered only where it works, and the way back in", async ({ page, accounts }) => {
  const options = page.waitForResponse("**/api/v1/auth/options");
  await page.goto("/auth");
  expect(await (await options).json()).toEqual({ google: false, phone: true });
  const google = page.getByRole("link", { name: "Continuer avec Google" });
  await expect(google).toHaveCount(0);

  await page.route("**/api/v1/auth/options", (route) =>
    route.fulfill({ json: { google: true, phone: false } }),
  );
  await page.goto("/auth?from=/tickets&trouble=google");
  await expect(page.getByRole("alert")).toHaveText("Erreur d’authentification Google");
  await expect(google).toHaveAttribute("href", "/api/v1/auth/google/start?to=%2Ftickets");
  await page.getByRole("tab", { name: "Téléphone" }).click();
  await expect(page.getByText("Ici, aucun SMS ne part.")).toBeVisible();

  await page.goto("/auth/arrived?to=/tickets");
  await expect(page.getByRole("alert")).toContainText("Votre session a expiré");
  // Google's answer leaves what any sign-in leaves: the cookie.
  const { email, password } = accounts.owner;
  await page.request.post("/api/v1/auth/login", { data: { email, password } });
  await page.goto("/auth/arrived?to=/tickets");
  await expect(page).toHaveURL(/\/tickets$/);
});

test("the door speaks English from one tap on", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("link", { name: "Forgotten password?" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();
});

for (const [width, height, theme] of [
  [320, 640, "light"],
  [1280, 800, "dark"],
] as const) {
  test(`the door can be used by all, ${width} px, ${theme}`, async ({ page }) => {
    async function look(place: string) {
      await isAccessible(page, place);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(needed, place).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width, height });
    await page.addInitScript((wanted) => localStorage.setItem("theme", wanted), theme);
    const who = newcomer(`axe-${width}-${theme}`);
    await page.goto("/auth?again=1");
    await new SignInPage(page).register(who);
    await page.getByRole("button", { name: "Renvoyer l’email" }).click();
    await expect(page.getByText(sentAgain)).toBeVisible();
    await look("account asked for");
    await page.getByRole("button", { name: "J’ai déjà ouvert le lien : me connecter" }).click();
    await new SignInPage(page).trySignIn(who);
    await expect(page.getByRole("alert")).toBeVisible();
    await look("not confirmed");
    await askForCode(page, `67${String(width).padStart(4, "0")}${theme === "dark" ? 111 : 222}`);
    await page.getByRole("button", { name: "Vérifier" }).click();
    await look("code");
    await page.goto("/reset-password");
    await page.getByRole("button", { name: "Envoyer le lien" }).click();
    await look("forgotten password");
    await page.getByLabel("Adresse email").fill(who.email);
    await page.getByRole("button", { name: "Envoyer le lien" }).click();
    await expect(page.getByText("Email envoyé")).toBeVisible();
    await look("link sent");
    await page.goto("/reset-password/new#nothing-that-we-ever-sent");
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await look("new password");
    await page.getByLabel("Nouveau mot de passe").fill(who.password);
    await page.getByLabel("Encore une fois").fill(who.password);
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await look("link ended");
  });
}
