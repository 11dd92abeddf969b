import { uuidOf } from "./builders.ts";
import { type AnyRow, type RecordPart, records } from "./records.ts";
import { type Doing, type Plan, planActs, tell } from "./simulation-own-acts.ts";

/**
 * People make records and change what was noted, by the product's own commands; each kind drawn from a stream of its
 * own.
 */
export function planRecords(plan: Plan): void {
  const { device, rng } = plan;
  for (const record of records)
    if (record.played) {
      const own = { ...plan, rng: rng.fork(`${record.kind} of ${device.name}`) };
      planActs(own, [4000, 60_000], `one of its ${record.kind} is noted`, (one) =>
        note(one, record, record.played || []),
      );
    }
}

function note({ simulation, device, rng }: Plan, record: RecordPart, names: readonly string[]) {
  const { id: shopId } = rng.pick(simulation.world.shops);
  const form = { shopId, formId: uuidOf(rng) };
  const known = [...device.rows(`shop:${shopId}`, record.kind).values(), ...madeHere()];
  const name = `${rng.pick(names)} ${rng.int(1, 9)}`;
  const act = known.length === 0 || rng.chance(0.5) ? make() : edit();
  tell(simulation, device, act);

  /** Those that this device has made itself, which most know before they have read any. */
  function madeHere(): AnyRow[] {
    const made = [...device.records()].filter(
      ({ operation: { kind, shopId: of } }) => kind === record.create && of === shopId,
    );
    return made.map(({ operation }) => {
      const body = operation.body as unknown as Record<string, string>;
      return { id: `${body[record.idField]}`, name: `${body.name}`, archived: false };
    });
  }
  function make(): Doing {
    const fields = record.fields(name, rng);
    return (own) => record.makeOn(own, form, fields);
  }
  function edit(): Doing {
    const row = rng.pick(known) as AnyRow;
    const patch = rng.pick(record.changes(row, name));
    return (own) => record.editOn(own, form, row, patch);
  }
}
