import { addMember, endMember, pauseMember } from "#server/accounts/members.ts";
import { hashPassword } from "#server/accounts/passwords.ts";
import { createShop } from "#server/accounts/shops.ts";
import { users } from "#server/db/tables/people.ts";
import type { InvitedRole } from "#shared/schemas/invitation.ts";
import { startTestServer, type TestServer } from "./server.ts";

export type Sent = {
  method?: "GET" | "POST" | "DELETE";
  as?: string | undefined;
  payload?: object;
};

export type TeamWorld = {
  server: TestServer;
  now: number;
  person(name: string, given?: { email?: string | null; phone?: string }): Promise<string>;
  shop(ownerId: string, name?: string): Promise<string>;
  member(shopId: string, role: InvitedRole, state?: "paused" | "ended"): Promise<string>;
  emailOf(userId: string): Promise<string>;
  /** Asks `/api/v1` as somebody, or as nobody. */
  ask(path: string, sent?: Sent): Promise<{ status: number; body: Record<string, unknown> }>;
  close(): Promise<void>;
};

/** With limits that no test reaches, and links that lead somewhere. */
export function roomyTeamWorld(): Promise<TeamWorld> {
  const roomy = { max: 100_000, seconds: 60 };
  const limits = { invitationsByPerson: roomy, requestsByPerson: roomy, proofByAddress: roomy };
  return teamWorld({ limits, origin: "http://app.test" });
}

/** A server with people and shops, and a clock that stands until it is moved. */
export async function teamWorld(
  settings: Parameters<typeof startTestServer>[0] = {},
): Promise<TeamWorld> {
  let people = 0;
  let secret: Promise<string> | undefined;
  const server = await startTestServer(settings, { clock: () => world.now });
  const { deps, database } = server;
  const world: TeamWorld = {
    server,
    now: Date.now(),
    async person(name, { email, phone = "" } = {}) {
      people += 1;
      const id = crypto.randomUUID();
      const address = email === undefined ? `${name.toLowerCase()}-${people}@example.cm` : email;
      const createdAt = new Date(world.now);
      secret ??= hashPassword("secret");
      const passwordHash = await secret;
      await database.db
        .insert(users)
        .values({ id, fullName: name, email: address, phone, createdAt, passwordHash });
      return id;
    },
    async shop(ownerId, name = "Boutique Akwa") {
      const id = crypto.randomUUID();
      await database.db.transaction((tx) => createShop(tx, ownerId, { id, name }, world.now));
      return id;
    },
    async member(shopId, role, state) {
      const userId = await world.person(role);
      await addMember(deps, { shopId, userId, role });
      if (state === "paused") await pauseMember(deps, { shopId, userId });
      if (state === "ended") await endMember(deps, { shopId, userId });
      return userId;
    },
    async emailOf(userId) {
      const [row] = await database.sql`select email from users where id = ${userId}`;
      return row?.["email"] ?? "";
    },
    async ask(path, { method = "GET", as, payload } = {}) {
      const token = as && server.app.accessTokenFor({ userId: as, familyId: as }).accessToken;
      const answer = await server.app.inject({
        method,
        url: `/api/v1${path}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(payload && { payload }),
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    close: () => server.close(),
  };
  return world;
}
