import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findBrowser } from "./ensure-browser.mjs";

/** Draws public/social-card.png, which messengers show beside a link to the site: node scripts/make-social-card.mjs */
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
await browser.close();
