import { useLingui } from "@lingui/react/macro";
import type { ProposalKind } from "#shared/spoken/proposal.ts";

/** What the field is called on a screen, with what one may say there. */
export function useSayWords(about: Exclude<ProposalKind, "nothing">): {
  title: string;
  label: string;
  hint: string;
} {
  const { t } = useLingui();
  switch (about) {
    case "sale":
      return {
        title: t`Dire ou taper la vente`,
        label: t`La vente en une phrase`,
        hint: t`Par exemple : 3 savons, 1 kg et demi de riz. Une dépense, un paiement ou un achat se disent aussi.`,
      };
    case "expense":
      return {
        title: t`Dire ou taper la dépense`,
        label: t`La dépense en une phrase`,
        hint: t`Par exemple : taxi 1500 de la caisse.`,
      };
    case "payment":
      return {
        title: t`Dire ou taper le paiement`,
        label: t`Le paiement en une phrase`,
        hint: t`Par exemple : Awa a payé 5000 par mobile money.`,
      };
    case "purchase":
      return {
        title: t`Dire ou taper l’achat`,
        label: t`L’achat en une phrase`,
        hint: t`Par exemple : 10 cartons de savon à 12 000 chez Sopal, à crédit.`,
      };
  }
}
