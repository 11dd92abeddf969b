import { afterAll, beforeAll, expect, test } from "vitest";
import { must } from "#shared/must.ts";
import type { InvitedRole } from "#shared/schemas/invitation.ts";
import { type TeamWorld, teamWorld } from "#tests/support/team-world.ts";

/** `paused` and `dismissed` were managers; a stranger owns another shop; nobody is not signed in. */
const everybody = [
  "owner",
  "manager",
  "employee",
  "seller",
  "reseller",
  "paused",
  "dismissed",
  "stranger",
  "nobody",
] as const;
type Who = (typeof everybody)[number];

/** Role × route, for the shop of the owner: what each is answered. */
const table = {
  "list invitations": "200 200 403 403 403 404 404 404 401",
  "list contacts": "200 200 403 403 403 404 404 404 401",
  "invite employee": "200 200 403 403 403 404 404 404 401",
  "invite reseller": "200 200 403 403 403 404 404 404 401",
  "invite manager": "200 403 403 403 403 404 404 404 401",
  "resend employee": "200 200 403 403 403 404 404 404 401",
  "resend manager": "200 403 403 403 403 404 404 404 401",
  "withdraw employee": "200 200 403 403 403 404 404 404 401",
  "withdraw manager": "200 403 403 403 403 404 404 404 401",
  "pause seller": "200 200 403 403 403 404 404 404 401",
  "pause manager": "200 403 403 403 403 404 404 404 401",
  "pause owner": "403 403 403 403 403 404 404 404 401",
  "pause outsider": "404 404 403 403 403 404 404 404 401",
  "reactivate reseller": "200 200 403 403 403 404 404 404 401",
  "reactivate manager": "200 403 403 403 403 404 404 404 401",
  "end seller": "200 200 403 403 403 404 404 404 401",
  "end manager": "200 403 403 403 403 404 404 404 401",
  "end owner": "403 403 403 403 403 404 404 404 401",
  "make employee": "200 200 403 403 403 404 404 404 401",
  "make manager": "200 403 403 403 403 404 404 404 401",
  "unmake manager": "200 403 403 403 403 404 404 404 401",
  "make owner-less": "403 403 403 403 403 404 404 404 401",
} as const;
type Deed = keyof typeof table;

let world: TeamWorld;
let shop = "";
let addresses = 0;
const people = { nobody: undefined } as Record<Who, string | undefined>;

beforeAll(async () => {
  const roomy = { max: 100_000, seconds: 60 };
  world = await teamWorld({ limits: { invitationsByPerson: roomy, requestsByPerson: roomy } });
  people.owner = await world.person("Owner");
  shop = await world.shop(people.owner);
  for (const role of ["manager", "employee", "seller", "reseller"] as const)
    people[role] = await world.member(shop, role);
  people.paused = await world.member(shop, "manager", "paused");
  people.dismissed = await world.member(shop, "manager", "ended");
  people.stranger = await world.person("Stranger");
  await world.shop(people.stranger, "Ailleurs");
});
afterAll(() => world.close());

async function invitation(role: InvitedRole): Promise<string> {
  const id = crypto.randomUUID();
  const made = await world.ask(`/shops/${shop}/invitations`, {
    method: "POST",
    as: people.owner,
    payload: newInvitation(role, id),
  });
  expect(made.status).toBe(200);
  return id;
}

function newInvitation(role: InvitedRole, id: string = crypto.randomUUID()) {
  addresses += 1;
  return { id, role, to: { by: "email", email: `invited-${addresses}@example.cm` } };
}

/** Makes ready what somebody is about to act on, and gives the act. */
async function prepared(deed: Deed, as: string | undefined) {
  const [verb, object = ""] = deed.split(" ");
  const post = (path: string, payload?: object) => () =>
    world.ask(`/shops/${shop}${path}`, { method: "POST", as, ...(payload && { payload }) });
  const role = object as InvitedRole;
  switch (verb) {
    case "list":
      return () => world.ask(`/shops/${shop}/${object}`, { as });
    case "invite":
      return post("/invitations", newInvitation(role));
    case "resend": {
      const old = await invitation(role);
      await world.server.database.sql`update invitations set status = 'rejected' where id = ${old}`;
      return post(`/invitations/${old}/resend`, { id: crypto.randomUUID() });
    }
    case "withdraw": {
      const path = `/shops/${shop}/invitations/${await invitation(role)}`;
      return () => world.ask(path, { method: "DELETE", as });
    }
    case "make":
    case "unmake": {
      const isOwner = object === "owner-less";
      const before = verb === "unmake" ? "manager" : object === "manager" ? "employee" : "seller";
      const userId = isOwner ? must(people.owner) : await world.member(shop, before);
      const to = verb === "unmake" || isOwner ? "seller" : object;
      return post(`/members/${userId}/role`, { role: to });
    }
    default: {
      const state = verb === "reactivate" ? "paused" : undefined;
      let userId = must(people.owner);
      if (object === "outsider") userId = must(people.stranger);
      else if (object !== "owner") userId = await world.member(shop, role, state);
      return post(`/members/${userId}/${verb}`);
    }
  }
}

const cases = Object.entries(table).flatMap(([deed, statuses]) =>
  statuses
    .split(" ")
    .map((status, place) => [deed as Deed, must(everybody[place]), Number(status)] as const),
);

test.each(cases)("%s by %s: %i", async (deed, who, expected) => {
  const act = await prepared(deed, people[who]);
  const before = await stateOfTeam();
  const answer = await act();
  expect(answer.status).toBe(expected);
  const after = await stateOfTeam();
  if (expected === 200 && !deed.startsWith("list")) expect(after).not.toEqual(before);
  else expect(after).toEqual(before);
});

test("every row of the table says something of everybody", () => {
  expect(cases).toHaveLength(Object.keys(table).length * everybody.length);
});

test("nothing of a shop is reached by the address of another", async () => {
  const id = await invitation("employee");
  const [other] = await world.server.database.sql`
    select id from shops where owner_id = ${must(people.stranger)}`;
  const theirs = `/shops/${must(other)["id"]}`;
  const as = people.stranger;
  await world.ask(`${theirs}/invitations/${id}`, { method: "DELETE", as });
  const resent = await world.ask(`${theirs}/invitations/${id}/resend`, {
    method: "POST",
    as,
    payload: { id: crypto.randomUUID() },
  });
  expect(resent.status).toBe(404);
  const payload = { ...newInvitation("employee"), id };
  const reused = await world.ask(`${theirs}/invitations`, { method: "POST", as, payload });
  expect([reused.status, reused.body["code"]]).toEqual([409, "id-reused"]);
  const userId = must(people.employee);
  const paused = await world.ask(`${theirs}/members/${userId}/pause`, { method: "POST", as });
  expect(paused.status).toBe(404);
  const [row] = await world.server.database.sql`select status from invitations where id = ${id}`;
  expect(row).toEqual({ status: "pending" });
});

async function stateOfTeam(): Promise<unknown> {
  const { sql } = world.server.database;
  const lists = await Promise.all([
    sql`select id, status from invitations order by id`,
    sql`select shop_id, user_id, role, is_active, left_at, rev from shop_users order by 1, 2`,
  ]);
  return lists.map((list) => [...list]);
}
