import { Trans, useLingui } from "@lingui/react/macro";
import Phone from "lucide-react/icons/phone";
import QrCodeIcon from "lucide-react/icons/qr-code";
import { useState } from "react";
import { operatorSheets, ussdLink } from "#shared/money-messages/operators.ts";
import { countryOf } from "#shared/rules/countries.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { ShopMoney } from "#shared/schemas/shop-money.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { ShownQr } from "./shown-qr.tsx";

type AskMoneyProps = { shop: Shop; money: ShopMoney; amount: number };

/** How the customer pays this amount: what they dial, by operator, and the shop's own code to be read by their wallet. */
export function AskMoney({ shop, money, amount }: AskMoneyProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const country = countryOf(shop);
  const ways = money.codes.flatMap(({ operator, code }) => {
    const sheet = operatorSheets.find(
      (one) => one.country === country && one.operator === operator,
    );
    const link = sheet?.ussd && ussdLink(sheet.ussd, code, amount);
    return sheet && link ? [{ sheet, link, dialled: link.slice(4).replaceAll("%23", "#") }] : [];
  });
  if (amount <= 0 || (ways.length === 0 && money.sticker === null)) return null;
  return (
    <section aria-label={t`Faire payer le client`} className="flex flex-col gap-2">
      {ways.map(({ sheet, link, dialled }) => (
        <div
          key={sheet.operator}
          className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line p-2"
        >
          <p className="min-w-0">
            <span className="flex flex-wrap items-center gap-2 text-sm">
              {sheet.name}
              {!sheet.tried && (
                <Badge tone="attention">
                  <Trans>non essayé</Trans>
                </Badge>
              )}
            </span>
            <span className="block font-bold break-all tabular-nums">{dialled}</span>
          </p>
          <a href={link} className={buttonLook("plain", "sell")}>
            <Phone aria-hidden="true" className="size-5" />
            <Trans>Faire payer</Trans>
          </a>
        </div>
      ))}
      {ways.length > 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>
            Le client compose ce code sur son téléphone, ou vous sur celui qu’il vous tend.
          </Trans>
        </p>
      )}
      {money.sticker !== null && (
        <Button
          size="sell"
          icon={<QrCodeIcon aria-hidden="true" className="size-5" />}
          onClick={() => setIsShown(true)}
        >
          <Trans>Montrer le QR</Trans>
        </Button>
      )}
      {isShown && money.sticker !== null && (
        <ShownQr sticker={money.sticker} amount={amount} onClose={() => setIsShown(false)} />
      )}
    </section>
  );
}
