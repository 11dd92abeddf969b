import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { Navigate } from "react-router-dom";
import { isNameless } from "#shared/schemas/nameless.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { useKept } from "#web/blocks/hooks/use-kept.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { OnboardingPage, Waiting } from "#web/blocks/onboarding/onboarding-page.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { editShop } from "#web/store/acts.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { FirstProducts } from "./first-products.tsx";
import { draftOf, isBadEmail, isEmpty, patchOf } from "./setup-draft.ts";
import { BaseStep, ContactStep, GoodsStep, LogoStep } from "./shop-steps.tsx";
import { type Step, StepTiles, steps } from "./step-tiles.tsx";

const notSaved = msg`La boutique n’a pas été changée`;

/** /shop-setup: a shop from its name to its first products, in five steps that may be left at any time. */
export function ShopSetupScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const current = currentShop(session);
  if (session && current?.role !== "owner") return <Navigate to={homeOfSession(session)} replace />;
  return (
    <OnboardingPage
      title={t`Installer ma boutique`}
      lead={<Trans>Cinq étapes courtes. Chacune peut attendre, et tout se change plus tard.</Trans>}
    >
      {current && <Loaded key={current.id} shopId={current.id} />}
    </OnboardingPage>
  );
}

function Loaded({ shopId }: { shopId: string }) {
  const shop = useKept(useShop(shopId));
  return shop ? <Wizard shop={shop} /> : <Waiting />;
}

/** What one step changed is written when it is left, with or without a network. */
function Wizard({ shop }: { shop: Shop }) {
  const { t } = useLingui();
  const moveOn = useMoveOn();
  const { busy, refusal, run } = useAct();
  const [step, setStep] = useState<Step>("base");
  const [done, setDone] = useState<ReadonlySet<Step>>(new Set());
  const [base, setBase] = useState(() => draftOf(shop));
  const [draft, setDraft] = useState(base);
  const [asked, setAsked] = useState(false);
  const at = steps.indexOf(step);
  const hasName = !isNameless(draft.name);
  // A logo comes long after it was chosen, perhaps at a later step: what was typed meanwhile stays.
  const change = (fields: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...fields }));

  /** Whether all that was typed is safe on the device. */
  async function save(): Promise<boolean> {
    if (!hasName) {
      setStep("base");
      showToast(
        <>
          <strong className="block">{t`Nom requis`}</strong>
          {t`Veuillez au moins renseigner le nom de votre boutique`}
        </>,
        "stop",
      );
      return false;
    }
    setAsked(isBadEmail(draft));
    if (isBadEmail(draft)) {
      setStep("contact");
      return false;
    }
    const patch = patchOf(base, draft);
    if (isEmpty(patch)) return true;
    const written = await run((formId) => editShop({ shopId: shop.id, formId, patch }));
    if (written === undefined) return false;
    setBase(draft);
    return true;
  }

  async function go(next: Step) {
    if (next === step || !(await save())) return;
    setDone((known) => new Set(known).add(step));
    setStep(next);
  }

  async function leave(to: string) {
    if (await save()) moveOn(to);
  }

  function handleNext(event: FormEvent) {
    event.preventDefault();
    const next = steps[at + 1];
    if (next) void go(next);
  }

  const shared = { draft, onChange: change };
  return (
    <>
      <StepTiles current={step} done={done} onPick={(next) => void go(next)} />
      <Card className="flex flex-col gap-4">
        {step === "products" ? (
          <FirstProducts shop={shop} />
        ) : (
          <form id="step" onSubmit={handleNext} noValidate className="flex flex-col gap-4">
            {step === "base" && <BaseStep {...shared} />}
            {step === "logo" && <LogoStep shopId={shop.id} {...shared} />}
            {step === "contact" && (
              <ContactStep {...shared} isBadEmail={asked && isBadEmail(draft)} />
            )}
            {step === "goods" && <GoodsStep {...shared} />}
          </form>
        )}
        <ActTrouble title={notSaved} refusal={refusal} />
      </Card>
      <div className="flex flex-wrap items-center gap-3 max-sm:*:grow">
        {at > 0 && (
          <Button size="large" onClick={() => void go(steps[at - 1] ?? "base")}>
            <Trans>Précédent</Trans>
          </Button>
        )}
        <Button size="large" className="sm:mr-auto" onClick={() => void leave("/dashboard")}>
          <Trans>Plus tard</Trans>
        </Button>
        {step === "products" ? (
          <>
            <Button size="large" disabled={!hasName} onClick={() => void leave("/point-of-sale")}>
              <Trans>Vendre maintenant</Trans>
            </Button>
            <Button
              kind="main"
              size="large"
              disabled={!hasName}
              busy={busy}
              onClick={() => void leave("/dashboard")}
            >
              <Trans>Terminer</Trans>
            </Button>
          </>
        ) : (
          <Button
            kind="main"
            size="large"
            type="submit"
            form="step"
            disabled={!hasName}
            busy={busy}
          >
            <Trans>Suivant</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
