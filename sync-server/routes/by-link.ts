import { HttpProblem } from "#server/plugins/errors.ts";
import { notedSchema } from "#shared/schemas/account.ts";
import { signedInSchema } from "#shared/schemas/session.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

/** What asking for a mail answers: the same to everybody. */
export const noted = { 202: notedSchema, 400: problemSchema, 429: problemSchema };

/** What following a mailed link answers: signed in, or a link that leads nowhere any more. */
export const openedByLink = {
  200: signedInSchema,
  400: problemSchema,
  410: problemSchema,
  429: problemSchema,
};

/** The same for a link that is too old, used, or not ours. */
export function linkEnded(): HttpProblem {
  const message = "This link has expired or has been used already.";
  return new HttpProblem(410, { code: "link-ended", message });
}
