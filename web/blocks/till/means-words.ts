import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MeansOfPayment, MeansWith } from "#shared/schemas/means.ts";

/** What was taken in by a means, less what was given back by it. */
export const netWords: Record<MeansOfPayment, MessageDescriptor> = {
  cash: msg`Espèces, net`,
  "mobile-money": msg`Mobile money, net`,
};

type Drawer = { sold: MessageDescriptor; givenBack: MessageDescriptor };

/** What sales bring into the drawer, and what leaves it for what came back. */
export const drawerWords: Record<MeansWith<{ inDrawer: true }>, Drawer> = {
  cash: { sold: msg`Ventes en espèces`, givenBack: msg`Rendu en espèces` },
};

/** The part of the net sales that is not in the drawer. */
export const besideDrawerWords: Record<MeansWith<{ inDrawer: false }>, MessageDescriptor> = {
  "mobile-money": msg`dont mobile money`,
};
