import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { linkHolder } from "#server/accounts/personal-links.ts";
import { shownInvitation } from "#server/accounts/received-invitations.ts";
import type { StandingSessions } from "#server/accounts/standing-sessions.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { addressOf, limiter } from "#server/plugins/rate-limits.ts";
import {
  invitationTokenSchema,
  linkHolderSchema,
  linkKindSchema,
  personalTokenSchema,
  shownInvitationSchema,
} from "#shared/schemas/invitation.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import type { TeamOptions } from "./invitations.ts";
import { sessionEnded } from "./session-guard.ts";

type Options = TeamOptions & { sessions: StandingSessions };

const refused = { 400: problemSchema, 401: problemSchema, 404: problemSchema, 429: problemSchema };

/** What stands behind links that are handed round. Open to everybody who holds one; a session is told more. */
export const invitationLinkRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { accounts, limits, sessions },
) => {
  /** Who reads, when they show a session; a session that is refused or over is refused here too. */
  async function readerOf(request: FastifyRequest): Promise<string | undefined> {
    if (!request.headers.authorization) return undefined;
    await app.proveSession(request);
    if (!(await sessions.stands(request.session))) throw sessionEnded();
    return request.session.userId;
  }

  const guessed = limiter(app, limits.proofByAddress, addressOf);

  app.get(
    "/invitations/:token",
    {
      schema: {
        tags: ["team"],
        summary: "The invitation behind a link; in full for somebody who is signed in",
        params: z.object({ token: invitationTokenSchema }),
        response: { 200: shownInvitationSchema, ...refused },
      },
      preHandler: guessed,
    },
    async (request) => {
      const reader = await readerOf(request);
      const shown = await shownInvitation(accounts, request.params.token, reader);
      if (!shown) throw unknownLink();
      return shown;
    },
  );

  app.get(
    "/join/:kind/:token",
    {
      schema: {
        tags: ["team"],
        summary: "Whose own link this is",
        params: z.object({ kind: linkKindSchema, token: personalTokenSchema }),
        response: { 200: linkHolderSchema, ...refused },
      },
      preHandler: guessed,
    },
    async (request) => {
      const reader = await readerOf(request);
      const holder = await linkHolder(accounts, request.params);
      if (!holder) throw unknownLink();
      return { fullName: holder.fullName, isYou: holder.userId === reader };
    },
  );
};

function unknownLink(): HttpProblem {
  return new HttpProblem(404, { code: "link-unknown", message: "This link leads nowhere." });
}
