import { Trans, useLingui } from "@lingui/react/macro";
import Send from "lucide-react/icons/send";
import type { ReactNode } from "react";
import { longestDeskText } from "#shared/schemas/desk.ts";
import { SiteLink } from "#web/site/sections/site-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { boxLook } from "#web/ui/field.tsx";

/** The form as it stands on the page; contact-script.ts makes it answer. What it may say stands here, hidden. */
export function ContactForm() {
  const { t } = useLingui();
  return (
    <Card className="md:p-6">
      <form
        data-part="contact"
        method="post"
        action="/api/v1/contact"
        className="flex flex-col gap-4"
      >
        <fieldset data-contact-fields className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">
            <Trans>Écrivez-nous</Trans>
          </legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <Line name="firstName" label={t`Prénom`} autoComplete="given-name" maxLength={80} />
            <Line
              name="lastName"
              label={t({ message: "Nom", context: "de famille" })}
              autoComplete="family-name"
              maxLength={80}
            />
          </div>
          <Line
            name="email"
            type="email"
            label={t`Adresse email`}
            autoComplete="email"
            maxLength={254}
            wrong={t`Une adresse complète, comme nom@exemple.com`}
          />
          <Line
            name="projectType"
            label={t`Votre besoin`}
            list="contact-needs"
            autoComplete="off"
            maxLength={120}
          />
          <datalist id="contact-needs">
            <option value={t`Gestion de stock`} />
            <option value={t`Point de vente`} />
            <option value={t`Une démonstration`} />
          </datalist>
          <div className="flex flex-col gap-1">
            <label htmlFor="contact-message" className="font-medium">
              <Trans>Message</Trans>
            </label>
            <textarea
              id="contact-message"
              name="message"
              required
              rows={5}
              maxLength={longestDeskText}
              aria-describedby="contact-message-error"
              className={`${boxLook} block min-h-32 py-3 leading-6`}
            />
            <Trouble name="message" />
          </div>
          {/* Nobody sees this box; whoever fills it is a machine. Its name is one that no browser fills for people. */}
          <div aria-hidden="true" className="sr-only">
            <input
              name="contact-topic"
              tabIndex={-1}
              autoComplete="off"
              data-1p-ignore
              data-bwignore
              data-lpignore="true"
            />
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" kind="brand" size="large" icon={<Send aria-hidden="true" />}>
              <Trans>Envoyer le message</Trans>
            </Button>
            <p className="flex-1 basis-60 text-sm text-ink-soft">
              <Trans>
                Pour vous répondre, et rien d’autre : effacé après un an.{" "}
                <SiteLink to="/privacy" className="underline underline-offset-4">
                  Confidentialité
                </SiteLink>
              </Trans>
            </p>
          </div>
          <noscript>
            <p className="text-sm font-medium">
              <Trans>Sans JavaScript ce formulaire ne part pas : écrivez-nous par email.</Trans>
            </p>
          </noscript>
        </fieldset>
        <Standing />
      </form>
    </Card>
  );
}

type LineProps = {
  name: string;
  label: string;
  type?: string;
  autoComplete: string;
  maxLength: number;
  list?: string;
  /** Said of what is there and not right; what is missing is said the same everywhere. */
  wrong?: string;
};

function Line({ name, label, wrong, type = "text", ...rest }: LineProps) {
  const id = `contact-${name}`;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        name={name}
        type={type}
        required
        aria-describedby={`${id}-error`}
        className={boxLook}
      />
      <Trouble name={name} wrong={wrong} />
    </div>
  );
}

function Trouble({ name, wrong }: { name: string; wrong?: string | undefined }) {
  return (
    <p id={`contact-${name}-error`} className="text-sm font-medium text-stop">
      <span data-trouble="missing" hidden>
        <Trans>À remplir</Trans>
      </span>
      {wrong !== undefined && (
        <span data-trouble="wrong" hidden>
          {wrong}
        </span>
      )}
    </p>
  );
}

/** What becomes of the message, in words: one of these at a time. */
function Standing() {
  const again = (
    <Button data-contact-again size="normal">
      <Trans>Réessayer maintenant</Trans>
    </Button>
  );
  const change = (
    <Button data-contact-change size="normal">
      <Trans>Modifier le message</Trans>
    </Button>
  );
  return (
    <>
      <div role="status" className="flex flex-col gap-2">
        <Told when="sending" look="bg-sunken text-ink">
          <Trans>Envoi du message…</Trans>
        </Told>
        <Told when="sent" look="bg-ok-soft text-ok">
          <Trans>Félicitations, votre message a été envoyé avec succès !</Trans>
        </Told>
        <Told when="offline" look="bg-attention-soft text-attention" buttons={[again, change]}>
          <Trans>
            Pas de réseau. Votre message est gardé sur cet appareil et partira une seule fois, dès
            que le réseau revient et que cette page est ouverte.
          </Trans>
        </Told>
      </div>
      <div role="alert" className="flex flex-col gap-2">
        <Told when="refused" look="bg-stop-soft text-stop">
          <Failed />
        </Told>
        <Told when="server" look="bg-stop-soft text-stop" buttons={[again, change]}>
          <Failed /> <Trans>Il est gardé sur cet appareil.</Trans>
        </Told>
        <Told when="too-many" look="bg-stop-soft text-stop" buttons={[again, change]}>
          <Trans>
            Trop de messages partent de votre réseau. Le vôtre est gardé sur cet appareil : attendez
            quelques minutes.
          </Trans>
        </Told>
      </div>
    </>
  );
}

function Failed() {
  return (
    <Trans>
      L’envoi de votre message a échoué. Veuillez réessayer ou nous contacter directement.
    </Trans>
  );
}

type ToldProps = {
  when: string;
  look: string;
  buttons?: readonly [ReactNode, ReactNode];
  children: ReactNode;
};

function Told({ when, look, buttons, children }: ToldProps) {
  return (
    <div
      data-contact-is={when}
      tabIndex={-1}
      hidden
      className={`flex flex-col gap-3 rounded-control p-3 ${look}`}
    >
      <p className="font-medium">{children}</p>
      {buttons && (
        <div className="flex flex-wrap gap-2">
          {buttons[0]}
          {buttons[1]}
        </div>
      )}
    </div>
  );
}
