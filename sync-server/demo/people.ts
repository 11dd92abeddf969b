import type { Role } from "#shared/schemas/person.ts";

type DemoPerson = { role: Role; label: string; email: string; fullName: string; phone: string };

/** Who may sign in to the demonstration. Printed at the start; never made in a Postgres of one's own. */
export const demoPeople = {
  owner: {
    role: "owner",
    label: "Owner (propriétaire)",
    email: "owner@boutika.demo",
    fullName: "Mireille Ekambi",
    phone: "+237 6 70 00 00 01",
  },
  employee: {
    role: "employee",
    label: "Employee (employé)",
    email: "employee@boutika.demo",
    fullName: "Junior Mbarga",
    phone: "+237 6 70 00 00 02",
  },
  reseller: {
    role: "reseller",
    label: "Reseller (revendeur)",
    email: "reseller@boutika.demo",
    fullName: "Aïcha Njoya",
    phone: "+237 6 70 00 00 03",
  },
} as const satisfies Record<string, DemoPerson>;

/** Who works beside them: with the same password, and not printed. */
export const demoStaff = {
  manager: {
    role: "manager",
    email: "manager@boutika.demo",
    fullName: "Solange Abena",
    phone: "+237 6 70 00 00 04",
  },
  morning: {
    role: "seller",
    email: "clarisse@boutika.demo",
    fullName: "Clarisse Ngo Bayiha",
    phone: "+237 6 70 00 00 05",
  },
  evening: {
    role: "seller",
    email: "brice@boutika.demo",
    fullName: "Brice Tchoumi",
    phone: "+237 6 70 00 00 06",
  },
} as const satisfies Record<string, Omit<DemoPerson, "label">>;

/** Every address that the demonstration makes. */
export const demoEmails: readonly string[] = [
  ...Object.values(demoPeople),
  ...Object.values(demoStaff),
].map(({ email }) => email);

export const demoPassword = "marche-akwa";
