import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Plan, PlanId } from "#shared/schemas/plan.ts";
import type { Excess, SubscriptionStatus } from "#shared/schemas/subscription.ts";
import { formatQuantity } from "#web/i18n/money.ts";

/** For whom a plan is, in a few words. */
export const planFor: Record<PlanId, MessageDescriptor> = {
  starter: msg`Pour une première boutique`,
  professional: msg`Pour plusieurs boutiques et une équipe`,
  enterprise: msg`Pour un réseau de boutiques`,
};

export const statusWords: Record<SubscriptionStatus, MessageDescriptor> = {
  trial: msg`Essai gratuit`,
  active: msg`Actif`,
  past_due: msg`À payer`,
  expired: msg`Expiré`,
  cancelled: msg`Arrêté à la fin de la période`,
};

/** What a plan has room for, thing by thing. */
export function roomLines({ limits, features }: Plan) {
  const { maxShops, maxAgencies, maxProducts, maxEmployees } = limits;
  const shops =
    maxShops === null
      ? msg`Boutiques sans limite`
      : msg`${plural(maxShops, { one: "# boutique", other: "Jusqu’à # boutiques" })}`;
  const agencies =
    maxAgencies === null
      ? msg`Agences sans limite`
      : msg`${plural(maxAgencies, { one: "# agence par boutique", other: "# agences par boutique" })}`;
  const products =
    maxProducts === null
      ? msg`Produits sans limite`
      : msg`${plural(maxProducts, { one: "# produit par boutique", other: "# produits par boutique" })}`;
  const employees =
    maxEmployees === null
      ? msg`Employés sans limite`
      : msg`${plural(maxEmployees, { one: "# employé par boutique", other: "# employés par boutique" })}`;
  const resellers = features.resellers ? msg`Gestion des revendeurs` : undefined;
  return { shops, agencies, products, employees, resellers };
}

/** What a plan holds, the limits first. */
export function planLines(plan: Plan): MessageDescriptor[] {
  const { resellers, ...limits } = roomLines(plan);
  return [
    ...Object.values(limits),
    ...(resellers ? [resellers] : []),
    msg`Rapports et exports`,
    supportWords[plan.features.support],
    ...(plan.features.training ? [msg`Accompagnement et formation personnalisés`] : []),
  ];
}

const supportWords: Record<Plan["features"]["support"], MessageDescriptor> = {
  email: msg`Support par email`,
  "priority-email": msg`Support prioritaire par email`,
  "priority-email-and-technical": msg`Support prioritaire par email et technique`,
};

/** « 7 produits de trop : 17 pour 10. » */
export function excessWords({ thing, count, most }: Excess): MessageDescriptor {
  const [held, allowed] = [formatQuantity(count + most), formatQuantity(most)];
  switch (thing) {
    case "shops":
      return msg`${plural(count, { one: "# boutique de trop", other: "# boutiques de trop" })} : ${held} pour ${allowed}`;
    case "agencies":
      return msg`${plural(count, { one: "# agence de trop", other: "# agences de trop" })} : ${held} pour ${allowed}`;
    case "products":
      return msg`${plural(count, { one: "# produit de trop", other: "# produits de trop" })} : ${held} pour ${allowed}`;
    case "employees":
      return msg`${plural(count, { one: "# employé de trop", other: "# employés de trop" })} : ${held} pour ${allowed}`;
  }
}
