import { Trans, useLingui } from "@lingui/react/macro";
import { readablePhone } from "#shared/rules/phone.ts";
import { dropOwnNumber, useOwnNumbers } from "#web/store/own-numbers.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

/** Numbers that somebody named as the shop's, each with a button to remove it; nothing when there is none. */
export function OwnNumbers({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const numbers = useOwnNumbers(shopId);
  if (numbers.length === 0) return null;
  return (
    <Card aria-label={t`Vos numéros`} className="flex flex-col gap-2">
      <h2 className="font-semibold">
        <Trans>Vos numéros</Trans>
      </h2>
      <p className="text-sm text-ink-soft">
        <Trans>Par eux Boutika sait si l’argent entre ou sort. Sur cet appareil seulement.</Trans>
      </p>
      <ul>
        {numbers.map((phone) => {
          const shown = readablePhone(phone);
          return (
            <li key={phone} className="flex flex-wrap items-center justify-between gap-2">
              <span className="tabular-nums">{shown}</span>
              <Button
                kind="quiet"
                aria-label={t`Retirer ${shown}`}
                onClick={() => dropOwnNumber(shopId, phone)}
              >
                <Trans>Retirer</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
