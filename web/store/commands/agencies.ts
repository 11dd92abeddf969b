import { type AgencyRoom, creationObjection, editedAgency } from "#shared/rules/agency.ts";
import { changedIn } from "#shared/rules/merge.ts";
import type { CreateAgencyBody, EditAgencyBody } from "#shared/schemas/agency.ts";
import { agreed, refused } from "#shared/schemas/refusal.ts";
import { randomUuid } from "#shared/sync/uuid.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import { type Acted, acted } from "./acted.ts";

export type AgencyToCreate = { shopId: string; formId: string; name: string; address: string };

/** Adds a selling point to a shop, with or without a network; refused beyond the plan as far as this device knows it. */
export async function createAgency(
  device: Device,
  { shopId, formId, name, address }: AgencyToCreate,
): Promise<Acted<OperationRecord>> {
  const present = device.outbox.ofCart(formId);
  if (present) return agreed(present);
  const agencyId = randomUuid(device.clock(), device.random.bytes(10));
  const body: CreateAgencyBody = { agencyId, name, address };
  const refusal = creationObjection(body, await roomOf(device, shopId));
  if (refusal) return refused(refusal);
  const kind = "agency.create";
  return act(device, { shopId, action: "edit-agency", kind, formId, body, names: [name] });
}

export type AgencyToEdit = { shopId: string; formId: string } & EditAgencyBody;

/** Changes a selling point, field by field. Nothing changed is nothing written. */
export async function editAgency(
  device: Device,
  { shopId, formId, agencyId, patch: given }: AgencyToEdit,
): Promise<Acted<OperationRecord | null>> {
  const agency = (await device.goods(shopId))?.agencies.get(agencyId);
  if (!agency) return refused("unknown-agency");
  const patch = changedIn(given);
  if (!patch) return agreed(null);
  const body = { agencyId, patch };
  const edited = editedAgency(agency, body, await roomOf(device, shopId));
  if ("refusal" in edited) return refused(edited.refusal);
  const names = [edited.agency.name];
  return act(device, { shopId, action: "edit-agency", kind: "agency.edit", formId, body, names });
}

async function roomOf(device: Device, shopId: string): Promise<AgencyRoom> {
  const goods = await device.goods(shopId);
  const list = goods?.agencies.list() ?? [];
  const inUse = list.filter(({ archived }) => !archived).length;
  return { inUse, most: goods?.shop.list()[0]?.maxAgencies ?? null };
}

export type AgencyChoice = { shopId: string; agencyId: string | null };

/** From now on this device sells for that agency of the shop, or for none. */
export function chooseAgency(
  { outbox }: Device,
  { shopId, agencyId }: AgencyChoice,
): Promise<Acted<null>> {
  return acted(async () => {
    const { [shopId]: _, ...others } = outbox.meta.agencies;
    await outbox.putMeta({
      agencies: agencyId === null ? others : { ...others, [shopId]: agencyId },
    });
    return agreed(null);
  });
}
