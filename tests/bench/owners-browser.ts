import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser } from "#tests/bench/device/browser.ts";

type Owner = { email: string; password: string };

export type OwnersBrowser = {
  context: BrowserContext;
  page: Page;
  /** The processor so many times slower, and no network from here on. */
  goSlowOffline(slowdown: number): Promise<void>;
  close(): Promise<void>;
};

/** A browser with a profile on the disk and the owner of a shop signed in, the application kept by its worker. */
export async function ownersBrowser(
  origin: string,
  owner: Owner,
  viewport: { width: number; height: number },
): Promise<OwnersBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "boutika-bench-profile-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    chromiumSandbox: false,
    locale: "fr-FR",
    viewport,
    args: ["--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${origin}/auth`);
  await page.getByLabel("Adresse email").fill(owner.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL((at) => at.pathname !== "/auth");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return {
    context,
    page,
    goSlowOffline: async (slowdown) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await context.setOffline(true);
    },
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
