import { useLingui } from "@lingui/react/macro";
import Pencil from "lucide-react/icons/pencil";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import type { AgencyRow } from "#web/store/read-models/agency-book.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

type AgencyLineProps = { agency: AgencyRow; onEdit: () => void };

/** One agency of the list, and the way to change it. */
export function AgencyLine({ agency, onEdit }: AgencyLineProps) {
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{agency.name}</p>
        {agency.address !== "" && (
          <p className="text-sm break-words text-ink-soft">{agency.address}</p>
        )}
        {agency.isPending && <UnsentMark />}
      </div>
      <IconButton
        label={t`Modifier l’agence ${agency.name}`}
        icon={<Pencil aria-hidden="true" />}
        onClick={onEdit}
      />
    </li>
  );
}
