import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ShopAtStake } from "#shared/schemas/departure.ts";
import { deviceName } from "#web/blocks/devices/device-name.ts";

/** Devices that hold something the server has not heard, as far as it knows. */
export function UnsentList({ shops }: { shops: readonly ShopAtStake[] }) {
  const { i18n } = useLingui();
  const waiting = shops.filter((shop) => shop.unsent.length > 0);
  if (waiting.length === 0) return null;
  return (
    <div className="rounded-control border border-attention/40 bg-attention-soft p-3 text-attention">
      <p className="font-semibold">
        <Trans>Des opérations ne sont pas encore arrivées :</Trans>
      </p>
      <ul className="mt-1 list-disc pl-5">
        {waiting.flatMap((shop) =>
          shop.unsent.map(({ code, label, name, fullName, missing }) => (
            <li key={`${shop.id} ${code}`}>
              {shop.name} · {fullName} · {code} · {deviceName({ name, label }, i18n)} ·{" "}
              <Plural value={missing} one="# opération" other="# opérations" />
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
