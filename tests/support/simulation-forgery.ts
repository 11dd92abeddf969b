import { handDevice } from "./builders.ts";
import { demand } from "./oracle-shop.ts";
import { randomFrom } from "./random.ts";
import type { Simulation } from "./simulation.ts";
import type { TestDevice } from "./test-device.ts";

/** A program sends another text under the identifier of an operation that is in the books (J2), or a stranger sends one (J5). */
export async function forge(simulation: Simulation, device: TestDevice): Promise<void> {
  const { oracle, rng, server, world } = simulation;
  const own = oracle.knownByDevice.get(device.name) ?? [];
  const victim = own.find(
    ({ operation }) =>
      operation.kind === "sale" &&
      oracle.shops.get(operation.shopId)?.books.ledger.has(operation.id),
  )?.operation;
  if (victim?.kind !== "sale") return;
  const [line] = victim.body.lines;
  if (!line) return;
  const hand = handDevice(randomFrom("forger"), server.clock);
  const body = { ...victim.body, lines: [{ ...line, quantity: line.quantity + 7 }] };
  const by = own.find(({ operation }) => operation === victim)?.by ?? "";
  const strangers = world.people.filter(
    ({ id }) => !oracle.judges.get(victim.shopId)?.members.has(id),
  );
  const isStranger = strangers.length > 0 && rng.chance(0.5);
  const userId = isStranger ? rng.pick(strangers).id : by;
  simulation.note(`${isStranger ? "a stranger" : device.name} forges ${victim.id.slice(-6)}`);
  const answer = await server.exchange(userId, hand.request([{ ...victim, body }]));
  if (!answer) return;
  const [verdict] = answer.verdicts;
  const expected = isStranger ? "not-a-member" : "id-reused";
  demand(
    verdict?.[0] === "refused" && verdict[2]?.[0] === expected,
    isStranger ? "J5" : "J2",
    () => `a forged ${victim.id} was answered ${JSON.stringify(verdict)}, not ${expected}`,
  );
}
