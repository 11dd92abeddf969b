import { useLingui } from "@lingui/react/macro";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { BuyingScreen } from "#web/blocks/notebook/buying-screen.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { PhotographedPaper } from "./photographed-paper.tsx";

/** /purchases/photo: the photograph of a supplier's paper becomes the draft of a purchase, or of an import. */
export function PaperScreen() {
  const { t } = useLingui();
  return (
    <BuyingScreen
      title={t`Photographier une facture`}
      back={<BackTo to="/purchases" label={t`Retour aux achats`} />}
      help={<HelpLink page="papers" />}
    >
      {(shop) => <PhotographedPaper key={shop.id} shop={shop} />}
    </BuyingScreen>
  );
}
