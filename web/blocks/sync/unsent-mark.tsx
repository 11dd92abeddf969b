import { Trans } from "@lingui/react/macro";
import CloudUpload from "lucide-react/icons/cloud-upload";
import { Badge } from "#web/ui/badge.tsx";

/** On a ticket which the server has not answered yet: kept on this device, sent by itself. */
export function UnsentMark() {
  return (
    <Badge tone="attention" icon={<CloudUpload aria-hidden="true" />}>
      <Trans>À envoyer</Trans>
    </Badge>
  );
}
