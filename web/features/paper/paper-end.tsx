import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { PaperProposal } from "#shared/paper/proposal.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { CreditEnd } from "./credit-end.tsx";
import { KeepPhoto } from "./keep-photo.tsx";
import { ListEnd } from "./list-end.tsx";
import { NoPurchaseEnd } from "./no-purchase-end.tsx";
import type { ReviewedLine } from "./reviewed-line.ts";

type PaperEndProps = {
  shop: SessionShop;
  proposal: PaperProposal;
  lines: readonly ReviewedLine[];
  photo: File;
  onAnother: () => void;
};

/** Last step for a paper, by its kind: the purchase, a return, the import of a list, or advice. */
export function PaperEnd({ shop, proposal, lines, photo, onAnother }: PaperEndProps) {
  const { kind, supplierId } = proposal;
  const taken = lines.filter(({ state }) => state === "taken");
  switch (kind) {
    case "statement":
    case "proforma":
      return (
        <NoPurchaseEnd
          {...{ kind, supplierId, onAnother }}
          asked={proposal.closing.toPay}
          entries={proposal.entries ?? []}
        />
      );
    case "list":
      return <ListEnd shop={shop} lines={taken} onAnother={onAnother} />;
    case "credit-note":
      return <CreditEnd {...{ shopId: shop.id, proposal, lines, onAnother }} />;
    default:
      return (
        <>
          <KeepPhoto shopId={shop.id} photo={photo} />
          <div className="flex flex-wrap gap-2">
            {taken.length > 0 && (
              <Link to="/purchases/new" className={`${buttonLook("main", "sell")} grow`}>
                <Trans>Continuer vers l’achat</Trans>
              </Link>
            )}
            <Button size="sell" className="grow" onClick={onAnother}>
              <Trans>Une autre photo</Trans>
            </Button>
          </div>
        </>
      );
  }
}
