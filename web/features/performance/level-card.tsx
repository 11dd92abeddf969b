import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Language } from "#web/i18n/language.ts";
import { formatMonth } from "#web/i18n/long-dates.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { levelTones, levelWords } from "./level-words.ts";
import { levelSteps, type MonthStats, type Stats } from "./performance-figures.ts";

type LevelCardProps = { stats: Stats; before: MonthStats | undefined; isOwn: boolean };

/** The level of this month, what the next one asks, and the month before to compare with. */
export function LevelCard({ stats: { level, sales }, before, isOwn }: LevelCardProps) {
  const { i18n } = useLingui();
  const next = [...levelSteps].reverse().find(([, from]) => from > sales);
  const missing = next ? next[1] - sales : 0;
  const nextName = next ? i18n._(levelWords[next[0]]) : "";
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
        {isOwn ? <Trans>Mon niveau ce mois</Trans> : <Trans>Niveau ce mois</Trans>}
        <Badge tone={levelTones[level]}>{i18n._(levelWords[level])}</Badge>
      </h2>
      {next && (
        <p>
          <Plural
            value={missing}
            one={`Encore # vente pour « ${nextName} ».`}
            other={`Encore # ventes pour « ${nextName} ».`}
          />
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {levelSteps.map(([name, from]) => (
          <div key={name} className="contents">
            <dt className="font-medium">{i18n._(levelWords[name])}</dt>
            <dd className="text-ink-soft">
              <Trans>{from} ventes ou plus dans le mois</Trans>
            </dd>
          </div>
        ))}
      </dl>
      {before && (
        <p className="border-t border-line pt-3 text-ink-soft">
          <Trans>
            {formatMonth(before.month, i18n.locale as Language)} :{" "}
            <Plural value={before.sales} one="# vente" other="# ventes" />,{" "}
            {formatMoney(before.revenue)}
          </Trans>
        </p>
      )}
    </Card>
  );
}
