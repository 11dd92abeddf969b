import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LossClass } from "#shared/schemas/loss-classes.ts";

/** How pieces were lost, as the merchant says it. */
export const lossWords: Record<LossClass, MessageDescriptor> = {
  broken: msg`Casse`,
  expired: msg`Périmé`,
  stolen: msg`Perdu ou volé`,
  "own-use": msg`Usage de la boutique`,
  given: msg`Donné`,
  other: msg`Autre perte`,
};
