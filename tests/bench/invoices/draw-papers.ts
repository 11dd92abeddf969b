import type { Browser, Page } from "@playwright/test";
import { randomFrom } from "#tests/support/random.ts";
import { layouts } from "./layouts.ts";
import { factsOf } from "./paper-facts.ts";
import { pageOf } from "./paper-markup.ts";
import type { Layout, PaperFacts } from "./paper-types.ts";
import { type Grey, type Spoiling, spoilingOf, spoilt } from "./spoil.ts";

export type DrawnPaper = {
  layout: Layout;
  facts: PaperFacts;
  spoiling: Spoiling;
  /** A JPEG of quality 70. */
  picture: Buffer;
};

/** Pictures of each layout. */
export const each = 4;

/** Draws each paper in turn: the same ones whenever and wherever the same letters are installed. */
export async function* drawnPapers(browser: Browser, only = ""): AsyncGenerator<DrawnPaper> {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  for (const layout of layouts) {
    if (!layout.name.includes(only)) continue;
    for (let at = 0; at < each; at += 1) {
      const facts = factsOf(layout, at);
      const seed = `${layout.name} ${at} spoilt`;
      const spoiling = spoilingOf(randomFrom(seed), at, layout.thermal === true);
      const clean = await paperOf(page, pageOf(layout.width, layout.style, layout.body(facts)));
      const picture = await asJpeg(page, spoilt(clean, spoiling, seed));
      yield { layout, facts, spoiling, picture };
    }
  }
  await page.close();
}

/** A page of HTML as grey pixels. */
export async function paperOf(page: Page, html: string): Promise<Grey> {
  await page.setContent(html);
  const width = await page.evaluate("document.body.offsetWidth");
  await page.setViewportSize({ width: Number(width), height: 600 });
  const shot = await page.screenshot({ fullPage: true, type: "png" });
  const { width: w, height: h, grey } = await page.evaluate(toGrey, shot.toString("base64"));
  return { width: w, height: h, data: Uint8Array.from(Buffer.from(grey, "base64")) };
}

async function toGrey(png: string) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  let grey = "";
  for (let at = 0; at < data.length; at += 4)
    grey += String.fromCharCode(
      Math.round((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11),
    );
  return { width: bitmap.width, height: bitmap.height, grey: btoa(grey) };
}

export async function asJpeg(page: Page, { width, height, data }: Grey): Promise<Buffer> {
  const grey = Buffer.from(data).toString("base64");
  const jpeg = await page.evaluate(toJpeg, { width, height, grey });
  return Buffer.from(jpeg, "base64");
}

async function toJpeg({ width, height, grey }: { width: number; height: number; grey: string }) {
  const letters = atob(grey);
  const image = new ImageData(width, height);
  for (let at = 0; at < letters.length; at += 1) {
    image.data.fill(letters.charCodeAt(at), at * 4, at * 4 + 3);
    image.data[at * 4 + 3] = 255;
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.7 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
