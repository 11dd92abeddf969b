import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type Reason, reasonWords, tillReasons } from "./reason-words.ts";

/** A reason as a message of its own: what is wrong, then why. */
export type ReasonMessage = { title: MessageDescriptor; text: MessageDescriptor };
/** Without a text it is that of its reason. */
type Told = { title: MessageDescriptor; text?: MessageDescriptor };

/** Where somebody is told: the same reason has other words at the till than in a transfer. */
export type ReasonPlace =
  | "till"
  | "transfer"
  | "sale-on-transfer"
  | "office-return"
  | "till-return";

const tooFew = msg`Stock insuffisant`;
const wrongQuantity: Told = {
  title: msg`Quantité non valide`,
  text: tillReasons["more-than-held"],
};

const messages: Record<ReasonPlace, Partial<Record<Reason, Told>>> = {
  till: { "insufficient-stock": { title: tooFew } },
  transfer: {
    "insufficient-stock": {
      title: tooFew,
      text: msg`La quantité demandée dépasse le stock disponible`,
    },
  },
  "sale-on-transfer": {
    "more-than-held": wrongQuantity,
    "price-below-minimum": {
      title: msg`Prix non valide`,
      text: msg`Le prix entré est inférieur au prix minimum du produit`,
    },
  },
  "office-return": { "more-than-transferred": wrongQuantity },
  "till-return": {
    "more-than-transferred": {
      title: msg`Quantité est superieur au stock`,
    },
  },
};

const titles: Record<ReasonPlace, MessageDescriptor> = {
  till: msg`Impossible d’enregistrer la vente`,
  transfer: msg`Impossible d’effectuer le transfert`,
  "sale-on-transfer": msg`Impossible de traiter la vente`,
  "office-return": msg`Retour impossible`,
  "till-return": msg`Impossible de retourner le stock`,
};

/** A refusal in the words of the place where it is shown. */
export function reasonMessage(place: ReasonPlace, reason: Reason): ReasonMessage {
  const { title, text = reasonWords(reason) } = messages[place][reason] ?? { title: titles[place] };
  return { title, text };
}

/** The plan allows no more than `most` products. */
export function planLimitMessage(most: number): ReasonMessage {
  return {
    title: msg`Limite atteinte`,
    text: msg`Votre abonnement permet maximum ${most} produits`,
  };
}
