import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { type AnswerRefusal, answerInvitation } from "#server/accounts/answer-invitation.ts";
import type { LiveRooms } from "#server/accounts/live-rooms.ts";
import { personalLink } from "#server/accounts/personal-links.ts";
import { invitationsFor } from "#server/accounts/received-invitations.ts";
import { jobsOf, partnershipsOf } from "#server/accounts/team.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import {
  answeredInvitationSchema,
  jobsSchema,
  partnershipsSchema,
  personalLinksSchema,
  receivedInvitationsSchema,
} from "#shared/schemas/invitation.ts";
import { uuidSchema } from "#shared/schemas/primitives.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import type { TeamOptions } from "./invitations.ts";

const described = { tags: ["team"], security: [{ accessToken: [] }] };
const refused = { 401: problemSchema, 429: problemSchema };

/** What a person is invited to, and the links and shops of theirs. */
export const receivedInvitationRoutes: FastifyPluginAsyncZod<
  TeamOptions & { rooms: LiveRooms }
> = async (app, { accounts, sync, rooms }) => {
  app.get(
    "/me/invitations",
    {
      schema: {
        ...described,
        summary: "Invitations to the signed-in person, newest first",
        response: { 200: receivedInvitationsSchema, ...refused },
      },
    },
    async ({ session }) => ({ invitations: await invitationsFor(accounts, session.userId) }),
  );

  for (const [way, answer] of [
    ["accept", "accepted"],
    ["reject", "rejected"],
  ] as const) {
    app.post(
      `/invitations/:id/${way}`,
      {
        schema: {
          ...described,
          summary: `Only whom it is for may ${way} an invitation, while it is pending`,
          params: z.object({ id: uuidSchema }),
          response: {
            200: answeredInvitationSchema,
            ...{ 400: problemSchema, 403: problemSchema, 404: problemSchema, 409: problemSchema },
            ...refused,
          },
        },
      },
      async ({ params: { id }, session: { userId }, ip }) => {
        const outcome = await answerInvitation(accounts, { id, userId, ip, answer });
        if (!outcome.ok) throw problemOf(outcome.refusal);
        if (outcome.change) sync.wake.announce(outcome.change);
        if (outcome.change && answer === "accepted") await rooms.accessChanged(userId);
        return outcome.answer;
      },
    );
  }

  app.get(
    "/me/links",
    {
      schema: {
        ...described,
        summary: "The signed-in person's own links: whoever opens one may invite them",
        response: { 200: personalLinksSchema, ...refused },
      },
    },
    async ({ session: { userId } }) => {
      const of = (kind: "reseller" | "employee") =>
        personalLink(accounts.database.db, accounts, { userId, kind });
      return { reseller: await of("reseller"), employee: await of("employee") };
    },
  );

  app.get(
    "/me/partnerships",
    {
      schema: {
        ...described,
        summary: "The shops that the signed-in person resells for, or resold for",
        response: { 200: partnershipsSchema, ...refused },
      },
    },
    async ({ session }) => ({ partnerships: await partnershipsOf(accounts, session.userId) }),
  );

  app.get(
    "/me/jobs",
    {
      schema: {
        ...described,
        summary: "The shops that the signed-in person is employed in, or was",
        response: { 200: jobsSchema, ...refused },
      },
    },
    async ({ session }) => ({ jobs: await jobsOf(accounts, session.userId) }),
  );
};

const refusals: Record<AnswerRefusal, [status: number, message: string]> = {
  "session-ended": [401, "This account is no more."],
  "not-found": [404, "There is no such invitation."],
  "not-for-you": [403, "This invitation is for another account."],
  "not-pending": [409, "This invitation is no longer good."],
  "plan-limit": [409, "The plan of this shop allows no more people."],
};

function problemOf(refusal: AnswerRefusal): HttpProblem {
  const [status, message] = refusals[refusal];
  return new HttpProblem(status, { code: refusal, message });
}
