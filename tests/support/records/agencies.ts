import type { Agency } from "#shared/schemas/agency.ts";
import type { RecordPart } from "#tests/support/records.ts";
import { createAgency, editAgency } from "#web/store/commands/agencies.ts";

/** The office keeps them; how many a plan allows is no affair of the oracle, so nobody plays them. */
export const record: RecordPart<Agency, { name: string; address: string }> = {
  kind: "agencies",
  ...{ create: "agency.create", edit: "agency.edit", idField: "agencyId" },
  by: ["owner", "manager"],
  unknown: "unknown-agency",
  essential: ["name", "archived"],
  played: false,
  fields: (name) => ({ name, address: "Rue Joss" }),
  changes: ({ name: before, archived }, name) => [
    { name: [before, name] },
    { archived: [archived, !archived] },
  ],
  makeOn: (own, form, fields) => createAgency(own, { ...form, ...fields }),
  editOn: (own, form, { id: agencyId }, patch) => editAgency(own, { ...form, agencyId, patch }),
};
