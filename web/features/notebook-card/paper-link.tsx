import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { usePurchases } from "#web/store/queries/use-purchases.ts";
import { TicketLink } from "./ticket-link.tsx";

type PaperLinkProps = { shopId: string; id: string | undefined };

/** The paper of what stands on an account, where this device holds it: a receipt, or a supplier's invoice. */
export function PaperLink({ shopId, id }: PaperLinkProps) {
  return useSuppliersSide() ? (
    <PurchaseLink shopId={shopId} id={id} />
  ) : (
    <TicketLink shopId={shopId} saleId={id} />
  );
}

function PurchaseLink({ shopId, id }: PaperLinkProps) {
  const purchase = usePurchases(shopId).find((one) => one.id === id);
  if (!purchase) return null;
  const { reference } = purchase;
  return (
    <>
      {" "}
      <Link
        to={`/purchases/${purchase.id}`}
        className="figures font-semibold text-brand-ink underline underline-offset-4"
      >
        {reference === null ? <Trans>voir l’achat</Trans> : <Trans>facture {reference}</Trans>}
      </Link>
    </>
  );
}
