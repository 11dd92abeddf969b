import { Trans, useLingui } from "@lingui/react/macro";
import type { PaperProposal } from "#shared/paper/proposal.ts";
import { formatDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";

/** What the paper says of itself, and whether its lines come to what it says they do. */
export function PaperSums({ proposal }: { proposal: PaperProposal }) {
  const { i18n } = useLingui();
  const { supplier, number, day, sums, agrees, several, kind } = proposal;
  const stated = sums.net ?? sums.total;
  const known = [
    supplier,
    number,
    day && formatDay(`${day}T12:00:00Z`, i18n.locale as Language),
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-1">
      {known.length > 0 && <p className="font-medium wrap-anywhere">{known.join(" · ")}</p>}
      {kind === "purchase" && stated !== undefined && (
        <p className={agrees ? "text-ink-soft" : "font-medium text-attention"}>
          {agrees ? (
            <Trans>Les lignes font le total du papier : {formatMoney(stated)}.</Trans>
          ) : (
            <Trans>
              Les lignes ne font pas le total du papier, {formatMoney(stated)} : regardez chacune,
              il peut en manquer.
            </Trans>
          )}
        </p>
      )}
      {sums.tax !== undefined && sums.tax > 0 && sums.net !== undefined && (
        <p className="font-medium text-attention">
          <Trans>
            La TVA, {formatMoney(sums.tax)}, n’est pas dans les lignes : ajoutez-la dans les frais
            si vous la payez.
          </Trans>
        </p>
      )}
      {several && (
        <p className="font-medium text-attention">
          <Trans>
            Il y a peut-être deux papiers sur cette photo. Photographiez-les l’un après l’autre.
          </Trans>
        </p>
      )}
    </div>
  );
}
