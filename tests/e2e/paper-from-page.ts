import type { Page } from "@playwright/test";
import { must } from "#shared/must.ts";
import { printerProfile } from "#shared/rules/printer-profiles.ts";
import { printed } from "#tests/printer/virtual-printer.ts";

type Wired = typeof globalThis & { toPrinter: number[]; printerState: "on" | "off" | "stuck" };

/** Gives the page a port of Web Serial that keeps what is sent to it: on, off, or one that takes nothing. */
export async function plugPrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wired = globalThis as Wired;
    wired.toPrinter = JSON.parse(sessionStorage.getItem("to-printer") ?? "[]") as number[];
    wired.printerState = "on";
    const port = {
      readable: null,
      writable: null as WritableStream<Uint8Array> | null,
      getInfo: () => ({ bluetoothServiceClassId: "00001101-0000-1000-8000-00805f9b34fb" }),
      open: async () => {
        if (wired.printerState === "off") throw new DOMException("off", "NetworkError");
        port.writable = new WritableStream({
          write: (bytes) => {
            if (wired.printerState === "stuck") return new Promise(() => {});
            wired.toPrinter.push(...bytes);
            sessionStorage.setItem("to-printer", JSON.stringify(wired.toPrinter));
            return undefined;
          },
        });
      },
      close: async () => {
        port.writable = null;
      },
    };
    const serial = { requestPort: async () => port, getPorts: async () => [port] };
    Object.defineProperty(navigator, "serial", { value: serial, configurable: true });
  });
}

/** Switches it on or off, or lets it hang. */
export const setPrinter = (page: Page, state: Wired["printerState"]): Promise<void> =>
  page.evaluate((now) => {
    (globalThis as Wired).printerState = now;
  }, state);

/** What stands on paper by now, line by line, a paper each. */
export async function papersOf(page: Page): Promise<string[][]> {
  const bytes = await page.evaluate(() => (globalThis as Wired).toPrinter);
  const papers = printed(Uint8Array.from(bytes), must(printerProfile("generic-58"), "profile"));
  return papers.map(({ lines }) => [...lines]);
}
