import type { Agency, CreateAgencyBody, EditAgencyBody } from "#shared/schemas/agency.ts";
import { isNameless } from "#shared/schemas/nameless.ts";
import type { Objection } from "#shared/schemas/refusal.ts";
import { mergePatch, type Patch } from "./merge.ts";

/** Agencies in use and how many at once the plan allows; null for no limit. */
export type AgencyRoom = { inUse: number; most: number | null };

function isFull({ inUse, most }: AgencyRoom): boolean {
  return most !== null && inUse >= most;
}

/** A new agency needs a name of its own making and room in the plan. */
export function creationObjection(
  { name }: Pick<CreateAgencyBody, "name">,
  room: AgencyRoom,
): Objection | undefined {
  if (isNameless(name)) return "not-understood";
  return isFull(room) ? "plan-limit" : undefined;
}

/** What an edit makes of an agency. One that was archived comes back only while the plan has room. */
export function editedAgency<A extends Omit<Agency, "rev">>(
  current: A,
  { patch }: Pick<EditAgencyBody, "patch">,
  room: AgencyRoom,
): { agency: A } | { refusal: Objection } {
  const { changed } = mergePatch<A>(current, patch as Patch<A>);
  const agency = { ...current, ...changed };
  if (isNameless(agency.name)) return { refusal: "not-understood" };
  if (current.archived && !agency.archived && isFull(room)) return { refusal: "plan-limit" };
  return { agency };
}
