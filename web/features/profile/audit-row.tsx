import { Trans, useLingui } from "@lingui/react/macro";
import type { AuditEntry } from "#shared/schemas/audit.ts";
import { machineWords } from "#web/blocks/devices/device-name.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { auditWords, meansWords } from "./audit-words.ts";

/** One act: what, who, when, from where. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useLingui();
  const { act, at, byName, isMine, shopName, network, details } = entry;
  const words = auditWords[act as keyof typeof auditWords];
  const means = meansWords[details["means"] as keyof typeof meansWords];
  const who = isMine ? t`Vous` : byName;
  const where = [machineWords(details["device"] ?? "", i18n), network && t`réseau ${network}`];
  const what = [
    means && i18n._(means),
    details["name"],
    details["email"],
    details["reference"],
    shopName,
  ];
  const told = (parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(" · ");
  return (
    <li className="border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
      <p className="font-medium">{words ? i18n._(words) : act}</p>
      {told(what) && <p className="break-words">{told(what)}</p>}
      <p className="text-sm text-ink-soft">
        {who || <Trans>Personne de reconnu</Trans>} · {formatDateTime(at, i18n.locale as Language)}
      </p>
      {told(where) && <p className="text-sm text-ink-soft">{told(where)}</p>}
    </li>
  );
}
