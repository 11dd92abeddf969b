import { type BrowserContext, expect, type Page } from "@playwright/test";
import { DashboardPage } from "./pages/dashboard-page.ts";
import { MessagesPage } from "./pages/messages-page.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";
import { ResellerSalesPage } from "./pages/reseller-sales-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";
import { TicketsPage } from "./pages/tickets-page.ts";
import { TopBar } from "./pages/top-bar.ts";
import { TransfersPage } from "./pages/transfers-page.ts";
import { WaitingPage } from "./pages/waiting-page.ts";
import type { Account } from "./shop-server.ts";

/** Somebody with a device of their own. */
export class Person {
  readonly account: Account;
  readonly context: BrowserContext;
  page: Page;
  #isOffline = false;

  constructor(account: Account, context: BrowserContext, page: Page) {
    this.account = account;
    this.context = context;
    this.page = page;
  }

  get pointOfSale(): PointOfSalePage {
    return new PointOfSalePage(this.page);
  }

  get dashboard(): DashboardPage {
    return new DashboardPage(this.page);
  }

  get tickets(): TicketsPage {
    return new TicketsPage(this.page);
  }

  get messages(): MessagesPage {
    return new MessagesPage(this.page);
  }

  get transfers(): TransfersPage {
    return new TransfersPage(this.page);
  }

  get resellerSales(): ResellerSalesPage {
    return new ResellerSalesPage(this.page);
  }

  get waiting(): WaitingPage {
    return new WaitingPage(this.page);
  }

  get topBar(): TopBar {
    return new TopBar(this.page);
  }

  async signIn(): Promise<void> {
    await new SignInPage(this.page).signIn(this.account);
  }

  /** Signed in, the till open with the whole catalogue, and the shell kept for days without a network. */
  async startWork(): Promise<void> {
    await this.startAt("/point-of-sale");
    await expect(this.pointOfSale.products).toBeVisible();
    await expect(this.pointOfSale.catalogueComes).toHaveCount(0);
    await this.shellKept();
  }

  /** Signed in, at an address. */
  async startAt(path: string): Promise<void> {
    await this.page.goto(`/auth?from=${encodeURIComponent(path)}`);
    await this.signIn();
  }

  /** The service worker holds the page: from now on it opens without a network. */
  async shellKept(): Promise<void> {
    await this.page.waitForFunction(
      () => navigator.serviceWorker.controller?.state === "activated",
    );
  }

  async goOffline(): Promise<void> {
    await this.context.setOffline(true);
    this.#isOffline = true;
    await this.#reach(false);
  }

  async goOnline(): Promise<void> {
    this.#isOffline = false;
    if (!this.page.isClosed()) await this.#reach(true);
    await this.context.setOffline(false);
  }

  /** Closes the application. */
  async close(): Promise<void> {
    if (this.#isOffline) await this.#reach(false);
    await this.page.close();
  }

  /** Another page of the same device, as after closing the application and coming back. */
  async reopen(path: string): Promise<void> {
    await this.close();
    this.page = await this.context.newPage();
    await this.page.goto(path);
  }

  /**
   * Whether the open document reaches the server. Chromium's cut of the network ends with the page it was made in: one
   * that goes away could still send what it had just begun to, and would not have been offline.
   */
  async #reach(isAllowed: boolean): Promise<void> {
    await this.page.evaluate((isAllowed) => {
      const kept = globalThis as { fetchOfBefore?: typeof fetch };
      const before = kept.fetchOfBefore ?? globalThis.fetch;
      kept.fetchOfBefore = before;
      globalThis.fetch = (input, init) =>
        isAllowed || !String(input).startsWith("/api/")
          ? before(input, init)
          : Promise.reject(new TypeError("Failed to fetch"));
    }, isAllowed);
  }
}
