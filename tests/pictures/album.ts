import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { HelpLanguage } from "#shared/help/page.ts";
import { pictureFiles } from "#shared/help/picture-files.ts";
import { type PictureName, pictureNames } from "#shared/help/pictures.ts";

/** No picture may cost more on a 2G network. */
const mostBytes = 25_000;
const width = 360;
const listing = "shared/help/picture-files.ts";
/** What is known of all pictures; both languages are taken in one run. */
const album = structuredClone(pictureFiles);

/** Takes pictures of screens as small WebP files, and writes down what they are. */
export class Album {
  readonly #page: Page;
  readonly #language: HelpLanguage;

  constructor(page: Page, language: HelpLanguage) {
    this.#page = page;
    this.#language = language;
  }

  /** The screen as a phone shows it, from `top` down to `bottom`. */
  async take(name: PictureName, { top = 0, bottom = 600 } = {}): Promise<void> {
    await this.#still();
    const clip = { x: 0, y: top, width, height: bottom - top };
    await this.#keep(name, await this.#page.screenshot({ clip, animations: "disabled" }), clip);
  }

  /** One part of a screen. */
  async takePart(name: PictureName, part: Locator): Promise<void> {
    await part.scrollIntoViewIfNeeded();
    await this.#still();
    const box = await part.boundingBox();
    if (!box) throw new Error(`nothing to take for ${name}`);
    const taken = await part.screenshot({ animations: "disabled" });
    await this.#keep(name, taken, { width: Math.round(box.width), height: Math.round(box.height) });
  }

  /** Writes the sizes and marks of what was taken into the listing. */
  close(): void {
    for (const known of Object.values(album))
      for (const name of Object.keys(known) as PictureName[])
        if (!pictureNames.includes(name)) delete (known as Partial<typeof known>)[name];
    const head = readFileSync(listing, "utf8").split("= {\n")[0];
    const lines = Object.entries(album).flatMap(([language, known]) => [
      `${language}: {`,
      ...Object.entries(known).map(([name, file]) => `"${name}": ${spaced(file)},`),
      "},",
    ]);
    writeFileSync(listing, `${head}= {\n${lines.join("\n")}\n};\n`);
  }

  async #still(): Promise<void> {
    await this.#page.evaluate(() => document.fonts.ready);
    await this.#page.mouse.move(0, 0);
    await this.#page.evaluate(() => {
      for (const part of document.querySelectorAll("dialog *")) part.scrollTop = 0;
    });
  }

  async #keep(name: PictureName, png: Buffer, size: { width: number; height: number }) {
    const bytes = await this.#smallEnough(png);
    const folder = `public/help-pictures/${this.#language}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${name}.webp`, bytes);
    const mark = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    const { width: shownWidth, height } = size;
    album[this.#language][name] = { width: shownWidth, height, bytes: bytes.length, mark };
  }

  /** Drawn anew as WebP by the browser, as finely as the limit allows. */
  async #smallEnough(png: Buffer): Promise<Buffer> {
    const studio = await this.#page.context().newPage();
    try {
      for (const quality of [0.8, 0.65, 0.5, 0.35]) {
        const encoded = await studio.evaluate(drawWebp, [png.toString("base64"), quality] as const);
        const bytes = Buffer.from(encoded, "base64");
        if (bytes.length <= mostBytes) return bytes;
      }
    } finally {
      await studio.close();
    }
    throw new Error("a picture weighs too much, however coarse");
  }
}

/** On one line, as it stays when it is formatted. */
const spaced = (file: object): string => JSON.stringify(file).replaceAll(/([{},:])/g, "$1 ");

async function drawWebp([png, quality]: readonly [string, number]): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
}
