import { startTestPostgres } from "#tests/support/database.ts";
import { randomFrom } from "#tests/support/random.ts";
import { syncWorld } from "#tests/support/sync-world.ts";
import { shopToTamper } from "#tests/support/tampering.ts";
import { type Outcome, tamperAndVerify } from "#tests/support/tampering-run.ts";

/**
 * So many random tamperings of a server's database, each verified from what an owner's device kept and the last paper of
 * each till, and undone. Prints how many were seen, and of how many every operation was named.
 */
export async function benchTamper(rounds: number): Promise<void> {
  const postgres = await startTestPostgres();
  const world = await syncWorld();
  const shop = await shopToTamper(world, 2, 6);
  const rng = randomFrom("ten thousand tamperings");
  const counts = new Map<string, { all: number; seen: number; named: number }>();
  const count = (name: string, { isSeen, isNamed }: Outcome) => {
    const so = counts.get(name) ?? { all: 0, seen: 0, named: 0 };
    counts.set(name, so);
    so.all += 1;
    so.seen += Number(isSeen);
    so.named += Number(isNamed);
  };
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const outcome = await tamperAndVerify(world, shop, rng);
    count("all", outcome);
    count(outcome.way, outcome);
    count(`written anew: ${outcome.cover}`, outcome);
    count(outcome.isSealed ? "sealed" : "not sealed yet", outcome);
    if (!outcome.isSeen) console.log("unseen", JSON.stringify(outcome));
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${shop.operations.length} operations, ${shop.kept.length} seals, ${seconds.toFixed(0)} s`,
  );
  for (const [name, { all, seen, named }] of counts)
    console.log(`${name}: ${all}, seen ${seen}, every operation named ${named}`);
  await world.close();
  await postgres.stop();
}
