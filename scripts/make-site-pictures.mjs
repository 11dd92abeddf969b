import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findBrowser } from "./ensure-browser.mjs";

/**
 * Makes the pictures of the public site, node scripts/make-site-pictures.mjs: public/social-card.png, which messengers
 * show beside a link to it, and public/till-phone.webp from docs/images, a fifth as heavy.
 */
const icon = readFileSync("public/icon.svg", "utf8");
const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: false });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<!doctype html>
<style>
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 90px;
    background: #0b5d3b; color: #fff; font-family: system-ui, "Liberation Sans", sans-serif;
    display: flex; flex-direction: column; justify-content: space-between; }
  header { display: flex; align-items: center; gap: 28px; font-size: 64px; font-weight: 800; }
  header svg { width: 110px; height: 110px; }
  h1 { margin: 0; font-size: 84px; line-height: 1.08; letter-spacing: -2px; max-width: 960px; }
  p { margin: 0; font-size: 36px; }
  b { color: #f6b50d; }
</style>
<header>${icon}Boutika</header>
<h1>La caisse qui vend, même sans réseau.</h1>
<p>La caisse et le stock de votre boutique<br><b>Your shop’s till and stock</b></p>`);
await page.screenshot({ path: "public/social-card.png" });

const till = readFileSync("docs/images/till-phone.png").toString("base64");
/** @type {number[]} */
const webp = await page.evaluate(`(async () => {
  const image = new Image();
  image.src = "data:image/png;base64,${till}";
  await image.decode();
  const canvas = new OffscreenCanvas(480, Math.round((480 * image.height) / image.width));
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.75 });
  return [...new Uint8Array(await blob.arrayBuffer())];
})()`);
writeFileSync("public/till-phone.webp", Buffer.from(webp));
await browser.close();
