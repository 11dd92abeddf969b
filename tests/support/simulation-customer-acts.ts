import type { Customer } from "#shared/schemas/customer.ts";
import { createCustomer, editCustomer } from "#web/store/commands/customers.ts";
import { uuidOf } from "./builders.ts";
import { type Plan, planActs, tell } from "./simulation-own-acts.ts";

const names = ["Awa Diop", "Maman Chantal", "Chez Ali", "José", "عائشة", "Béatrice N."];

/** People note who buys, and change what was noted, by the product's own commands; drawn from a stream of its own. */
export function planCustomers(plan: Plan): void {
  planActs(plan, [4000, 60_000], "a customer is noted", note);
}

function note({ simulation, device, rng }: Plan): void {
  const { id: shopId } = rng.pick(simulation.world.shops);
  const form = { shopId, formId: uuidOf(rng) };
  const known = [...device.rows(`shop:${shopId}`, "customers").values()] as Customer[];
  const name = `${rng.pick(names)} ${rng.int(1, 9)}`;
  if (known.length === 0 || rng.chance(0.5)) {
    const fields = {
      ...{ name, phone: "+237677000000", otherPhone: "", note: "" },
      ...{ creditLimit: rng.pick([null, 0, 5000]), termDays: null, wantsMessages: true },
    };
    tell(simulation, device, (own) => createCustomer(own, { ...form, fields }));
    return;
  }
  const customer = rng.pick(known);
  const patch = rng.pick([
    { name: [customer.name, name] as [string, string] },
    { archived: [customer.archived, !customer.archived] as [boolean, boolean] },
  ]);
  tell(simulation, device, (own) =>
    editCustomer(own, { ...form, name: customer.name, customerId: customer.id, patch }),
  );
}
