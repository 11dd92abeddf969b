import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { MessageCard } from "#web/blocks/money-messages/message-card.tsx";
import { messageMoney } from "#web/blocks/money-messages/money-words.ts";
import { operatorName } from "#web/blocks/money-messages/reading-words.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { TillMatch } from "./message-match.ts";

type MessageSumsProps = {
  shopId: string;
  match: TillMatch;
  country: string;
  timeZone: string;
  /** Sure payments that nobody has ticked yet. */
  toTick: readonly string[];
  hasMessages: boolean;
  onTick: (ids: readonly string[]) => void;
};

/** What the pasted messages say of the till as a whole: by operator, what is found, and money without a sale. */
export function MessageSums(props: MessageSumsProps) {
  const { shopId, match, country, timeZone, toTick, hasMessages, onTick } = props;
  const { t } = useLingui();
  const { sums, withoutSale, salesWithoutMessage, twoSided } = match;
  const link = (
    <Link to="/mobile-money" className={buttonLook("quiet", "sell", true)}>
      <Trans>Coller d’autres SMS</Trans>
    </Link>
  );
  if (!hasMessages)
    return (
      <Card className="flex flex-col gap-2">
        <p>
          <Trans>
            Collez les SMS de l’opérateur : Boutika les compare aux paiements à votre place.
          </Trans>
        </p>
        <Link to="/mobile-money" className={buttonLook("plain", "sell", true)}>
          <Trans>Messages Mobile Money</Trans>
        </Link>
      </Card>
    );
  return (
    <Card aria-label={t`SMS et ventes`} className="flex flex-col gap-3">
      <h2 className="font-semibold">
        <Trans>SMS et ventes</Trans>
      </h2>
      <dl className="flex flex-col gap-2">
        {sums.map(({ operator, currency, received, noted }) => (
          <div key={`${operator} ${currency}`} className="flex flex-wrap justify-between gap-x-3">
            <dt>{operatorName(operator, country) ?? <Trans>Opérateur non dit</Trans>}</dt>
            <dd className="ml-auto flex flex-wrap justify-end gap-x-3 font-semibold">
              <span className="figures">
                <Trans>SMS {messageMoney(received, currency)}</Trans>
              </span>
              <span className="figures">
                <Trans>Ventes {messageMoney(noted, currency)}</Trans>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="text-sm">
        <li>
          <Plural
            value={salesWithoutMessage}
            _0="Aucune vente sans SMS"
            one="# vente sans SMS"
            other="# ventes sans SMS"
          />
        </li>
        <li className={withoutSale.length > 0 ? "font-semibold text-attention" : undefined}>
          <Plural
            value={withoutSale.length}
            _0="Aucun SMS sans vente"
            one="# SMS sans vente"
            other="# SMS sans vente"
          />
        </li>
        {twoSided > 0 && (
          <li className="font-semibold text-attention">
            <Plural
              value={twoSided}
              one="# SMS nomme deux numéros et n’est pas compté : dites lequel est le vôtre"
              other="# SMS nomment deux numéros et ne sont pas comptés : dites lequel est le vôtre"
            />
          </li>
        )}
      </ul>
      {toTick.length > 0 && (
        <Button kind="main" size="sell" wide onClick={() => onTick(toTick)}>
          <Plural
            value={toTick.length}
            one="Pointer le paiement retrouvé"
            other="Pointer les # paiements retrouvés"
          />
        </Button>
      )}
      {withoutSale.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand-ink underline underline-offset-4">
            <Trans>Voir les SMS sans vente</Trans>
          </summary>
          <ul aria-label={t`SMS sans vente`} className="flex flex-col gap-2">
            {withoutSale.map((message) => (
              <li key={message.id}>
                <MessageCard {...{ shopId, message, country, timeZone }} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {link}
    </Card>
  );
}
