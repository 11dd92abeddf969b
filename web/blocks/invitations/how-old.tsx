import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useDeviceNow } from "#web/blocks/use-now.ts";
import { formatAgo } from "#web/i18n/ago.ts";
import type { Language } from "#web/i18n/language.ts";
import type { Answer } from "#web/store/queries/use-answer.ts";

type HowOldProps = {
  answer: Pick<Answer<unknown>, "heardAt" | "state">;
  /** What could not be done when the server itself said no. */
  failed: ReactNode;
};

/** Says so when what is on the screen could not be renewed, and from when it is. */
export function HowOld({ answer: { heardAt, state }, failed }: HowOldProps) {
  const { i18n } = useLingui();
  const now = useDeviceNow();
  if (typeof state !== "object") return null;
  return (
    <p role="status" className="text-sm text-attention">
      {state.trouble !== "offline" && <span className="block font-medium">{failed}</span>}
      {heardAt === undefined ? (
        <Trans>Il faut du réseau pour voir cette liste une première fois.</Trans>
      ) : (
        <Trans>
          Sans réponse du serveur : liste reçue {formatAgo(heardAt, now, i18n.locale as Language)}.
        </Trans>
      )}
    </p>
  );
}
