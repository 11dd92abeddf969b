import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Amounts } from "#shared/rules/figures.ts";
import { MoneySplit } from "#web/blocks/debts/money-split.tsx";
import { FigureCard } from "#web/blocks/figure-card.tsx";
import { Money } from "#web/blocks/money.tsx";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { Figure } from "#web/ui/figure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Changed, People, SalesOfToday } from "./board-figures.ts";
import { ChangeLine } from "./change-line.tsx";

type DayCardsProps = {
  sales: SalesOfToday;
  people: People;
  commissions: Changed;
  /** What today's figures add up to. */
  amounts: Amounts;
  /** Francs of commissions that are still to be paid. */
  toPay: number;
  /** Nothing was ever sold: one zero says it, four would be a wall. */
  isFirst: boolean;
};

/** The four figures of the day, each against yesterday; the first is the largest. */
export function DayCards({ sales, people, commissions, amounts, toPay, isFirst }: DayCardsProps) {
  const { revenue, pieces, tickets, averageBasket, refunded } = sales;
  if (isFirst)
    return (
      <FigureCard
        title={<Trans>Ventes du jour</Trans>}
        figure={<Money francs={revenue.now} size="3xl" />}
      >
        <Note>
          <Trans>Votre première vente s’affichera ici.</Trans>
        </Note>
      </FigureCard>
    );
  return (
    <div className="grid grid-cols-2 gap-3 max-[18rem]:*:col-span-2 lg:grid-cols-4 lg:gap-4">
      <Wide>
        <FigureCard
          title={<Trans>Ventes du jour</Trans>}
          figure={<Money francs={revenue.now} size="3xl" />}
        >
          <ChangeLine percent={revenue.change} />
          <Note>
            <Plural value={tickets} one="# ticket" other="# tickets" />
            {" · "}
            <Trans>panier moyen {formatMoney(averageBasket)}</Trans>
          </Note>
          {refunded > 0 && (
            <Note>
              <Trans>dont retours −{formatMoney(refunded)}</Trans>
            </Note>
          )}
          <MoneySplit amounts={amounts} />
        </FigureCard>
      </Wide>
      <FigureCard
        title={<Trans>Produits vendus</Trans>}
        figure={
          <Figure size="2xl" strong>
            {formatQuantity(pieces.now)}
          </Figure>
        }
      >
        <ChangeLine percent={pieces.change} />
      </FigureCard>
      <FigureCard
        title={<Trans>Employés & Revendeurs</Trans>}
        figure={
          <Figure size="2xl" strong>
            {formatQuantity(people.total.now)}
          </Figure>
        }
      >
        <ChangeLine percent={people.total.change} />
        <Note>
          <Plural value={people.employees} one="# employé" other="# employés" />
          {" · "}
          <Plural value={people.resellers} one="# revendeur" other="# revendeurs" />
        </Note>
        <Note>
          <Plural
            value={people.addedToday}
            _0="Aucun ajout aujourd’hui"
            one="# ajouté aujourd’hui"
            other="# ajoutés aujourd’hui"
          />
        </Note>
      </FigureCard>
      <Wide>
        <FigureCard
          title={<Trans>Commissions générées</Trans>}
          figure={<Money francs={commissions.now} size="2xl" />}
        >
          <ChangeLine percent={commissions.change} />
          {toPay > 0 && (
            <Note>
              <Trans>{formatMoney(toPay)} à payer</Trans>
            </Note>
          )}
        </FigureCard>
      </Wide>
    </div>
  );
}

/** While the books are read from the disk: zeros would be a lie. */
export function DayCardsComing() {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {["sales", "pieces", "commissions", "people"].map((name) => (
        <Skeleton key={name} className="h-36" />
      ))}
    </div>
  );
}

/** On a phone a card of its own line. */
function Wide({ children }: { children: ReactNode }) {
  return <div className="col-span-2 *:h-full lg:col-span-1">{children}</div>;
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-soft">{children}</p>;
}
