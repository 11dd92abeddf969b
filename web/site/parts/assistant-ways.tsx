import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { SiteLink } from "#web/site/sections/site-link.tsx";
import { setting, WhenSet } from "#web/site/settings.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import type { AssistantTab } from "./assistant-tabs.ts";

/** A message that a person reads and answers; and the two messengers, where they are set. */
export function AssistantChat() {
  return (
    <Panel tab="chat">
      <p>
        <Trans>Laissez un message : une personne le lit et répond par email.</Trans>
      </p>
      <SiteLink to="/#contact" className={buttonLook("brand", "sell")}>
        <Trans>Écrire un message</Trans>
      </SiteLink>
      <WhenSet name="whatsappLink">
        <a href={setting("whatsappLink")} className={buttonLook("plain", "sell")}>
          WhatsApp
        </a>
      </WhenSet>
      <WhenSet name="telegramLink">
        <a href={setting("telegramLink")} className={buttonLook("plain", "sell")}>
          Telegram
        </a>
      </WhenSet>
    </Panel>
  );
}

export function AssistantPhone() {
  return (
    <Panel tab="phone">
      <WhenSet name="contactPhone">
        <a href={setting("contactPhoneLink")} className={buttonLook("brand", "sell")}>
          <Trans>Appeler le {setting("contactPhone")}</Trans>
        </a>
        <WhenSet name="contactHours">
          <p>{setting("contactHours")}</p>
        </WhenSet>
      </WhenSet>
      <WhenSet name="contactPhone" not>
        <p>
          <Trans>Aucun numéro n’est donné ici. Laissez le vôtre dans un message.</Trans>
        </p>
      </WhenSet>
    </Panel>
  );
}

export function AssistantMail() {
  return (
    <Panel tab="mail">
      <WhenSet name="contactEmail">
        <a
          href={`mailto:${setting("contactEmail")}`}
          className={`${buttonLook("brand", "sell")} break-all`}
        >
          {setting("contactEmail")}
        </a>
      </WhenSet>
      <WhenSet name="contactEmail" not>
        <SiteLink to="/#contact" className={buttonLook("brand", "sell")}>
          <Trans>Écrire par le formulaire</Trans>
        </SiteLink>
      </WhenSet>
    </Panel>
  );
}

function Panel({ tab, children }: { tab: AssistantTab; children: ReactNode }) {
  return (
    <div
      id={`assistant-${tab}`}
      data-panel
      className="flex flex-col items-start gap-2 border-t border-line pt-3"
    >
      {children}
    </div>
  );
}
