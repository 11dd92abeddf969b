import { Trans, useLingui } from "@lingui/react/macro";
import type { Answer } from "#web/store/queries/use-answer.ts";
import { troubleWords } from "./ask-trouble.ts";

/** The invitations could not be read, and why. */
export function InvitationsFailed({ state }: Pick<Answer<unknown>, "state">) {
  const { i18n } = useLingui();
  const message = typeof state === "object" ? troubleWords({ code: state.trouble }, i18n) : "";
  return <Trans>Erreur lors du chargement des invitations: {message}</Trans>;
}
