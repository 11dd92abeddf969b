import { expect, test } from "vitest";
import { lastLetterTo } from "#tests/support/letters.ts";
import { teamWorld } from "#tests/support/team-world.ts";

test("an invitation carries nobody's advertisement to an address", async () => {
  const world = await teamWorld({ origin: "http://app.test" });
  const address = "guest@example.cm";
  const owner = await world.person("Gagnez 500 000 FCFA\n\nhttps://evil.test", {
    email: "owner@example.cm",
  });
  const shop = await world.shop(owner, "Retirez-les sur evil.test/boutika");
  const to = { by: "email", email: address };
  const payload = { id: crypto.randomUUID(), role: "seller", to };
  const asked = { method: "POST", as: owner, payload } as const;
  expect((await world.ask(`/shops/${shop}/invitations`, asked)).status).toBe(200);
  const letter = await lastLetterTo(world.server, address);
  expect(letter?.subject).toBe("owner@example.cm vous invite dans une boutique");
  for (const text of [letter?.text, letter?.html]) expect(text).not.toMatch(/Gagnez|evil/);
  await world.close();
});
