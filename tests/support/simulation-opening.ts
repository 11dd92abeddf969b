import { handDevice } from "./builders.ts";
import type { Simulation } from "./simulation.ts";
import { type Article, articlesOf } from "./simulation-world.ts";

/** The first articles of each shop, brought in by its owner through an ordinary exchange. */
export async function openShops(
  { world, oracle, server, rng }: Simulation,
  articles?: readonly Article[],
): Promise<void> {
  for (const shop of world.shops) {
    oracle.addShop(shop.id);
    for (const [userId, { role, active }] of shop.members)
      oracle.setMember(shop.id, userId, role, active);
  }
  for (const shop of world.shops) {
    await oracle.observe([shop.id], []);
    const [owner = ""] = [...shop.members.keys()].filter(
      (id) => shop.members.get(id)?.role === "owner",
    );
    const till = handDevice(rng, server.clock);
    const operations = (articles ?? articlesOf(shop, rng)).map((article) =>
      till.operation(shop.id, "product.create", article),
    );
    for (const operation of operations) oracle.learnOpening(operation, owner);
    await server.exchange(owner, till.request(operations));
  }
}
