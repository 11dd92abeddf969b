import { Trans, useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import { countryOfNumber } from "#shared/rules/countries.ts";
import { planOf, trialPlan } from "#shared/rules/plans.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { useOnline } from "#web/blocks/hooks/use-online.ts";
import { AskTrouble, NeedsNetwork } from "#web/blocks/onboarding/ask-trouble.tsx";
import { CountryField } from "#web/blocks/phone/country-field.tsx";
import { deviceZone, guessedCountry } from "#web/blocks/phone/country-names.ts";
import { PhoneFaultText } from "#web/blocks/phone/phone-fault-text.tsx";
import { ContactFields } from "#web/blocks/shop-form/contact-fields.tsx";
import { TroubleText } from "#web/blocks/trouble/trouble.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import type { NotDone } from "#web/store/session/ask-server.ts";
import { openShop } from "#web/store/session/open-shop.ts";
import { choosePlan } from "#web/store/session/subscription.ts";
import { useSession } from "#web/store/session.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { useFirstWrong } from "#web/ui/use-first-wrong.ts";
import { type CompanyDraft, companyTrouble, keepDraft } from "./company-draft.ts";

/** The name of a shop, and for whoever likes the rest of it; the first one begins the trial. */
export function CompanyForm({ userId, start }: { userId: string; start: CompanyDraft }) {
  const { t } = useLingui();
  const moveOn = useMoveOn();
  const online = useOnline();
  const [draft, setDraft] = useState(start);
  const [asked, setAsked] = useState(0);
  const form = useFirstWrong(asked);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<NotDone>();
  const country = draft.country ?? countryOfNumber(draft.phone) ?? guessedCountry();
  const trouble = asked ? companyTrouble(draft, country) : undefined;
  const hasPlan = useSession((state) => Boolean(state.session?.profile?.subscription));

  function change(fields: Partial<CompanyDraft>) {
    const next = { ...draft, ...fields };
    setDraft(next);
    keepDraft(userId, next);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(asked + 1);
    if (companyTrouble(draft, country)) return;
    // The shop itself may be known already, when the answer to its opening was lost.
    const others = useSession.getState().session?.shops.filter(({ id }) => id !== draft.id);
    const isFirst = !others?.some(({ role }) => role === "owner");
    setBusy(true);
    setRefusal(undefined);
    if (!useSession.getState().session?.profile?.subscription) {
      const begun = await choosePlan(trialPlan);
      if (!begun.ok) {
        setBusy(false);
        return setRefusal(begun);
      }
    }
    const opened = await openShop({
      id: draft.id,
      name: draft.name.trim(),
      description: draft.description.trim(),
      address: draft.address.trim(),
      phone: draft.phone.trim(),
      email: draft.email.trim(),
      country,
      timeZone: deviceZone(),
    });
    setBusy(false);
    if (!opened.ok && opened.code === "plan-limit")
      return moveOn("/subscription-upgrade?limit=shops");
    if (!opened.ok) return setRefusal(opened);
    keepDraft(userId, undefined);
    showToast(
      <>
        <strong className="block">{t`Boutique créée`}</strong>
        {t`Votre boutique a été créée avec succès`}
      </>,
      "ok",
    );
    moveOn(isFirst ? "/point-of-sale" : "/dashboard", { replace: true });
  }

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_20rem]">
      <Card>
        <form ref={form} onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
          {!online && (
            <NeedsNetwork>
              <Trans>
                Il faut du réseau pour ouvrir une boutique. Ce que vous tapez est gardé.
              </Trans>
            </NeedsNetwork>
          )}
          {refusal !== undefined && <OpenTrouble of={refusal} />}
          <TextField
            label={t`Nom de la boutique`}
            value={draft.name}
            onChange={(name) => change({ name })}
            error={trouble?.field === "name" ? t`Nom requis` : undefined}
            autoComplete="organization"
            maxLength={120}
          />
          <details open={(trouble && trouble.field !== "name") || undefined}>
            <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand-ink">
              <Trans>Adresse, contact, description</Trans>
            </summary>
            <div className="flex flex-col gap-4 pt-2">
              <TextField
                label={t`Description (facultatif)`}
                value={draft.description}
                onChange={(description) => change({ description })}
                maxLength={500}
              />
              <ContactFields
                contact={draft}
                onChange={change}
                emailError={
                  trouble?.field === "email" ? t`Cette adresse email n’est pas complète` : undefined
                }
                phoneError={
                  trouble?.field === "phone" ? <PhoneFaultText country={country} /> : undefined
                }
              />
              <CountryField
                country={country}
                onCountry={(chosen) => change({ country: chosen })}
                hint={t`Pour lire les numéros de téléphone et proposer la TVA du pays.`}
              />
            </div>
          </details>
          {!hasPlan && <TrialTerms />}
          <div className="grid gap-3 min-[22rem]:grid-cols-[auto_minmax(0,1fr)]">
            <Link to="/subscription-setup" className={buttonLook("plain", "large")}>
              <ArrowLeft aria-hidden="true" className="size-5" />
              <Trans>Retour</Trans>
            </Link>
            <Button kind="main" size="large" type="submit" busy={busy}>
              <Trans>Créer ma boutique</Trans>
            </Button>
          </div>
        </form>
      </Card>
      <Card className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">
          <Trans>Ensuite</Trans>
        </h2>
        <ol className="flex list-decimal flex-col gap-1.5 pl-5">
          <li>
            <Trans>Votre premier produit : un nom, un prix, et il se vend</Trans>
          </li>
          <li>
            <Trans>Votre première vente, même sans réseau</Trans>
          </li>
          <li>
            <Trans>
              Le reste vous attend sur le tableau de bord : logo, équipe, autres produits
            </Trans>
          </li>
        </ol>
      </Card>
    </div>
  );
}

/** What begins with the first shop, said where it begins. */
function TrialTerms() {
  const { name, priceXaf } = planOf(trialPlan);
  const price = formatMoney(priceXaf);
  return (
    <p className="text-sm text-ink-soft">
      <Trans>
        30 jours d’essai gratuit avec le plan {name}, sans carte bancaire. Rien n’est prélevé :
        ensuite {price} par mois, seulement si vous payez.{" "}
        <Link to="/subscription-setup" className="underline underline-offset-4">
          Choisir un autre plan
        </Link>
      </Trans>
    </p>
  );
}

function OpenTrouble({ of }: { of: NotDone }) {
  if (of.code === "no-subscription")
    return (
      <AskTrouble>
        <Trans>Aucun abonnement trouvé. Veuillez d’abord choisir un plan.</Trans>{" "}
        <Link to="/subscription-setup" className="font-semibold underline underline-offset-4">
          <Trans>Choisir un plan</Trans>
        </Link>
      </AskTrouble>
    );
  return (
    <AskTrouble title={<Trans>erreur lors de la creation de la boutique</Trans>}>
      <TroubleText of={of} />
    </AskTrouble>
  );
}
