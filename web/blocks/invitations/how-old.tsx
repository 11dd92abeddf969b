import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useDeviceNow } from "#web/blocks/hooks/use-now.ts";
import { troubleSentence } from "#web/blocks/trouble/trouble-words.ts";
import { formatAgo } from "#web/i18n/ago.ts";
import type { Language } from "#web/i18n/language.ts";
import { isUnheard } from "#web/store/line-trouble.ts";
import type { Answer } from "#web/store/queries/use-answer.ts";

type HowOldProps = {
  answer: Pick<Answer<unknown>, "heardAt" | "state">;
  /** What could not be done when the server itself said no. */
  failed: ReactNode;
  /** That says why, too. */
  saysWhy?: boolean;
};

/** Says so when what is on the screen could not be renewed, why not, and from when it is. */
export function HowOld({ answer: { heardAt, state }, failed, saysWhy = false }: HowOldProps) {
  const { i18n } = useLingui();
  const now = useDeviceNow();
  if (typeof state !== "object") return null;
  const { trouble } = state;
  const ago = heardAt === undefined ? undefined : formatAgo(heardAt, now, i18n.locale as Language);
  return (
    <div role="status" className="text-sm text-attention">
      {isUnheard(trouble) ? (
        <Unreached ago={ago} trouble={trouble} />
      ) : (
        <>
          <p className="font-medium">{failed}</p>
          {!saysWhy && <p>{troubleSentence({ code: trouble }, i18n)}</p>}
          {ago !== undefined && (
            <p>
              <Trans>Dernières nouvelles : {ago}.</Trans>
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Unreached({ ago, trouble }: { ago: string | undefined; trouble: string }) {
  const { i18n } = useLingui();
  const why = trouble === "offline" ? "" : ` ${troubleSentence({ code: trouble }, i18n)}`;
  return (
    <p>
      {ago !== undefined && <Trans>Sans réponse du serveur : dernières nouvelles {ago}.</Trans>}
      {ago === undefined && trouble === "offline" && (
        <Trans>Pas encore reçu sur cet appareil : cela viendra avec le réseau.</Trans>
      )}
      {ago === undefined && trouble !== "offline" && (
        <Trans>Pas encore reçu sur cet appareil.</Trans>
      )}
      {why}
    </p>
  );
}
