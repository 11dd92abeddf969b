import { Trans } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import type { Role } from "#shared/schemas/person.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { parseRate } from "#web/blocks/percent/rate.ts";
import { editShop } from "#web/store/acts.ts";
import { showToast } from "#web/ui/toast-state.ts";
import { useFirstWrong } from "#web/ui/use-first-wrong.ts";
import { Agencies } from "./agencies/agencies.tsx";
import { ContactSection } from "./contact-section.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { DiscountSection } from "./discount-section.tsx";
import { IdentitySection } from "./identity-section.tsx";
import { LeaveDialog } from "./leaving/leave-dialog.tsx";
import { SaveBar } from "./leaving/save-bar.tsx";
import { useLeaveGuard } from "./leaving/use-leave-guard.ts";
import { LoyaltySection } from "./loyalty-section.tsx";
import { MobileMoneySection } from "./mobile-money-section.tsx";
import { ReceiptPreview } from "./receipt-preview.tsx";
import { ReceiptSection, type TypedRates } from "./receipt-section.tsx";
import { ScaleSection } from "./scale-section.tsx";
import { type FieldsProps, Section } from "./section.tsx";
import {
  changeShopEdits,
  editsSince,
  fieldsWith,
  patchOf,
  type ShopEdits,
  troublesIn,
  useShopEdits,
  withEdit,
} from "./shop-edits.ts";
import { StockSection } from "./stock-section.tsx";

/** Everything one may say of a shop, on one page. Only what was changed is sent. */
export function ShopSettings({ shop, role }: { shop: Shop; role: Role }) {
  const edits = useShopEdits(shop.id);
  const fields = fieldsWith(shop, edits);
  const isDirty = Object.keys(edits).length > 0;
  // Until they are kept or given up, rates stand as they were typed.
  const [typed, setTyped] = useState<TypedRates>({});
  const isRateWrong = Object.values(typed).some(
    (rate) => rate !== undefined && parseRate(rate) === undefined,
  );
  const [asked, setAsked] = useState(false);
  const [round, setRound] = useState(0);
  const { busy, refusal, run } = useAct();
  const guard = useLeaveGuard(isDirty);
  const form = useFirstWrong(asked);
  const formId = useId();
  const found = troublesIn(fields, edits);
  const troubles = asked ? found : [];

  const props: FieldsProps = {
    shopId: shop.id,
    fields,
    troubles,
    round,
    onField: (field, value) => {
      setAsked(false);
      changeShopEdits(shop.id, (known) => withEdit(shop, known, field, value));
    },
  };

  function beginAnew(change: (edits: ShopEdits) => ShopEdits) {
    changeShopEdits(shop.id, change);
    setAsked(false);
    setTyped({});
    setRound((known) => known + 1);
  }

  const handleGiveUp = () => beginAnew(() => ({}));

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (found.length > 0 || isRateWrong) return;
    const patch = patchOf(edits);
    const kept = await run((formId) => editShop({ shopId: shop.id, formId, patch }));
    if (kept === undefined) return;
    beginAnew((known) => editsSince(edits, known));
    showToast(<Trans>Paramètres enregistrés</Trans>, "ok");
  }

  function handleLeave() {
    handleGiveUp();
    guard.leave?.();
  }

  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <form
            ref={form}
            id={formId}
            noValidate
            onSubmit={handleSubmit}
            className="flex flex-col gap-4"
          >
            <IdentitySection {...props} />
            <ContactSection {...props} />
            <ReceiptSection {...props} typed={typed} onTyped={setTyped} />
            <div className="lg:hidden">
              <ReceiptPreview shopId={shop.id} fields={fields} />
            </div>
            <StockSection {...props} />
            <DiscountSection {...props} role={role} />
            <LoyaltySection {...props} />
            <ScaleSection {...props} />
            <MobileMoneySection {...props} />
          </form>
          <Section
            title={<Trans>Agences</Trans>}
            hint={
              <Trans>
                Les points de vente de cette boutique. Celui de l’appareil s’imprime sur ses reçus.
              </Trans>
            }
          >
            <Agencies shop={shop} />
          </Section>
          {role === "owner" && <DangerZone />}
        </div>
        <div className="sticky top-20 max-lg:hidden">
          <ReceiptPreview shopId={shop.id} fields={fields} />
        </div>
        {isDirty && (
          <SaveBar
            formId={formId}
            busy={busy}
            refusal={refusal}
            isTroubled={asked && (found.length > 0 || isRateWrong)}
            onGiveUp={handleGiveUp}
          />
        )}
      </div>
      <LeaveDialog
        open={guard.leave !== undefined && isDirty}
        onStay={guard.stay}
        onLeave={handleLeave}
      />
    </>
  );
}
