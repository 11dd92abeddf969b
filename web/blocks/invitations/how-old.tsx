import { Trans, useLingui } from "@lingui/react/macro";
import { useNow } from "#web/blocks/use-now.ts";
import { formatAgo } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import type { Answer } from "#web/store/queries/use-answer.ts";

/** Says so when what is on the screen could not be renewed, and from when it is. */
export function HowOld({ answer }: { answer: Pick<Answer<unknown>, "heardAt" | "state"> }) {
  const { i18n } = useLingui();
  const now = useNow();
  const { heardAt, state } = answer;
  if (typeof state !== "object") return null;
  return (
    <p role="status" className="text-sm text-attention">
      {heardAt === undefined ? (
        <Trans>Il faut du réseau pour voir cette liste une première fois.</Trans>
      ) : (
        <Trans>
          Sans réponse du serveur : liste reçue {formatAgo(heardAt, now, i18n.locale as Language)}.
        </Trans>
      )}
    </p>
  );
}
