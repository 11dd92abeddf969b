import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useMemo } from "react";
import { Link } from "react-router-dom";
import type { DayCut } from "#shared/rules/business-day.ts";
import { countryOf } from "#shared/rules/countries.ts";
import type { Partnership } from "#shared/schemas/invitation.ts";
import { AmountWords } from "#web/blocks/handover/amount-words.tsx";
import { ContactLinks } from "#web/blocks/invitations/contact-links.tsx";
import { Money } from "#web/blocks/money.tsx";
import { businessDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useCommissions } from "#web/store/queries/use-reseller-sales.ts";
import { useTransfers } from "#web/store/queries/use-transfers.ts";
import { chooseShop } from "#web/store/session.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { averageRate, type Figures, figuresOf } from "./figures.ts";
import { Rate } from "./rate.tsx";

const thirtyDays = 30 * 24 * 3_600_000;
const tones: Record<Partnership["state"], Tone> = {
  active: "ok",
  paused: "attention",
  ended: "neutral",
};

type CardProps = {
  partnership: Partnership;
  /** Whether the device may read what the shop handed over. */
  isOpen: boolean;
  onFigures: (shopId: string, figures: Figures) => void;
};

/** One shop: how things stand with it, how to reach it, what was earned. */
export function PartnershipCard({ partnership, isOpen, onFigures }: CardProps) {
  const { i18n } = useLingui();
  const { shopId, shop, state, since, endedAt } = partnership;
  const language = i18n.locale as Language;
  const cut = useDayCut(shopId);
  const { timeZone } = cut;
  return (
    <li>
      <Card className="flex h-full flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="min-w-0 flex-1 basis-40 text-lg font-semibold wrap-anywhere">
            {shop.name}
          </h2>
          <Badge tone={tones[state]}>
            {state === "active" && <Trans>Actif</Trans>}
            {state === "paused" && <Trans>En pause</Trans>}
            {state === "ended" && <Trans>Terminé</Trans>}
          </Badge>
        </div>
        <p className="text-sm text-ink-soft">
          {endedAt ? (
            <Trans>
              Du {formatDate(since, language, timeZone)} au{" "}
              {formatDate(endedAt, language, timeZone)}
            </Trans>
          ) : (
            <Trans>Depuis le {formatDate(since, language, timeZone)}</Trans>
          )}
          {shop.address && ` · ${shop.address}`}
        </p>
        {state === "paused" && (
          <p>
            <Trans>
              La boutique a mis ce partenariat en pause : vous ne pouvez pas vendre pour elle en ce
              moment. Ce que vous avez déjà vendu est gardé.
            </Trans>
          </p>
        )}
        {isOpen && <Performance shopId={shopId} cut={cut} onFigures={onFigures} />}
        <ContactLinks
          name={shop.name}
          phone={shop.phone}
          country={countryOf(shop)}
          email={shop.email}
        />
        {isOpen && (
          <Link
            to="/reseller-commissions"
            onClick={() => chooseShop(shopId)}
            className={buttonLook("plain", "normal")}
          >
            <Trans>Détail des commissions</Trans>
          </Link>
        )}
      </Card>
    </li>
  );
}

type PerformanceProps = {
  shopId: string;
  cut: DayCut;
  onFigures: CardProps["onFigures"];
};

function Performance({ shopId, cut, onFigures }: PerformanceProps) {
  const transfers = useTransfers(shopId);
  const commissions = useCommissions(shopId);
  const since = businessDay(Date.now() - thirtyDays, cut);
  const figures = useMemo(
    () => figuresOf(transfers, commissions, since),
    [transfers, commissions, since],
  );
  useEffect(() => onFigures(shopId, figures), [shopId, figures, onFigures]);
  const { pending, lately } = figures;
  return (
    <dl className="grid grid-cols-2 gap-2">
      <Fact name={<Trans>Marchandise en main</Trans>}>
        <AmountWords amounts={figures} />
      </Fact>
      <Fact name={<Trans>Commissions, 30 derniers jours</Trans>}>
        <Money francs={lately} />
      </Fact>
      <Fact name={<Trans>À recevoir</Trans>}>
        <Money francs={pending} />
      </Fact>
      <Fact name={<Trans>Taux moyen</Trans>}>
        <Rate value={averageRate(figures)} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col justify-between">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
