import type { Acted } from "#web/store/commands/acted.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Rng } from "./random.ts";
import type { Simulation } from "./simulation.ts";
import type { TestDevice } from "./test-device.ts";

/** What people do on one device by the product's own commands, drawn from a stream of its own. */
export type Plan = { simulation: Simulation; device: TestDevice; until: number; rng: Rng };

export type Doing = (own: Device) => Promise<Acted<OperationRecord | null>> | undefined;

/** Again and again, with so many ms of rest between two. */
export function planActs(
  plan: Plan,
  rests: readonly [number, number],
  what: string,
  act: (plan: Plan) => void,
): void {
  const { device, until, rng } = plan;
  const { scheduler } = plan.simulation;
  const rest = rng.int(...rests);
  if (scheduler.now() + rest >= until) return;
  scheduler.after(rest, `${device.name}: ${what}`, () => {
    act(plan);
    planActs(plan, rests, what, act);
  });
}

/** Does something on the device; where its read models are away there is no till just then. */
export function tell(simulation: Simulation, device: TestDevice, act: Doing): void {
  const { program } = device;
  if (!program) return;
  const { owner } = program;
  void act(program.device)?.then(
    (acted) => {
      if (!owner.alive || !acted.ok || !acted.value) return;
      const { id, operation } = acted.value;
      simulation.oracle.learn(device.name, acted.value, true);
      simulation.note(`${device.name} « Enregistrée » ${operation.kind} ${id.slice(-6)}`);
      simulation.touch(device, false);
    },
    (error: unknown) => simulation.note(`${device.name} has no till now: ${error}`),
  );
}
