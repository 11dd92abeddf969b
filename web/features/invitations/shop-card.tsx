import { Trans, useLingui } from "@lingui/react/macro";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import type { ReceivedInvitation } from "#shared/schemas/invitation.ts";
import { StatusBadge } from "#web/blocks/invitations/status-badge.tsx";
import { roleWords } from "#web/blocks/words/role-words.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { Badge } from "#web/ui/badge.tsx";

type ShopCardProps = { invitation: ReceivedInvitation; level: "h2" | "h3" };

/** Which shop asks, as what, until when. */
export function ShopCard({ invitation, level: Heading }: ShopCardProps) {
  const { i18n } = useLingui();
  const { shop, role, inviterName, status, expiresAt, createdAt } = invitation;
  const language = i18n.locale as Language;
  return (
    <div className="flex flex-col gap-2">
      <Heading className="text-lg font-semibold wrap-anywhere">{shop.name}</Heading>
      <p className="flex flex-wrap gap-2">
        <Badge tone="brand">{i18n._(roleWords[role])}</Badge>
        {status !== "pending" && <StatusBadge status={status} />}
      </p>
      {shop.description && <p className="wrap-anywhere">{shop.description}</p>}
      <ul className="flex flex-col gap-1 text-ink-soft empty:hidden">
        <Detail icon={<MapPin />}>{shop.address}</Detail>
        <Detail icon={<Phone />}>{shop.phone}</Detail>
        <Detail icon={<Mail />}>{shop.email}</Detail>
      </ul>
      <p className="text-sm text-ink-soft">
        <Trans>
          {inviterName} vous a invité le {formatDate(createdAt, language)}
        </Trans>
        {status === "pending" && (
          <>
            {" · "}
            <Trans>valable jusqu’au {formatDate(expiresAt, language)}</Trans>
          </>
        )}
      </p>
    </div>
  );
}

function Detail({ icon, children }: { icon: ReactNode; children: string }) {
  if (!children) return null;
  return (
    <li className="flex items-center gap-2 [&_svg]:size-5 [&_svg]:shrink-0">
      <span aria-hidden="true">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
