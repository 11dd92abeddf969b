import { Trans, useLingui } from "@lingui/react/macro";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { numbersIn } from "#web/blocks/phone/written-phone.ts";
import { buttonLook } from "#web/ui/button.tsx";

type ContactLinksProps = {
  /** Whom they reach, for those who hear the screen. */
  name: string;
  phone: string;
  /** For which a number without a code is read. */
  country: string;
  email: string;
};

/** By WhatsApp, telephone or mail, as pictures on a phone; nothing for what is not known. */
export function ContactLinks({ name, phone, country, email }: ContactLinksProps) {
  const { t } = useLingui();
  const [number] = numbersIn(phone, country);
  if (!number && !email) return null;
  const look = buttonLook("plain", "normal");
  return (
    <p className="flex flex-wrap gap-2">
      {number && (
        <>
          <a
            href={`https://wa.me/${number.slice(1)}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t`Écrire à ${name} par WhatsApp`}
            className={look}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">
              <Trans>WhatsApp</Trans>
            </span>
          </a>
          <a href={`tel:${number}`} aria-label={t`Appeler ${name}`} className={look}>
            <Phone aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">
              <Trans>Appeler</Trans>
            </span>
          </a>
        </>
      )}
      {email && (
        <a href={`mailto:${email}`} aria-label={t`Envoyer un email à ${name}`} className={look}>
          <Mail aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">
            <Trans>Email</Trans>
          </span>
        </a>
      )}
    </p>
  );
}
