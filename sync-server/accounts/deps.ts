import type { Database } from "#server/db/client.ts";

/** What accounts need from outside; moments in ms. */
export type AccountsDeps = {
  database: Database;
  /** Signs what is derived; the same on every instance. */
  secret: string;
  clock: () => number;
  random: (length: number) => Uint8Array;
  /** For how many days an invitation stands; 7 unless it is said. */
  invitationDays?: number;
  /** Who answers people, and where they are told that somebody has written; addresses in lower case. */
  desk?: { admins: readonly string[]; supportEmail?: string | undefined };
};
