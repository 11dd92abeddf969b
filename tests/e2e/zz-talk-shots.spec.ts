import { test } from "./fixtures.ts";

for (const [name, width, height, colorScheme, language] of [
  ["phone-fr", 360, 740, "light", "fr"],
  ["desk-en", 1280, 800, "dark", "en"],
] as const)
  test(`shots ${name}`, async ({ owner, seller, server, shop }) => {
    const koffi = await server.enrol("Koffi Mensah");
    await server.hire(shop, koffi, "reseller");
    await owner.page.setViewportSize({ width, height });
    await owner.page.emulateMedia({ colorScheme });
    await owner.startAt("/messages");
    await seller.startAt("/messages");
    await seller.page.screenshot({ path: `/tmp/w/talk/shots/${name}-member-empty.png` });
    await seller.messages.write("Bonjour patron, il manque du lait et du savon pour demain matin.");
    await owner.page.evaluate((l) => localStorage.setItem("language", l), language);
    await owner.page.reload();
    await owner.page.getByRole("link").filter({ hasText: "Aline" }).waitFor();
    await owner.page.waitForTimeout(1500);
    await owner.page.screenshot({ path: `/tmp/w/talk/shots/${name}-list.png` });
    await owner.page.goto("/notifications");
    await owner.page.waitForTimeout(1500);
    await owner.page.screenshot({ path: `/tmp/w/talk/shots/${name}-notices.png` });
    await owner.page.goto("/messages");
    await owner.page.getByRole("link").filter({ hasText: "Aline" }).click();
    const box = owner.page.getByRole("textbox");
    await box.fill("Je passe demain à huit heures.\nGardez la caisse fermée.");
    await box.press("Enter");
    await seller.messages.write("D’accord");
    await owner.context.setOffline(true);
    await box.fill("Et merci !");
    await box.press("Enter");
    await box.fill(
      "Encore une chose, un peu plus longue, pour voir comment la boîte grandit quand on écrit sur plusieurs lignes",
    );
    await owner.page.waitForTimeout(800);
    await owner.page.screenshot({ path: `/tmp/w/talk/shots/${name}-conversation.png` });
  });
