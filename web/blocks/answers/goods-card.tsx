import { useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import type { Flag } from "#shared/schemas/sale.ts";
import { FlagText } from "#web/blocks/flags/flag-text.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";

type GoodsCardProps = {
  productName: string;
  /** With whom they are, were, or go; nothing where that goes without saying. */
  who: ReactNode;
  /** Before the moment, in the small line. */
  about?: ReactNode;
  /** After it. */
  by?: string;
  at: string;
  timeZone: string;
  badge: ReactNode;
  isPending: boolean;
  /** What the server found odd about it. */
  flags: readonly Flag[];
  children: ReactNode;
  /** What may be done with it. */
  actions?: ReactNode;
};

/** Goods that changed hands: which, with whom, when, and how it stands. */
export function GoodsCard(props: GoodsCardProps) {
  const { productName, who, about, by, at, timeZone, badge, isPending, flags } = props;
  const { children, actions } = props;
  const { i18n } = useLingui();
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="font-semibold break-words">{productName}</h3>
          {who && <p className="break-words">{who}</p>}
          <p className="text-sm text-ink-soft">
            {about && <>{about} · </>}
            {formatDateTime(at, i18n.locale as Language, timeZone)}
            {by && <> · {by}</>}
          </p>
        </div>
        <div className="flex flex-wrap gap-1">
          {badge}
          {isPending && <UnsentMark />}
        </div>
      </div>
      {children}
      {flags.length > 0 && (
        <ul className="list-disc pl-5 text-sm font-medium text-attention">
          {flags.map((flag) => (
            <li key={flag}>
              <FlagText flag={flag} />
            </li>
          ))}
        </ul>
      )}
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </Card>
  );
}

const tones = {
  waiting: { tone: "attention", Icon: Clock },
  agreed: { tone: "ok", Icon: Check },
  refused: { tone: "stop", Icon: X },
} as const;

/** What was said to it, or that nobody has yet: in words, with a picture and a colour. */
export function AnswerBadge({
  answer,
  children,
}: {
  answer: keyof typeof tones;
  children: ReactNode;
}) {
  const { tone, Icon } = tones[answer];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {children}
    </Badge>
  );
}
