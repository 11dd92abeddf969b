import { Trans } from "@lingui/react/macro";
import FileUp from "lucide-react/icons/file-up";
import Tags from "lucide-react/icons/tags";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { buttonLook } from "#web/ui/button.tsx";

/** What one does with the whole list. */
export function GoodsLinks() {
  return (
    <div className="flex flex-wrap gap-2">
      <Way to="/product-management/import" icon={<FileUp />}>
        <Trans>Importer, exporter</Trans>
      </Way>
      <Way to="/product-management/labels" icon={<Tags />}>
        <Trans>Étiquettes</Trans>
      </Way>
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
