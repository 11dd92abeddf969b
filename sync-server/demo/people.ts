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

export const demoPassword = "marche-akwa";
