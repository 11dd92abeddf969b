import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect } from "@playwright/test";
import { fakeCameraArgs, writeFakeCamera } from "#tests/support/fake-camera.ts";
import { test } from "./fixtures.ts";
import { Person } from "./person.ts";

test("the camera reads a product into the cart, once while it is held there, and the cart stays in sight", async ({
  server,
  shop,
  accounts,
  launchOptions,
  contextOptions,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "boutika-camera-"));
  const video = join(folder, "milk.y4m");
  await writeFakeCamera(shop.goods[1]?.barcode ?? "", video);
  const args = [...(launchOptions.args ?? []), ...fakeCameraArgs(video)];
  const browser = await chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext({ ...contextOptions, baseURL: server.origin });
  const seller = new Person(accounts.seller, context, await context.newPage());
  await seller.startWork();

  await seller.page.getByRole("button", { name: "Scanner avec la caméra" }).click();
  const panel = seller.page.getByRole("region", { name: "Lecture par la caméra" });
  await expect(panel).toContainText(/Lait concentré sucré · 1\s200\sFCFA/);
  await expect(seller.pointOfSale.cartBar).toContainText("1 article");
  await expect(seller.pointOfSale.cartBar).toContainText("1 200 FCFA");
  await expect(seller.pointOfSale.tile("Lait concentré sucré")).toBeVisible();

  // Many frames later it is still one piece.
  const frames = () =>
    seller.page.evaluate(
      () => document.querySelector("video")?.getVideoPlaybackQuality().totalVideoFrames ?? 0,
    );
  const seen = await frames();
  await expect.poll(frames, { timeout: 60_000 }).toBeGreaterThan(seen + 40);
  await expect(seller.pointOfSale.cartBar).toContainText("1 article");

  await panel.getByRole("button", { name: "Fermer la caméra" }).click();
  await expect(panel).toHaveCount(0);
  await browser.close();
  rmSync(folder, { recursive: true });
});
