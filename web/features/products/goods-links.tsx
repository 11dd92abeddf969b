import { Trans } from "@lingui/react/macro";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import FileUp from "lucide-react/icons/file-up";
import Tags from "lucide-react/icons/tags";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatQuantity } from "#web/i18n/money.ts";
import { useDeletedProducts } from "#web/store/queries/use-product-list.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";

/** What one does with the whole list. */
export function GoodsLinks({ shopId, onDeleted }: { shopId: string; onDeleted: () => void }) {
  const deleted = useDeletedProducts(shopId).length;
  return (
    <div className="flex flex-wrap gap-2">
      <Way to="/product-management/import" icon={<FileUp />}>
        <Trans>Importer, exporter</Trans>
      </Way>
      <Way to="/product-management/labels" icon={<Tags />}>
        <Trans>Étiquettes</Trans>
      </Way>
      {deleted > 0 && (
        <Button
          className="max-sm:grow max-sm:px-2!"
          icon={<ArchiveRestore aria-hidden="true" className="size-5" />}
          onClick={onDeleted}
        >
          <Trans>Supprimés ({formatQuantity(deleted)})</Trans>
        </Button>
      )}
    </div>
  );
}

function Way({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className={`${buttonLook("plain", "normal")} max-sm:grow max-sm:px-2!`}>
      <span aria-hidden="true" className="[&_svg]:size-5">
        {icon}
      </span>
      {children}
    </Link>
  );
}
