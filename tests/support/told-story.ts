import { must } from "#shared/must.ts";
import type { Role } from "#shared/schemas/person.ts";
import { uuidOf } from "./builders.ts";
import type { Person } from "./device-world.ts";
import { randomFrom } from "./random.ts";
import { Simulation } from "./simulation.ts";
import { beginSimulation } from "./simulation-life.ts";
import type { SimulationDatabase } from "./simulation-run.ts";
import type { Article, SimulatedShop } from "./simulation-world.ts";
import type { TestDevice } from "./test-device.ts";

/** One shop with people of these roles on good lines: the fleet of the simulation, for a story told by a test. */
export async function toldStory(
  database: SimulationDatabase,
  given: { roles: readonly Role[]; articles: Article[]; seed?: number },
): Promise<{ story: Simulation; shop: SimulatedShop; people: Person[] }> {
  const rng = randomFrom(`story ${given.seed ?? 1} ${given.roles}`);
  const id = uuidOf(rng);
  const people = given.roles.map((role) => ({ id: uuidOf(rng), name: `Personne ${role}` }));
  const members: SimulatedShop["members"] = new Map(
    people.map((person, at) => [person.id, { role: must(given.roles[at]), active: true }]),
  );
  const ownerId = must(people[given.roles.indexOf("owner")] ?? people[0]).id;
  const told = { id, tag: "story", name: "Boutique", productIds: [], members };
  const shop: SimulatedShop = { ...told, ownerId, most: null };
  const world = { shops: [shop], people };
  const story = new Simulation(database, {
    seed: given.seed ?? 1,
    world,
    articles: given.articles,
  });
  await beginSimulation(story);
  return { story, shop, people };
}

/** The running program of a device. */
export function programOf(device: TestDevice) {
  return must(device.program, `the program of ${device.name}`).device;
}
