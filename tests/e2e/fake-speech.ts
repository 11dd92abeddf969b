import type { Page } from "@playwright/test";

/** What a browser that listens does next: hears so far, hears to the end, or tells why it heard nothing. */
type Said = { soFar: string } | { end: string } | { error: string };

/** A browser that listens, in place of one whose ears are a service elsewhere; before the page is opened. */
export async function givesEars(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class FakeRecognition {
      lang = "";
      onresult: ((event: unknown) => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        Object.assign(globalThis, { listening: this });
        document.documentElement.dataset.heardIn = this.lang;
      }
      stop() {
        this.onend?.();
      }
      abort() {
        this.onend?.();
      }
    }
    Object.assign(globalThis, {
      SpeechRecognition: FakeRecognition,
      webkitSpeechRecognition: FakeRecognition,
    });
  });
}

/** A browser without ears; before the page is opened. */
export async function takesEars(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
}

/** Lets the listening browser hear something, or nothing. */
export async function hears(page: Page, said: Said): Promise<void> {
  await page.evaluate((heard) => {
    type Fake = Record<"onresult" | "onerror", (event: unknown) => void> & { onend: () => void };
    const { listening } = globalThis as unknown as { listening: Fake };
    if ("error" in heard) listening.onerror({ error: heard.error });
    else {
      const isFinal = "end" in heard;
      const transcript = isFinal ? heard.end : heard.soFar;
      listening.onresult({ results: [Object.assign([{ transcript }], { isFinal })] });
      if (!isFinal) return;
    }
    listening.onend();
  }, said);
}
