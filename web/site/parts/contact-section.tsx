import { Trans, useLingui } from "@lingui/react/macro";
import Clock from "lucide-react/icons/clock";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import Send from "lucide-react/icons/send";
import type { ReactNode } from "react";
import { Section } from "#web/site/sections/section.tsx";
import { type SiteSetting, setting, WhenSet } from "#web/site/settings.tsx";
import { ContactForm } from "./contact-form.tsx";

/** How one reaches whoever runs this server: only the ways that they have set. */
export function ContactSection() {
  return (
    <Section
      id="contact"
      title={<Trans>Contact</Trans>}
      lead={<Trans>Une question, une démonstration : écrivez, une personne répond.</Trans>}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[1.6fr_1fr]">
        <ContactForm />
        <ContactWays />
      </div>
    </Section>
  );
}

function ContactWays() {
  const { t } = useLingui();
  return (
    <address className="not-italic">
      <ul className="flex flex-col gap-2">
        <Way
          name="contactEmail"
          icon={<Mail />}
          what={t`Email`}
          link={`mailto:${setting("contactEmail")}`}
        >
          {setting("contactEmail")}
        </Way>
        <Way
          name="contactPhone"
          icon={<Phone />}
          what={t`Téléphone`}
          link={setting("contactPhoneLink")}
        >
          {setting("contactPhone")}
        </Way>
        <Way name="whatsappLink" icon={<MessageCircle />} link={setting("whatsappLink")}>
          WhatsApp
        </Way>
        <Way name="telegramLink" icon={<Send />} link={setting("telegramLink")}>
          Telegram
        </Way>
        <Way name="contactAddress" icon={<MapPin />} what={t`Adresse`}>
          {setting("contactAddress")}
        </Way>
        <Way name="contactHours" icon={<Clock />} what={t`Horaires`}>
          {setting("contactHours")}
        </Way>
      </ul>
    </address>
  );
}

type WayProps = {
  name: SiteSetting;
  icon: ReactNode;
  what?: string;
  link?: string;
  children: ReactNode;
};

function Way({ name, icon, what, link, children }: WayProps) {
  const row = (
    <>
      <span aria-hidden="true" className="text-brand-ink [&_svg]:size-6">
        {icon}
      </span>
      <span>
        {what && <span className="block text-sm text-ink-soft">{what}</span>}
        <span className="font-medium">{children}</span>
      </span>
    </>
  );
  const look = "inline-flex min-h-11 items-center gap-3 py-1";
  return (
    <WhenSet name={name}>
      <li>
        {link === undefined ? (
          <span className={look}>{row}</span>
        ) : (
          <a href={link} className={`${look} underline underline-offset-4`}>
            {row}
          </a>
        )}
      </li>
    </WhenSet>
  );
}
