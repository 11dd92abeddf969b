import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ExtraCost } from "#shared/schemas/purchase.ts";

/** What goods cost beside their price. */
export const extraWords: Record<ExtraCost["kind"], MessageDescriptor> = {
  transport: msg`Transport`,
  customs: msg`Douane`,
  handling: msg`Manutention`,
  other: msg`Autres frais`,
};
export const extraKinds = Object.keys(extraWords) as ExtraCost["kind"][];
