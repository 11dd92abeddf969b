import { Trans } from "@lingui/react/macro";
import type { Connection } from "#web/blocks/sync/connection.ts";

/** Nobody said lately which devices have sold, and why. */
export function DevicesUnknown({ connection }: { connection: Connection }) {
  switch (connection) {
    case "offline":
      return (
        <Trans>
          Sans réseau, on ne sait pas quels autres appareils ont vendu : leurs ventes changeront le
          stock en arrivant.
        </Trans>
      );
    case "sign-in-needed":
      return (
        <Trans>
          Reconnectez-vous pour savoir quels autres appareils ont vendu : leurs ventes changeront le
          stock en arrivant.
        </Trans>
      );
    default:
      return (
        <Trans>
          Le serveur ne dit pas quels autres appareils ont vendu : leurs ventes changeront le stock
          en arrivant.
        </Trans>
      );
  }
}
