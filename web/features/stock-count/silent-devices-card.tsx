import { Plural, Trans, useLingui } from "@lingui/react/macro";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { deviceName } from "#web/blocks/devices/device-name.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { connectionOf } from "#web/blocks/sync/connection.ts";
import { formatAgo } from "#web/i18n/ago.ts";
import type { Language } from "#web/i18n/language.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useDevices } from "#web/store/queries/use-devices.ts";
import { useStore } from "#web/store/queries/use-store.ts";
import { useSyncState } from "#web/store/queries/use-sync-state.ts";
import { Card } from "#web/ui/card.tsx";
import { DevicesUnknown } from "./devices-unknown.tsx";
import { silentDevices } from "./silent-devices.ts";

/** Before one trusts the books: which devices may still hold sales, and since when they are silent. */
export function SilentDevicesCard({ shopId }: { shopId: string }) {
  const { i18n } = useLingui();
  const now = useNow();
  const store = useStore();
  const cut = useDayCut(shopId);
  const connection = connectionOf(useSyncState());
  const { devices, state } = useDevices([shopId]);
  const silent = silentDevices(devices, now, store?.device.accessTo(shopId)?.deviceCode);
  if (state === "loading" || (state === "fresh" && silent.length === 0)) return null;
  return (
    <Warning>
      {state !== "fresh" && (
        <p>
          <DevicesUnknown connection={connection} />
        </p>
      )}
      {silent.length > 0 && (
        <>
          <p className="font-semibold">
            <Trans>Ces appareils ont peut-être des ventes que les comptes n’ont pas :</Trans>
          </p>
          <ul className="list-disc pl-5">
            {silent.map(({ code, label, name, fullName, lastSeenAt, owes }) => (
              <li key={`${code} ${fullName}`} className="break-words">
                <Trans>
                  {code} · {deviceName({ name, label }, i18n)} · {fullName}, entendu{" "}
                  {formatAgo(lastSeenAt, now, i18n.locale as Language, cut)}
                </Trans>
                {owes > 0 && (
                  <>
                    {" · "}
                    <Plural value={owes} one="# envoi manque" other="# envois manquent" />
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Warning>
  );
}

/** For those whose role does not see the devices: whom to ask. */
export function AskAboutDevices() {
  return (
    <Warning>
      <p>
        <Trans>
          Avant de valider, demandez au gérant si tous les téléphones ont envoyé leurs ventes.
        </Trans>
      </p>
    </Warning>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <Card className="flex gap-3 border-attention/40 bg-attention-soft text-attention">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">{children}</div>
    </Card>
  );
}
