import { msg, plural } from "@lingui/core/macro";
import type { ProductForecast } from "#shared/rules/forecast.ts";
import { suggestionFor } from "#shared/rules/reorder.ts";
import type { Telling } from "#web/blocks/ask/asked.ts";
import { linked, type Said } from "#web/blocks/ask/said.ts";
import type { SupplierToOrder } from "#web/blocks/forecast/to-order.ts";
import type { SyncFigures } from "#web/store/queries/use-sync-state.ts";
import { listedFirst } from "./listed.ts";

/** How many people work in the shop beside its owner. */
export function answerTeam(
  { employees, resellers }: { employees: number; resellers: number },
  { i18n }: Telling,
): Said {
  const team = linked(
    i18n._(msg`${plural(employees, { one: "# personne", other: "# personnes" })}`),
    "/employee-management",
  );
  const others = linked(
    i18n._(msg`${plural(resellers, { one: "# revendeur", other: "# revendeurs" })}`),
    "/reseller-list",
  );
  return { sentence: i18n._(msg`Avec le propriétaire travaillent ${team} et ${others}.`) };
}

/** What this device still has to send. */
export function answerUnsent(
  { waiting, waitingElse, stuck }: Pick<SyncFigures, "waiting" | "waitingElse" | "stuck">,
  { i18n }: Telling,
): Said {
  const all = waiting + waitingElse + stuck;
  if (all === 0) return { sentence: i18n._(msg`Tout est parti de cet appareil.`) };
  const count = linked(
    i18n._(msg`${plural(all, { one: "# envoi", other: "# envois" })}`),
    "/waiting",
  );
  const sales = i18n._(msg`${plural(waiting, { one: "dont # vente", other: "dont # ventes" })}`);
  return { sentence: i18n._(msg`${count} n’ont pas encore quitté cet appareil, ${sales}.`) };
}

/** What answers of what will run out are told from. */
export type ForecastFacts = {
  forecasts: readonly ProductForecast[];
  groups: readonly SupplierToOrder[];
  stock: number;
  productName: (id: string) => string;
};

/** How long a product lasts, and what is to be ordered, by what was sold. */
export function answerForecast(facts: ForecastFacts, { asked, i18n }: Telling): Said {
  const to = "/purchases/to-order";
  if (asked.kind === "to-order") {
    const lines = facts.groups.flatMap((group) => group.lines);
    if (lines.length === 0) return { sentence: i18n._(msg`Rien à commander aujourd’hui.`) };
    const count = linked(
      i18n._(msg`${plural(lines.length, { one: "# produit", other: "# produits" })}`),
      to,
    );
    const names = lines.map(({ productId }) => facts.productName(productId));
    return { sentence: i18n._(msg`À commander : ${count}, ${listedFirst(names, 5, i18n)}.`) };
  }
  const name = asked.called.product ?? "";
  const known = facts.forecasts.find(({ productId }) => productId === asked.ids.product);
  if (!known)
    return {
      sentence: i18n._(msg`Pas assez de ventes pour prévoir combien ${name} dure.`),
      isUnknown: true,
    };
  const { daysLeft } = suggestionFor({
    ...{ daily: known.daily, error: known.error, stock: facts.stock },
    ...{ coming: 0, leadDays: 1 },
  });
  const days = linked(
    daysLeft === undefined
      ? i18n._(msg`plus de ${known.daily.length} jours`)
      : i18n._(msg`${plural(daysLeft, { one: "# jour", other: "# jours" })}`),
    to,
  );
  return { sentence: i18n._(msg`${name} : il en reste pour ${days}, d’après vos ventes.`) };
}
