import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { WatchItem, WatchKind } from "#shared/rules/watch-facts.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";

/** What is the matter. `name`: of whom it is. */
export function WatchTitle({ item, name }: { item: WatchItem; name: string }): ReactNode {
  const { subject } = item;
  switch (item.kind) {
    case "voids-after-closing":
      return <Trans>{name} a annulé des ventes déjà comptées</Trans>;
    case "drawer-openings":
      return <Trans>{name} ouvre souvent le tiroir sans vente</Trans>;
    case "discounts":
      return <Trans>{name} fait plus de remises que les autres</Trans>;
    case "prices-below-habit":
      return <Trans>{name} a vendu sous le prix habituel</Trans>;
    case "losses":
      return subject === "" ? (
        <Trans>Beaucoup de pertes sans catégorie</Trans>
      ) : (
        <Trans>Beaucoup de pertes : {subject}</Trans>
      );
    case "running-out":
      return <Trans>Vos bonnes ventes vont manquer</Trans>;
    case "late-debts":
      return <Trans>Des dettes sont en retard</Trans>;
    case "suppliers-due":
      return <Trans>Des fournisseurs sont à payer</Trans>;
    case "unproven-payments":
      return <Trans>Du mobile money est à vérifier</Trans>;
    case "silent-device":
      return <Trans>L’appareil {subject} n’a pas tout envoyé</Trans>;
    case "till-short":
      return <Trans>Il manque de l’argent dans la caisse {subject}</Trans>;
    case "till-left-open":
      return <Trans>La caisse {subject} n’est pas clôturée</Trans>;
  }
}

/** Hundredths of a percent as people read them. */
const percent = (rate: number) => formatQuantity(Math.round(rate / 10) / 10);

/** Why it is told: a figure beside what is usual. */
export function WatchWhy({ item }: { item: WatchItem }): ReactNode {
  const { count, figure, usual } = item;
  const money = formatMoney(figure);
  switch (item.kind) {
    case "voids-after-closing":
      return (
        <>
          <Plural
            value={count}
            one={`# vente annulée après sa clôture, cette semaine : ${money}.`}
            other={`# ventes annulées après leur clôture, cette semaine : ${money}.`}
          />{" "}
          <UsualFrancs usual={usual} />
        </>
      );
    case "drawer-openings":
      return (
        <Trans>
          {formatQuantity(figure)} fois cette semaine ; d’habitude {formatQuantity(usual ?? 0)}.
        </Trans>
      );
    case "discounts":
      return (
        <Trans>
          {percent(figure)} % de ses ventes de la semaine ; pour les autres {percent(usual ?? 0)} %.
        </Trans>
      );
    case "prices-below-habit":
      return (
        <Plural
          value={count}
          one={`# ligne cette semaine : il manque ${money} sur ${formatMoney(usual ?? 0)} au prix habituel.`}
          other={`# lignes cette semaine : il manque ${money} sur ${formatMoney(usual ?? 0)} au prix habituel.`}
        />
      );
    case "losses":
      return (
        <>
          <Trans>{money} perdus cette semaine.</Trans> <UsualFrancs usual={usual} />
        </>
      );
    case "running-out":
      return (
        <Plural
          value={count}
          one={`# produit s’épuise avant de pouvoir être livré : ${formatMoney(item.francs)} de ventes en une semaine.`}
          other={`# produits s’épuisent avant de pouvoir être livrés : ${formatMoney(item.francs)} de ventes en une semaine.`}
        />
      );
    case "late-debts":
      return (
        <Plural
          value={count}
          one={`# client, en retard de plus de deux semaines : ${money}.`}
          other={`# clients, en retard de plus de deux semaines : ${money}.`}
        />
      );
    case "suppliers-due":
      return (
        <Plural
          value={count}
          one={`# fournisseur, d’ici trois jours ou déjà en retard : ${money}.`}
          other={`# fournisseurs, d’ici trois jours ou déjà en retard : ${money}.`}
        />
      );
    case "unproven-payments":
      return (
        <Plural
          value={count}
          one={`# paiement sans message, ou dont la référence a déjà servi : ${money}.`}
          other={`# paiements sans message, ou dont la référence a déjà servi : ${money}.`}
        />
      );
    case "silent-device":
      return (
        <Plural
          value={count}
          one="# écriture attend depuis plus d’un jour."
          other="# écritures attendent depuis plus d’un jour."
        />
      );
    case "till-short":
      return (
        <>
          <Trans>{money} de moins que prévu cette semaine.</Trans> <UsualFrancs usual={usual} />
        </>
      );
    case "till-left-open":
      return <Plural value={figure} one="Ouverte depuis # jour." other="Ouverte depuis # jours." />;
  }
}

function UsualFrancs({ usual }: { usual: number | undefined }): ReactNode {
  if (usual === undefined) return <Trans>Rien avant à quoi comparer.</Trans>;
  if (usual === 0) return <Trans>D’habitude : rien.</Trans>;
  return <Trans>D’habitude : {formatMoney(usual)} par semaine.</Trans>;
}

/** Where the list of it is. */
export const watchPlace: Record<WatchKind, string> = {
  "voids-after-closing": "/tickets",
  "drawer-openings": "/day-close",
  discounts: "/tickets",
  "prices-below-habit": "/tickets",
  losses: "/losses",
  "running-out": "/purchases/to-order",
  "late-debts": "/notebook/reminders",
  "suppliers-due": "/suppliers",
  "unproven-payments": "/tickets",
  "silent-device": "/inventory/count",
  "till-short": "/day-close",
  "till-left-open": "/day-close",
};
