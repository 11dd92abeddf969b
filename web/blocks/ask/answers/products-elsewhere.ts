import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Said } from "#web/blocks/ask/said.ts";

/** Of days whose products this device cannot tell. */
export const productsElsewhere = (when: string, i18n: I18n): Said => ({
  sentence: i18n._(msg`${when} : les produits de ces jours ne sont pas tous sur cet appareil.`),
  isUnknown: true,
  notes: [
    i18n._(
      msg`Les produits se comptent par jours sur 90 jours, et avant par mois entiers de toute la boutique.`,
    ),
  ],
});
