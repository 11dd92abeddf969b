import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { OwedWords } from "#web/blocks/notebook/owed-words.tsx";
import { RemindedWords } from "#web/blocks/notebook/reminded-words.tsx";
import type { NotReminded, ToRemind } from "#web/blocks/notebook/to-remind.ts";

const whyWords: Record<Exclude<NotReminded, "reminded-lately">, MessageDescriptor> = {
  "no-messages": msg`ne veut pas de messages`,
  "no-phone": msg`pas de numéro`,
};

type NotNowProps = { shopId: string; others: readonly ToRemind[] };

/** Those who owe and are not reminded now, each with the reason. */
export function NotNow({ shopId, others }: NotNowProps) {
  const { i18n } = useLingui();
  if (others.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">
        <Trans>Pas maintenant</Trans>
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {others.map(({ line, why }) => (
          <li key={line.id}>
            <Link
              to={`/notebook/${line.id}`}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-1 hover:bg-sunken"
            >
              <span className="min-w-0">
                <bdi className="block font-medium wrap-anywhere">{line.customer?.name}</bdi>
                <span className="text-sm text-attention">
                  {why === "reminded-lately" ? (
                    <RemindedWords shopId={shopId} reminded={line.customer?.reminded} />
                  ) : (
                    why && i18n._(whyWords[why])
                  )}
                </span>
              </span>
              <span className="ml-auto">
                <OwedWords owed={line.owed} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
