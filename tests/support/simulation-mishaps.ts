import { must } from "#shared/must.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { Violation } from "./oracle-shop.ts";
import { papersOf } from "./oracle-terms.ts";
import type { Simulation } from "./simulation.ts";
import { drawAct } from "./simulation-acts.ts";
import type { PlannedAct } from "./simulation-draft.ts";
import { forge } from "./simulation-forgery.ts";
import { whoElse } from "./simulation-lent.ts";
import type { SimulatedShop } from "./simulation-world.ts";
import type { TestDevice } from "./test-device.ts";

/** What people and mishaps do to one device, one after the other, until the disorder ends. */
export function planMishaps(simulation: Simulation, device: TestDevice, until: number): void {
  const { rng, scheduler, isBusy } = simulation;
  const rest = rng.int(500, isBusy ? 4000 : 25_000);
  if (scheduler.now() + rest >= until) return;
  scheduler.after(rest, `${device.name}: something happens`, async () => {
    await drawMishap(simulation, device)();
    simulation.touch(device, true);
    planMishaps(simulation, device, until);
  });
}

function drawMishap(simulation: Simulation, device: TestDevice): () => unknown {
  const { rng } = simulation;
  const told = (text: string, act: () => void) => () => {
    simulation.note(`${device.name} ${text}`);
    act();
  };
  return rng.weighted<() => unknown>([
    [simulation.isBusy ? 300 : 16, () => actOften(simulation, device)],
    [
      2,
      told(device.isOnline ? "loses its network" : "finds its network again", () => {
        device.setLine(!device.isOnline);
      }),
    ],
    [
      1.5,
      told("is switched off and on", () => {
        device.stop(rng.pick(["closed", "power cut"] as const));
        device.start();
      }),
    ],
    [0.7, told("has its clock set", () => device.clock.jump())],
    [
      0.4,
      told("loses its read models", () => {
        device.stop("closed");
        device.disk.wipeReadModels();
        device.start();
      }),
    ],
    [0.4, told("is backed up", () => device.backUp())],
    [0.25, told("is put back to its backup", () => putBack(simulation, device))],
    [0.4, () => forge(simulation, device)],
    [0.3, told("passes to somebody else", () => handOver(simulation, device))],
  ]);
}

/** What was written since the backup is gone from the device; in the books or on its way it may still be. */
function putBack({ oracle }: Simulation, device: TestDevice): void {
  if (!device.putBack()) return;
  const own = oracle.knownByDevice.get(device.name) ?? [];
  for (const known of own) if (!device.onDisk(known.operation.id)) known.mayBeLost = true;
  // A clock that stands would give a lost act's identifier to another one while the first is still on its way.
  const areHeard = own.every(({ operation }) =>
    oracle.shops.get(operation.shopId)?.books.ledger.has(operation.id),
  );
  if (!areHeard) device.clock.jump();
}

/** Somebody else signs in on the same device; signing out is refused while something is unsent. */
function handOver(simulation: Simulation, device: TestDevice): void {
  for (const record of device.disk.records.values()) if (record.state === "waiting") return;
  device.stop("closed");
  device.person = simulation.drawPerson();
  device.people.add(device.person.id);
  device.start();
}

/** People seldom do one thing alone. */
function actOften(simulation: Simulation, device: TestDevice): void {
  const { rng, scheduler } = simulation;
  act(simulation, device);
  if (rng.chance(simulation.isBusy ? 0.1 : 0.6))
    scheduler.after(rng.int(20, 3000), `${device.name}: something else is done`, () => {
      if (!simulation.healing) actOften(simulation, device);
    });
}

function act(simulation: Simulation, device: TestDevice): void {
  const { shops } = simulation.world;
  const shop = simulation.rng.pick(shops);
  const catalogue = device.catalogue(shop.id);
  if (!device.program || !catalogue) return;
  const { rng, isBusy } = simulation;
  const papers = simulation.tills ? papersOf(simulation.oracle, shop.id) : [];
  const scene = { device, shop, shops, catalogue, rng, isBusy, papers };
  // Whoever finds nothing to do looks for something else.
  const planned = drawAct(scene) ?? drawAct(scene) ?? drawAct(scene);
  if (planned) record(simulation, device, shop, planned);
  // Else a round begins now and then, and finds more than one thing to send.
  if (isBusy) device.kick();
}

/** One confirmation, now and then a double tap on the same cart. */
function record(
  simulation: Simulation,
  device: TestDevice,
  shop: SimulatedShop,
  act: NonNullable<PlannedAct>,
): void {
  const { program } = device;
  if (!program) return;
  const { seq } = program.device.outbox.meta.counters;
  const by = device.person.id;
  const drafts = [act].flat().map((one) => {
    const actorId = whoElse(shop, by, one.kind, seq);
    return { ...one, shopId: shop.id, by, ...(actorId !== undefined && { actorId }) };
  });
  const formId = drafts.at(-1)?.cartId ?? null;
  const taps = formId !== null && simulation.rng.chance(0.15) ? 2 : 1;
  const confirmed = new Set<string>();
  simulation.note(`${device.name}: ${drafts[0]?.kind}${taps > 1 ? ", tapped twice" : ""}`);
  const write = (outbox: Outbox) => outbox.recordAll(drafts, formId);
  for (let tap = 0; tap < taps; tap += 1) {
    const inOtherTab = simulation.rng.chance(0.1);
    const { owner, writing } = inOtherTab
      ? device.inOtherTab(write)
      : { owner: program.owner, writing: write(program.device.outbox) };
    void writing.then(
      (written) => {
        if (!owner.alive) return;
        for (const one of written) simulation.oracle.learn(device.name, one, true);
        const last = must(written.at(-1));
        confirmed.add(last.id);
        device.hubs?.owes("something was recorded", last.id);
        if (confirmed.size > 1)
          simulation.fail(new Violation("W4", "one cart became two operations"));
        const { kind, seq } = last.operation;
        simulation.note(`${device.name} « Enregistrée » ${kind} #${seq} ${last.id.slice(-6)}`);
        simulation.touch(device, false);
      },
      (error: unknown) => {
        if (owner.alive) simulation.fail(error);
      },
    );
  }
}
