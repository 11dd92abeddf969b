import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MeansWith } from "#shared/schemas/means.ts";

export type ReferencedMeans = MeansWith<{ carries: "reference" }>;

/** Where the reference of a means is found, and that it is still to come. */
export const referenceWords: Record<
  ReferencedMeans,
  { hint: MessageDescriptor; later: MessageDescriptor }
> = {
  // Orange Money, MTN MoMo and the like.
  "mobile-money": {
    hint: msg`Le numéro de transaction du message reçu`,
    later: msg`Référence à venir : le SMS n’est pas encore là`,
  },
};
