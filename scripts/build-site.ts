import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Rolldown } from "vite";

/**
 * Builds the public site: its sheet and script beside the application's files, its pages into dist/site/pages.json,
 * from where the server fills in what depends on its settings.
 */
const configFile = "vite.site.config.ts";
const client = (await build({ configFile, logLevel: "warn" })) as Rolldown.RolldownOutput;
const named = (end: string) => {
  const found = client.output.find(
    (one) => one.fileName.endsWith(end) && (one.type === "asset" || one.name === "site"),
  );
  if (!found) throw new Error(`The site has no ${end}`);
  return `/${found.fileName}`;
};
await build({ configFile, logLevel: "warn", build: { ssr: true } });

type Site = { pages: { path: string; html: string }[] };
type Drawing = { drawSite: (assets: { style: string; script: string }) => Site };
const drawing = pathToFileURL(resolve("dist/site-drawing/render.js")).href;
const { drawSite }: Drawing = await import(drawing);
const assets = { style: named(".css"), script: named(".js") };
const site = drawSite(assets);
mkdirSync("dist/site", { recursive: true });
writeFileSync("dist/site/pages.json", JSON.stringify(site));
rmSync("dist/site-drawing", { recursive: true });
