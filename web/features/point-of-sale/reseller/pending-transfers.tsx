import { Plural } from "@lingui/react/macro";
import Truck from "lucide-react/icons/truck";
import { Link } from "react-router-dom";
import { useTransfers } from "#web/store/queries/use-transfers.ts";

/** Goods on their way to this reseller: they can be sold once they have said yes to them. */
export function PendingTransfers({ shopId }: { shopId: string }) {
  const count = useTransfers(shopId).filter(({ status }) => status === "pending").length;
  if (count === 0) return null;
  return (
    <Link
      to="/product-management/transfers"
      className="m-2 mb-0 flex min-h-12 shrink-0 items-center gap-3 rounded-card border border-attention/40 bg-attention-soft px-3 font-medium text-attention"
    >
      <Truck aria-hidden="true" className="size-5 shrink-0" />
      <Plural value={count} one="# transfert à confirmer" other="# transferts à confirmer" />
    </Link>
  );
}
