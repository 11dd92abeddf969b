import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AccountReason, ShopReason } from "#shared/schemas/departure.ts";

export const accountReasons: Record<AccountReason, MessageDescriptor> = {
  "no-longer-used": msg`Je n’utilise plus l’application`,
  "does-not-meet-needs": msg`Elle ne répond pas à mes besoins`,
  "better-alternative": msg`J’ai trouvé mieux ailleurs`,
  performance: msg`Elle est trop lente`,
  "hard-interface": msg`Elle est difficile à utiliser`,
  "missing-features": msg`Il manque des fonctions`,
  billing: msg`Un problème de facturation`,
  privacy: msg`Je m’inquiète pour mes données`,
  support: msg`L’assistance ne m’a pas aidé`,
  other: msg`Autre raison`,
};

export const shopReasons: Record<ShopReason, MessageDescriptor> = {
  "business-closed": msg`Le commerce a fermé`,
  "changing-sector": msg`Je change de secteur`,
  "costs-too-high": msg`Les coûts sont trop élevés`,
  "insufficient-features": msg`Les fonctions ne suffisent pas`,
  "technical-problems": msg`Des problèmes techniques reviennent`,
  "switch-to-competitor": msg`Je passe chez un concurrent`,
  "financial-difficulties": msg`Des difficultés financières`,
  "change-of-strategy": msg`Ma stratégie commerciale change`,
  "app-too-complex": msg`L’application est trop compliquée`,
  other: msg`Autre raison`,
};
