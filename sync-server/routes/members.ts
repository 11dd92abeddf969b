import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { audit } from "#server/accounts/audit.ts";
import type { LiveRooms } from "#server/accounts/live-rooms.ts";
import {
  changeRole,
  endMember,
  pauseMember,
  reactivateMember,
  type ShopChange,
} from "#server/accounts/members.ts";
import { contactsOf, membershipOf } from "#server/accounts/team.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { mayGovern } from "#shared/rules/permissions.ts";
import type { AuditedAct } from "#shared/schemas/audit.ts";
import { contactsSchema, memberRoleSchema } from "#shared/schemas/invitation.ts";
import { uuidSchema } from "#shared/schemas/primitives.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import type { TeamOptions } from "./invitations.ts";
import { mustMay, notAllowed } from "./shop-guard.ts";

const described = { tags: ["team"], security: [{ accessToken: [] }] };
const params = z.object({ shopId: uuidSchema, userId: uuidSchema });
const refused = {
  ...{ 400: problemSchema, 401: problemSchema, 403: problemSchema, 404: problemSchema },
  ...{ 409: problemSchema, 429: problemSchema },
};
/** False when it was so already. */
const changedSchema = z.object({ changed: z.boolean() });

type Who = { shopId: string; userId: string; by: string; ip: string };

/** What owner and managers do with the members of a shop. */
export const memberRoutes: FastifyPluginAsyncZod<TeamOptions & { rooms: LiveRooms }> = async (
  app,
  { accounts, sync, rooms },
) => {
  app.get(
    "/shops/:shopId/contacts",
    {
      schema: {
        ...described,
        summary: "How to reach the members of a shop (owner and managers)",
        params: z.object({ shopId: uuidSchema }),
        response: { 200: contactsSchema, ...refused },
      },
    },
    async ({ params: { shopId }, session: { userId } }) => {
      await mustMay(sync, { shopId, userId }, "see-contacts");
      return { contacts: await contactsOf(accounts, shopId) };
    },
  );

  const acts = [
    [
      "pause",
      "member-paused",
      "Take a member's access away until they are taken back",
      pauseMember,
    ],
    [
      "reactivate",
      "member-reactivated",
      "Give a paused member their access back",
      reactivateMember,
    ],
    ["end", "member-ended", "Dismiss a member; they come back by an invitation", endMember],
  ] as const;
  for (const [way, act, summary, change] of acts) {
    app.post(
      `/shops/:shopId/members/:userId/${way}`,
      { schema: { ...described, summary, params, response: { 200: changedSchema, ...refused } } },
      async ({ params: { shopId, userId }, session, ip }) => {
        const who = { shopId, userId, by: session.userId, ip };
        const member = await mustGovern(who);
        if (way === "reactivate" && member.leftAt)
          throw conflict("has-left", "This person has left the shop: invite them again.");
        const changed = await change(accounts, who);
        if (changed === "plan-limit")
          throw new HttpProblem(403, { code: "plan-limit", message: "The plan allows no more." });
        return told(who, act, changed);
      },
    );
  }

  app.post(
    "/shops/:shopId/members/:userId/role",
    {
      schema: {
        ...described,
        summary: "Give one of the staff another role (a manager makes no managers)",
        params,
        body: memberRoleSchema,
        response: { 200: changedSchema, ...refused },
      },
    },
    async ({ params: { shopId, userId }, session, body: { role }, ip }) => {
      const who = { shopId, userId, by: session.userId, ip };
      const member = await mustGovern(who);
      if (!mayGovern(member.byRole, role)) throw notAllowed();
      if (member.role === "reseller") throw conflict("reseller-stays", "A reseller stays one.");
      if (member.leftAt) throw conflict("has-left", "This person has left the shop.");
      const change = await changeRole(accounts, who, role);
      return told(who, "member-role-changed", change, { role });
    },
  );

  /** Somebody of the shop below whoever acts, judged again with the change; strangers are told that there is nobody. */
  async function mustGovern({ shopId, userId, by }: Who) {
    const byRole = await mustMay(sync, { shopId, userId: by }, "govern-member");
    const member = await membershipOf(accounts, { shopId, userId });
    if (!member)
      throw new HttpProblem(404, { code: "not-found", message: "There is no such member." });
    if (!mayGovern(byRole, member.role)) throw notAllowed();
    return { ...member, byRole };
  }

  async function told(
    { shopId, userId, by, ip }: Who,
    act: AuditedAct,
    change: ShopChange | "not-allowed" | undefined,
    details: Record<string, string> = {},
  ) {
    if (change === "not-allowed") throw notAllowed();
    if (!change) return { changed: false };
    sync.wake.announce(change);
    await rooms.accessChanged(userId);
    await audit(accounts, { act, userId: by, shopId, ip, details: { member: userId, ...details } });
    return { changed: true };
  }
};

function conflict(code: string, message: string): HttpProblem {
  return new HttpProblem(409, { code, message });
}
