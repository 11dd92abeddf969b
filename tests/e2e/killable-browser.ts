import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { chromium, type Page } from "@playwright/test";
import { must } from "#shared/must.ts";
import { browserArgs } from "#tests/support/browser-args.ts";

const args = [
  "--headless=new",
  "--no-sandbox",
  "--window-size=360,740",
  "--remote-debugging-port=0",
  ...browserArgs,
];

/** Browsers that run now, by the number of their first process. */
const running = new Set<number>();

/** Leaves none behind, whatever ended the test. */
export function killBrowsers(): void {
  for (const pid of running) process.kill(-pid, "SIGKILL");
  running.clear();
}

process.once("exit", killBrowsers);

/** A browser of our own making, with a profile that outlives it, which can be killed like a phone without battery. */
export class KillableBrowser {
  /** The one tab, in view: a hidden one draws nothing. */
  readonly page: Page;
  readonly #process: ChildProcess;

  private constructor(page: Page, process: ChildProcess) {
    this.page = page;
    this.#process = process;
  }

  static async launch(program: string, profile: string): Promise<KillableBrowser> {
    const child = spawn(program, [...args, `--user-data-dir=${profile}`, "about:blank"], {
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const pid = must(child.pid);
    running.add(pid);
    child.once("exit", () => running.delete(pid));
    const browser = await chromium.connectOverCDP(await addressOf(child));
    const context = must(browser.contexts()[0], "a context");
    context.setDefaultTimeout(30_000);
    const page = must(context.pages()[0], "a page");
    await page.bringToFront();
    return new KillableBrowser(page, child);
  }

  /** Closed as by a person: what it keeps by and by is written. */
  async quit(): Promise<void> {
    const tools = await this.page.context().newCDPSession(this.page);
    await Promise.all([this.#gone(), tools.send("Browser.close").catch(() => {})]);
  }

  /** All of its processes, at once, with no time to tidy up. */
  async kill(): Promise<void> {
    const gone = this.#gone();
    process.kill(-must(this.#process.pid), "SIGKILL");
    await gone;
  }

  #gone(): Promise<unknown> {
    return new Promise((resolve) => this.#process.once("exit", resolve));
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the browser left with ${code}`)));
    createInterface({ input: must(child.stderr) }).on("line", (line) => {
      const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
}
