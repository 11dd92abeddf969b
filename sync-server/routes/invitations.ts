import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import {
  type InvitationRefusal,
  type Invited,
  invitationsOf,
  invite,
  invitedRole,
  invitingRoom,
  resendInvitation,
  withdrawInvitation,
} from "#server/accounts/invitations.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { type Limits, limiter } from "#server/plugins/rate-limits.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { mayGovern } from "#shared/rules/permissions.ts";
import {
  type Invitation,
  invitationSchema,
  invitationsSchema,
  newInvitationSchema,
  resendInvitationSchema,
} from "#shared/schemas/invitation.ts";
import { uuidSchema } from "#shared/schemas/primitives.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import { mustMay, notAllowed } from "./shop-guard.ts";

export type TeamOptions = { accounts: AccountsDeps; sync: SyncDeps; limits: Limits };

const described = { tags: ["team"], security: [{ accessToken: [] }] };
const shopParams = z.object({ shopId: uuidSchema });
const oneParams = z.object({ shopId: uuidSchema, id: uuidSchema });
const refused = {
  ...{ 400: problemSchema, 401: problemSchema, 403: problemSchema, 404: problemSchema },
  ...{ 409: problemSchema, 429: problemSchema },
};

/** The invitations of a shop, for its owner and managers. */
export const invitationRoutes: FastifyPluginAsyncZod<TeamOptions> = async (app, options) => {
  const { accounts, sync, limits } = options;
  const few = limiter(app, limits.invitationsByPerson, (request) => request.session.userId);

  app.get(
    "/shops/:shopId/invitations",
    {
      schema: {
        ...described,
        summary: "The invitations of a shop, newest first (owner and managers)",
        params: shopParams,
        response: { 200: invitationsSchema, ...refused },
      },
    },
    async ({ params: { shopId }, session: { userId } }) => {
      await mustMay(sync, { shopId, userId }, "invite");
      return {
        invitations: await invitationsOf(accounts, shopId),
        room: await invitingRoom(accounts, shopId),
      };
    },
  );

  app.post(
    "/shops/:shopId/invitations",
    {
      schema: {
        ...described,
        summary: "Invite somebody by address or by their own link (a manager invites no managers)",
        params: shopParams,
        body: newInvitationSchema,
        response: { 200: invitationSchema, ...refused },
      },
      preHandler: few,
    },
    async ({ params: { shopId }, session: { userId }, body, ip }) => {
      const role = await mustMay(sync, { shopId, userId }, "invite");
      if (!mayGovern(role, body.role)) throw notAllowed();
      return made(await invite(accounts, { userId, shopId, ip }, body));
    },
  );

  app.post(
    "/shops/:shopId/invitations/:id/resend",
    {
      schema: {
        ...described,
        summary: "Invite once more who refused or did not answer in time",
        params: oneParams,
        body: resendInvitationSchema,
        response: { 200: invitationSchema, ...refused },
      },
      preHandler: few,
    },
    async ({ params: { shopId, id: oldId }, session: { userId }, body: { id }, ip }) => {
      await mustGovern({ shopId, userId, id: oldId });
      return made(await resendInvitation(accounts, { userId, shopId, ip }, { oldId, id }));
    },
  );

  app.delete(
    "/shops/:shopId/invitations/:id",
    {
      schema: {
        ...described,
        summary: "Take an invitation away; its link leads nowhere any more",
        params: oneParams,
        response: { 200: z.object({}), ...refused },
      },
    },
    async ({ params: { shopId, id }, session: { userId }, ip }) => {
      await mustGovern({ shopId, userId, id });
      await withdrawInvitation(accounts, { userId, shopId, ip }, id);
      return {};
    },
  );

  async function mustGovern(one: { shopId: string; userId: string; id: string }): Promise<void> {
    const role = await mustMay(sync, one, "invite");
    const invited = await invitedRole(accounts, one);
    if (invited && !mayGovern(role, invited)) throw notAllowed();
  }
};

const refusals: Record<InvitationRefusal, [status: number, message: string]> = {
  "already-member": [409, "This person belongs to the shop already."],
  "already-invited": [409, "An invitation for this person waits for an answer already."],
  "link-unknown": [404, "This link is nobody's, or no longer good."],
  "plan-limit": [403, "The plan of this shop allows no more."],
  "not-found": [404, "There is no such invitation."],
  "still-pending": [409, "This invitation still waits for an answer."],
  "id-reused": [409, "This identifier belongs to another invitation."],
};

function made(invited: Invited): Invitation {
  if (invited.ok) return invited.invitation;
  const [status, message] = refusals[invited.refusal];
  throw new HttpProblem(status, { code: invited.refusal, message });
}
