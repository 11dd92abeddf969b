import { Trans, useLingui } from "@lingui/react/macro";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import type { DayCut } from "#shared/rules/business-day.ts";
import { countryOf } from "#shared/rules/countries.ts";
import { mayGovern } from "#shared/rules/permissions.ts";
import type { Contact } from "#shared/schemas/invitation.ts";
import type { Member } from "#shared/schemas/person.ts";
import { AmountWords } from "#web/blocks/handover/amount-words.tsx";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { hueOf, initialsOf } from "#web/blocks/initials.ts";
import { ContactLinks } from "#web/blocks/invitations/contact-links.tsx";
import { Money } from "#web/blocks/money.tsx";
import { roleWords } from "#web/blocks/words/role-words.ts";
import { formatAgo } from "#web/i18n/ago.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Menu, type MenuItem } from "#web/ui/menu.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Dealings } from "./dealings.ts";
import { type MemberQuestion, questionsFor } from "./questions.tsx";

type MemberRowProps = {
  shop: SessionShop;
  member: Member;
  contact: Contact | undefined;
  /** Whether there will be one: what stands below must not move under a thumb. */
  contactComing: boolean;
  dealings: Dealings | undefined;
  onAsk: (question: MemberQuestion) => void;
};

/** Somebody of the shop: since when, as what, when they were last seen, how to reach them. */
export function MemberRow({
  shop,
  member,
  contact,
  contactComing,
  dealings,
  onAsk,
}: MemberRowProps) {
  const { t, i18n } = useLingui();
  const cut = useDayCut(shop.id);
  const country = countryOf(useShop(shop.id));
  const { timeZone } = cut;
  const { fullName, role, isActive, joinedAt } = member;
  const items: MenuItem[] = questionsFor(member).map((one) => ({
    ...one,
    onPick: () => onAsk(one.id),
  }));
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3 last:border-b-0">
      <div className="flex items-start gap-3">
        <Initials name={fullName} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{fullName}</p>
          <p className="text-sm text-ink-soft">
            <Trans>Actif depuis le {formatDate(joinedAt, i18n.locale as Language, timeZone)}</Trans>
            <LastSeen contact={contact} cut={cut} />
          </p>
          <p className="mt-1 flex flex-wrap gap-2">
            <Badge tone="brand">{i18n._(roleWords[role])}</Badge>
            {isActive ? (
              <Badge tone="ok">
                <Trans>Actif</Trans>
              </Badge>
            ) : (
              <Badge tone="attention">
                <Trans>En pause</Trans>
              </Badge>
            )}
          </p>
          {dealings && <DealingsLine dealings={dealings} />}
        </div>
        {mayGovern(shop.role, role) && (
          <Menu label={t`Actions pour ${fullName}`} items={items}>
            <EllipsisVertical aria-hidden="true" className="size-5" />
          </Menu>
        )}
      </div>
      {contact && (
        <ContactLinks
          name={fullName}
          phone={contact.phone}
          country={country}
          email={contact.email}
        />
      )}
      {contactComing && <Skeleton className="h-11 w-full" />}
    </li>
  );
}

function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-11 shrink-0 items-center justify-center rounded-full font-semibold text-[white]"
      style={{ backgroundColor: `hsl(${hueOf(name)} 45% 30%)` }}
    >
      {initialsOf(name)}
    </span>
  );
}

type LastSeenProps = { contact: Contact | undefined; cut: DayCut };

function LastSeen({ contact, cut }: LastSeenProps) {
  const { i18n } = useLingui();
  const now = useNow();
  if (!contact?.lastSeenAt) return null;
  return (
    <>
      {" · "}
      <Trans>vu {formatAgo(contact.lastSeenAt, now, i18n.locale as Language, cut)}</Trans>
    </>
  );
}

function DealingsLine({ dealings: { held, owed } }: { dealings: Dealings }) {
  return (
    <p className="mt-1 text-sm">
      <Trans>
        Détient <AmountWords amounts={held} />
      </Trans>
      {" · "}
      <Trans>
        commissions à payer : <Money francs={owed} />
      </Trans>
    </p>
  );
}
