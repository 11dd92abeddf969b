import { Trans, useLingui } from "@lingui/react/macro";
import { formatAmount } from "#web/i18n/money.ts";
import { Card } from "#web/ui/card.tsx";

type HoursTableProps = { hours: readonly { hour: number; total: number; tickets: number }[] };

/** The day by the hour: a table whose rows are as long as what was sold, so that one looks or reads. */
export function HoursTable({ hours }: HoursTableProps) {
  const { t } = useLingui();
  const most = Math.max(1, ...hours.map((row) => row.total));
  return (
    <Card>
      <table className="w-full">
        <caption className="pb-2 text-left text-lg font-semibold">
          <Trans>La journée, heure par heure</Trans>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">
              <Trans>Heure</Trans>
            </th>
            <th scope="col">
              <Trans>Ventes en FCFA</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, total }) => (
            <tr key={hour}>
              <th
                scope="row"
                className="figures w-12 py-0.5 text-left text-sm font-normal max-[18rem]:w-auto"
              >
                {t`${hour} h`}
              </th>
              <td className="py-0.5">
                <span className="flex items-center gap-2">
                  <span className="min-w-0 flex-1" aria-hidden="true">
                    <span
                      className="block h-4 rounded-sm bg-brand"
                      style={{ width: `${(100 * total) / most}%` }}
                    />
                  </span>
                  <span className="figures w-24 text-right max-[18rem]:w-auto">
                    {formatAmount(total)}
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
