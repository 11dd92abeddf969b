import { Trans, useLingui } from "@lingui/react/macro";
import type { Job } from "#shared/schemas/invitation.ts";
import { roleWords } from "#web/blocks/words/role-words.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";

/** Shops that one does not work in any more, or not for the moment; nothing where there are none. */
export function JobHistory({ jobs }: { jobs: readonly Job[] }) {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  if (jobs.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg font-semibold">
        <Trans>Historique des emplois</Trans>
      </h2>
      <ul aria-label={t`Historique des emplois`}>
        {jobs.map(({ shopId, shop, role, state, since, endedAt }) => (
          <li
            key={shopId}
            className="flex items-center justify-between gap-3 border-b border-line py-3 last:border-b-0"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{shop.name}</p>
              <p className="text-sm text-ink-soft">
                {i18n._(roleWords[role])}
                {" · "}
                {endedAt ? (
                  <Trans>
                    du {formatDate(since, language)} au {formatDate(endedAt, language)}
                  </Trans>
                ) : (
                  <Trans>depuis le {formatDate(since, language)}</Trans>
                )}
              </p>
            </div>
            <Badge tone={state === "paused" ? "attention" : "neutral"}>
              {state === "paused" ? <Trans>En pause</Trans> : <Trans>Terminé</Trans>}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
