import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OrderStanding } from "#shared/rules/order.ts";

/** How an order stands. */
export const standingWords: Record<OrderStanding, MessageDescriptor> = {
  draft: msg`Brouillon`,
  sent: msg`Envoyée`,
  part: msg`Reçue en partie`,
  come: msg`Reçue`,
  closed: msg`Soldée`,
  cancelled: msg`Annulée`,
};
