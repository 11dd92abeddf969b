import { Trans, useLingui } from "@lingui/react/macro";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { useNavigate } from "react-router-dom";
import type { Job } from "#shared/schemas/invitation.ts";
import { roleWords } from "#web/blocks/words/role-words.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { useDayCuts } from "#web/store/queries/use-day-cuts.ts";
import { chooseShop, type SessionShop } from "#web/store/session.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

type CurrentJobsProps = { shops: readonly SessionShop[]; jobs: readonly Job[] };

/** The shops that one works in now, and the way to the till of each. */
export function CurrentJobs({ shops, jobs }: CurrentJobsProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const language = i18n.locale as Language;
  const cuts = useDayCuts(shops.map(({ id }) => id));

  function handleSell(shopId: string) {
    chooseShop(shopId);
    navigate("/point-of-sale");
  }

  return (
    <Card>
      <h2 className="text-lg font-semibold">
        <Trans>Emplois en cours</Trans>
      </h2>
      <ul aria-label={t`Emplois en cours`}>
        {shops.map(({ id, name, role }) => {
          const job = jobs.find(({ shopId }) => shopId === id);
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0"
            >
              <div className="min-w-0 flex-1 basis-48">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-medium wrap-anywhere">{name}</span>
                  <Badge tone="ok">
                    <Trans>Actif</Trans>
                  </Badge>
                </p>
                <p className="text-sm break-words text-ink-soft">
                  {i18n._(roleWords[role])}
                  {job && (
                    <>
                      {" · "}
                      <Trans>
                        depuis le {formatDate(job.since, language, cuts.get(id)?.timeZone)}
                      </Trans>
                      {job.shop.address && ` · ${job.shop.address}`}
                    </>
                  )}
                </p>
              </div>
              <Button
                aria-label={t`Accéder au POS de ${name}`}
                icon={<ShoppingCart aria-hidden="true" className="size-5" />}
                onClick={() => handleSell(id)}
              >
                <Trans>Accéder au POS</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
